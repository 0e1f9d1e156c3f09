import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { periodPlus, periodOfDate } from '../../domain/statements/period.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { GenerateAnswer } from '../../wire/statements.ts';
import { Choice } from '../../ui/Choice.tsx';
import { monthName } from '../../engine/month-name.ts';
import { generateSteps } from './generate-steps.ts';
import { Skipped } from './Skipped.tsx';
import { type StepCount, StepProgress } from './StepProgress.tsx';

/** Past months offered. */
const OFFERED = 12;

const BEGINNING: StepCount = { done: 0, total: 0 };

/** Above the list: generates the statements of a month, and lists omissions with reasons. */
export function GenerateMonth({ config, resource }: PanelProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const { send, isSending, failure } = useSend({ refreshes: ['statements'] });
  const [last] = useState(() => periodPlus(periodOfDate(todayIn(new Date())), -1));
  const [period, setPeriod] = useState(last);
  const [progress, setProgress] = useState<StepCount>(BEGINNING);
  const [answer, setAnswer] = useState<GenerateAnswer>();
  // The right to publish includes generating; an owner only reads.
  if (!resource.can.includes('publish')) return null;

  const generate = async () => {
    setAnswer(undefined);
    setProgress(BEGINNING);
    const sent = await send(generateSteps(period, setProgress));
    if (sent.isDone) setAnswer(sent.data);
  };
  const months = Array.from({ length: OFFERED }, (_, index) => periodPlus(last, -index));
  return (
    <section className="k-panel k-below k-report-filters" aria-label={t('generate.title')}>
      <Flex wrap gap="small" align="end">
        <Choice
          label={t('generate.month')}
          value={period}
          options={months.map((month) => ({ value: month, label: monthName(month, language) }))}
          onChange={setPeriod}
          disabled={isSending}
        />
        <Button type="primary" loading={isSending} onClick={() => void generate()}>
          {t('generate.run')}
        </Button>
        {isSending && <StepProgress progress={progress} text={t('generate.progress', progress)} />}
      </Flex>
      <Typography.Paragraph type="secondary">{t('generate.hint')}</Typography.Paragraph>
      {failure && <Alert type="error" showIcon message={failure.message} />}
      {answer && (
        <div role="status">
          <strong>{t('generate.done', { created: answer.created, updated: answer.updated })}</strong>
          <Skipped skipped={answer.skipped} config={config} />
        </div>
      )}
    </section>
  );
}
