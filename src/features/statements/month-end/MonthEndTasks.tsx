import Alert from 'antd/es/alert';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthName } from '../../../engine/month-name.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { notify } from '../../../providers/notification.ts';
import { OpenModal } from '../../../ui/OpenModal.tsx';
import type { GenerateAnswer, MonthEnd, MonthEndRow, PublishedMany } from '../../../wire/statements.ts';
import { generateSteps } from '../generate-steps.ts';
import { Skipped } from '../Skipped.tsx';
import { type StepCount, StepProgress } from '../StepProgress.tsx';
import { MonthSteps } from './MonthSteps.tsx';
import { MonthTable } from './MonthTable.tsx';
import { MonthTiles } from './MonthTiles.tsx';
import { PayOut } from './PayOut.tsx';
import { publishSteps } from './publish-steps.ts';
import { stagesOf, sumsText } from './stages.ts';

type MonthEndTasksProps = { readonly month: MonthEnd; readonly refresh: () => void };
const BEGINNING: StepCount = { done: 0, total: 0 };

/** The tasks of a month in order, and their statements. */
export function MonthEndTasks({ month, refresh }: MonthEndTasksProps) {
  const { t } = useTranslation('month-end');
  const language = useLanguage();
  const config = useClientConfig();
  const { send, isSending, failure } = useSend({ refreshes: ['statements'] });
  const [progress, setProgress] = useState<StepCount>(BEGINNING);
  const [asks, setAsks] = useState<'publish' | 'pay' | readonly [MonthEndRow]>();
  const [made, setMade] = useState<GenerateAnswer>();
  const { rows, missing, without } = month;
  const stages = stagesOf(rows);
  const { fine, payable, settled } = stages;

  const generate = async () => {
    setProgress(BEGINNING);
    const sent = await send(generateSteps(month.period, setProgress));
    if (sent.isDone) setMade(sent.data);
    refresh();
  };
  const publish = async (wanted: readonly MonthEndRow[]) => {
    setAsks(undefined);
    setProgress({ done: 0, total: wanted.length });
    const sent = await send(publishSteps(wanted, setProgress));
    if (sent.isDone) tell(sent.data);
    refresh();
  };
  const tell = ({ published, skipped }: PublishedMany) =>
    notify({
      type: skipped.length === 0 ? 'success' : 'error',
      key: 'month-end',
      message: [
        t('published', { count: published }),
        ...skipped.map(({ estate, reason }) => `${estate}: ${t(`skipped.${reason}`)}`),
      ].join(' '),
    });
  const asked = asks === 'publish' ? fine : Array.isArray(asks) ? (asks as readonly [MonthEndRow]) : undefined;
  return (
    <Flex vertical gap="middle">
      <MonthTiles stages={stages} missing={missing} />
      <Flex wrap gap="small" align="center">
        <MonthSteps
          stages={stages}
          missing={missing}
          isBusy={isSending}
          onGenerate={() => void generate()}
          onAsk={setAsks}
        />
        {isSending && <StepProgress progress={progress} text={t('progress', progress)} />}
      </Flex>
      {failure && <Alert type="error" showIcon message={failure.message} />}
      {made && (
        <div role="status">
          <strong>{t('made', { created: made.created, updated: made.updated })}</strong>
          <Skipped skipped={made.skipped} config={config} />
        </div>
      )}
      {!made && without.length > 0 && (
        <div>
          <strong>{t('without', { count: without.length })}</strong>
          <Skipped skipped={without} config={config} />
        </div>
      )}
      <MonthTable rows={rows} isBusy={isSending} onPublish={(row) => setAsks([row])} />
      {asked && (
        <OpenModal
          title={t('ask.title', { count: asked.length, month: monthName(month.period, language) })}
          okText={t('ask.ok', { count: asked.length })}
          cancelText={t('cancel')}
          onOk={() => void publish(asked)}
          onCancel={() => setAsks(undefined)}
        >
          <p>{sumsText(asked, language)}</p>
          {asks !== 'publish' && <p>{t('ask.odd', { estate: asked[0].estate })}</p>}
          <p>{t('ask.once')}</p>
        </OpenModal>
      )}
      {asks === 'pay' && (
        <PayOut month={month} rows={payable} settled={settled} onClose={() => setAsks(undefined)} onPaid={refresh} />
      )}
    </Flex>
  );
}
