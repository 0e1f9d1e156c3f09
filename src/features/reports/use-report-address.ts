import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isIsoDate, todayIn } from '../../domain/calendar/iso-date.ts';
import { type ReportSpan, type SpanName, spanNamed } from '../../domain/report/spans.ts';

export type ReportAddress<Name extends string> = {
  readonly today: string;
  readonly span: ReportSpan;
  readonly value: (name: Name) => string;
  readonly change: (values: { readonly [name in Name | 'from' | 'to']?: string }) => void;
};

/** Time and filters of a report stand in the address, so that links, reload and "back" show the same. */
export function useReportAddress<Name extends string>(usual: SpanName): ReportAddress<Name> {
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => todayIn(new Date()));
  const [from, to] = [search.get('from'), search.get('to')];
  const isSpan = isIsoDate(from) && isIsoDate(to) && from < to;
  return {
    today,
    span: isSpan ? { from, to } : spanNamed(usual, today),
    value: (name) => search.get(name) ?? '',
    change: (values) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries<string | undefined>(values)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { preventScrollReset: true });
    },
  };
}
