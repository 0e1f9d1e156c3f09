import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, daysBetween, isIsoDate } from '../../domain/calendar/iso-date.ts';
import { type ReportSpan, SPANS, spanNamed } from '../../domain/calendar/spans.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DayChoice } from './DayChoice.tsx';

type SpanChoiceProps = {
  readonly today: string;
  readonly span: ReportSpan;
  readonly onChange: (span: ReportSpan) => void;
};

/** days; the server refuses more */
const LONGEST = 1096;

/** The time of a report: one of the usual pieces of the calendar, or any. People name the last day, not the one after. */
export function SpanChoice({ today, span, onChange }: SpanChoiceProps) {
  const { t } = useTranslation('report');
  const named = SPANS.find((name) => {
    const { from, to } = spanNamed(name, today);
    return from === span.from && to === span.to;
  });
  const shown = { first: span.from, last: addDays(span.to, -1) };
  const [typed, setTyped] = useState(shown);
  const [of, setOf] = useState(span);
  if (of.from !== span.from || of.to !== span.to) {
    setOf(span);
    setTyped(shown);
  }
  const type = (next: typeof typed) => {
    setTyped(next);
    if (!isIsoDate(next.first) || !isIsoDate(next.last) || next.last < next.first) return;
    const wanted = { from: next.first, to: addDays(next.last, 1) };
    if (daysBetween(wanted.from, wanted.to) <= LONGEST) onChange(wanted);
  };
  const isWrong = !isIsoDate(typed.first) || !isIsoDate(typed.last) || typed.last < typed.first;
  const isLong = !isWrong && daysBetween(typed.first, typed.last) >= LONGEST;
  return (
    <>
      <Choice
        label={t('span.label')}
        value={named ?? ''}
        options={[
          ...(named === undefined ? [{ value: '' as const, label: t('span.own') }] : []),
          ...SPANS.map((name) => ({ value: name, label: t(`span.${name}`) })),
        ]}
        onChange={(name) => name !== '' && onChange(spanNamed(name, today))}
      />
      <DayChoice
        label={t('span.first')}
        value={typed.first}
        aria-invalid={isWrong || isLong}
        onChange={(first) => type({ ...typed, first })}
      />
      <DayChoice
        label={t('span.last')}
        value={typed.last}
        aria-invalid={isWrong || isLong}
        onChange={(last) => type({ ...typed, last })}
      />
      {(isWrong || isLong) && (
        <Typography.Text type="danger" role="alert">
          {t(isWrong ? 'span.wrong' : 'span.long', { most: LONGEST })}
        </Typography.Text>
      )}
    </>
  );
}
