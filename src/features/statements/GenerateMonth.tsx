import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Progress from 'antd/es/progress';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { addMonths, monthOf, periodOfDate, yearOf } from '../../domain/statements/period.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { type SendCall, useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { GenerateAnswer } from '../../wire/statements.ts';
import { Choice } from '../../ui/Choice.tsx';
import { monthName } from '../../engine/month-name.ts';
import { Skipped } from './Skipped.tsx';

/** Homes a call, so that people see how far it is. */
const STEP = 100;
/** Months back that are offered. */
const OFFERED = 12;

type Progress = { readonly done: number; readonly total: number };
const BEGINNING: Progress = { done: 0, total: 0 };

/** Above the list: makes the statements of a month, with what was left out and why. */
export function GenerateMonth({ config, resource }: PanelProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const { send, isSending, failure } = useSend({ refreshes: ['statements'] });
  const [last] = useState(() => addMonths(periodOfDate(todayIn(new Date())), -1));
  const [period, setPeriod] = useState(last);
  const [progress, setProgress] = useState<Progress>(BEGINNING);
  const [answer, setAnswer] = useState<GenerateAnswer>();
  // Whoever may publish may generate; an owner only reads.
  if (!resource.can.includes('publish')) return null;

  const generate = async () => {
    setAnswer(undefined);
    setProgress(BEGINNING);
    const sent = await send(steps);
    if (sent.isDone) setAnswer(sent.data);
  };
  const steps = async (call: SendCall): Promise<GenerateAnswer> => {
    let whole: GenerateAnswer = { created: 0, updated: 0, skipped: [], total: 0 };
    for (let offset = 0; offset === 0 || offset < whole.total; offset += STEP) {
      const body = { year: yearOf(period), month: monthOf(period), offset, limit: STEP };
      const made = await call<GenerateAnswer>({ path: '/statements/generate', method: 'POST', body, timeout: 60_000 });
      whole = {
        created: whole.created + made.created,
        updated: whole.updated + made.updated,
        skipped: [...whole.skipped, ...made.skipped],
        total: made.total,
      };
      setProgress({ done: Math.min(offset + STEP, made.total), total: made.total });
    }
    return whole;
  };
  const months = Array.from({ length: OFFERED }, (_, index) => addMonths(last, -index));
  return (
    <section className="k-panel k-report-filters" aria-label={t('generate.title')}>
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
        {isSending && (
          <Progress
            className="k-st-progress"
            percent={Math.round((100 * progress.done) / Math.max(1, progress.total))}
            format={() => t('generate.progress', progress)}
          />
        )}
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
