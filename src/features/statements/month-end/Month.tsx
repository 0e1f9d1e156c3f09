import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/format.ts';
import { monthName } from '../../../engine/month-name.ts';
import { Tiles } from '../../../engine/report/Tiles.tsx';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { useClientConfig } from '../../../providers/config.ts';
import { notify } from '../../../providers/notification.ts';
import { OpenModal } from '../../../ui/OpenModal.tsx';
import type { GenerateAnswer, MonthEnd, MonthEndRow, PublishedMany } from '../../../wire/statements.ts';
import { generateSteps } from '../generate-steps.ts';
import { Skipped } from '../Skipped.tsx';
import { type Progress, StepProgress } from '../StepProgress.tsx';
import { MonthTable } from './MonthTable.tsx';
import { PayOut } from './PayOut.tsx';
import { publishSteps } from './publish-steps.ts';
import { isFine, isOpen, isPayable, isToSettle, sumsByCurrency } from './stages.ts';

type MonthProps = { readonly month: MonthEnd; readonly refresh: () => void };
const BEGINNING: Progress = { done: 0, total: 0 };

/** What is to be done about a month, in its order, and the statements that it is about. */
export function Month({ month, refresh }: MonthProps) {
  const { t } = useTranslation('month-end');
  const language = useLanguage();
  const config = useClientConfig();
  const { send, isSending, failure } = useSend({ refreshes: ['statements'] });
  const [progress, setProgress] = useState<Progress>(BEGINNING);
  const [asks, setAsks] = useState<'publish' | 'pay' | readonly [MonthEndRow]>();
  const [made, setMade] = useState<GenerateAnswer>();
  const { rows, missing, without } = month;
  const fine = rows.filter(isFine);
  const odd = rows.filter((row) => isOpen(row) && !isFine(row));
  const payable = rows.filter(isPayable);
  const settled = rows.filter(isToSettle);
  const paid = rows.filter(({ status }) => status === 'PAID').length;
  const stale = odd.some(({ oddities }) => oddities.some(({ code }) => code === 'STALE'));
  const money = (sums: ReturnType<typeof sumsByCurrency>) =>
    sums.map(({ currency, sum }) => formatMoney({ minor: sum, currency, language })).join(' · ');

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
  // The next step is the main one.
  const next = missing > 0 || stale ? 'generate' : fine.length > 0 ? 'publish' : 'pay';
  return (
    <Flex vertical gap="middle">
      <Tiles
        tiles={[
          { key: 'missing', title: t('tile.missing'), value: missing },
          { key: 'odd', title: t('tile.odd'), value: odd.length, more: t('tile.oddMore') },
          { key: 'fine', title: t('tile.fine'), value: fine.length, more: money(sumsByCurrency(fine)) },
          {
            key: 'payable',
            title: t('tile.payable'),
            value: payable.length,
            more: [
              money(sumsByCurrency(payable)),
              settled.length > 0 && t('tile.zeroMore', { count: settled.length }),
              t('tile.paidMore', { count: paid }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
        ]}
      />
      <Flex wrap gap="small" align="center">
        <Button type={next === 'generate' ? 'primary' : 'default'} disabled={isSending} onClick={() => void generate()}>
          {missing > 0 ? t('generate', { count: missing }) : t('generateAgain')}
        </Button>
        <Button
          type={next === 'publish' ? 'primary' : 'default'}
          disabled={isSending || fine.length === 0}
          onClick={() => setAsks('publish')}
        >
          {fine.length === 0 ? t('publishNone') : t('publish', { count: fine.length })}
        </Button>
        <Button
          type={next === 'pay' ? 'primary' : 'default'}
          disabled={isSending || payable.length + settled.length === 0}
          onClick={() => setAsks('pay')}
        >
          {payable.length > 0
            ? t('pay', { count: payable.length })
            : settled.length > 0
              ? t('settle', { count: settled.length })
              : t('payNone')}
        </Button>
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
          <p>{money(sumsByCurrency(asked))}</p>
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
