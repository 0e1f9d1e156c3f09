import { useState } from 'react';
import { isIsoDate, todayIn } from '../../domain/calendar/iso-date.ts';
import { type ReportSpan, type SpanName, spanNamed } from '../../domain/calendar/spans.ts';
import { useFilterAddress } from '../../engine/report/use-filter-address.ts';

export type ReportAddress<Name extends string> = {
  readonly today: string;
  readonly span: ReportSpan;
  readonly value: (name: Name) => string;
  readonly change: (values: { readonly [name in Name | 'from' | 'to']?: string }) => void;
};

/** The time span and filters of a report are in the address, so that links, reload and "back" show the same. */
export function useReportAddress<Name extends string>(usual: SpanName): ReportAddress<Name> {
  const address = useFilterAddress();
  const [today] = useState(() => todayIn(new Date()));
  const from = address.value('from');
  const to = address.value('to');
  const isSpan = isIsoDate(from) && isIsoDate(to) && from < to;
  return {
    today,
    span: isSpan ? { from, to } : spanNamed(usual, today),
    ...address,
  };
}
