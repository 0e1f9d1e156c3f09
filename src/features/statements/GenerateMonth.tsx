import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { addMonths, monthOf, periodOfDate, yearOf } from '../../domain/statements/period.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { type SendCall, useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { GenerateAnswer } from '../../wire/statements.ts';
import { monthName } from '../../engine/report/month-name.ts';
import { Skipped } from './Skipped.tsx';
import '../../ui/control.css';
import './statements.css';

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
    <section className="k-st-generate k-panel" aria-label={t('generate.title')}>
      <div className="k-st-tools k-controls">
        <label>
          {t('generate.month')}
          <select value={period} disabled={isSending} onChange={({ target }) => setPeriod(target.value)}>
            {months.map((month) => (
              <option key={month} value={month}>
                {monthName(month, language)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="k-control k-control-main" disabled={isSending} onClick={() => void generate()}>
          {t('generate.run')}
        </button>
        {isSending && (
          <label className="k-st-progress">
            {t('generate.progress', progress)}
            <progress value={progress.done} max={Math.max(1, progress.total)} />
          </label>
        )}
      </div>
      <p className="k-st-hint">{t('generate.hint')}</p>
      {failure && (
        <p className="k-st-wrong" role="alert">
          {failure.message}
        </p>
      )}
      {answer && (
        <div role="status">
          <p className="k-st-done">{t('generate.done', { created: answer.created, updated: answer.updated })}</p>
          <Skipped skipped={answer.skipped} config={config} />
        </div>
      )}
    </section>
  );
}
