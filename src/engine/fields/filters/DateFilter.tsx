import type { LogicalFilter } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { DateField, DateRangeField } from '../../../config/types.ts';
import { addDays, isIsoDate, type IsoDate, todayIn } from '../../../domain/calendar/iso-date.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { LazySpanPicker } from '../inputs/lazy-pickers.tsx';
import { instantOf } from '../../../domain/calendar/wall-clock.ts';
import { filterText, type FilterProps } from './filter-props.ts';

type Span = readonly [IsoDate | null, IsoDate | null];
/** Which key and operator say "not before" and "not after", and how a picked day becomes their value and back. */
type Ends = {
  readonly from: { readonly key: string; readonly operator: 'gte' | 'gt' };
  readonly to: { readonly key: string; readonly operator: 'lte' | 'lt' };
  readonly write: (day: IsoDate, end: 'from' | 'to') => string;
  readonly read: (stored: string, end: 'from' | 'to') => IsoDate;
};

/** Days from – to, both included. */
export function DateFilter(props: FilterProps<DateField>) {
  const { name, type } = props.field;
  const from = { key: name, operator: 'gte' } as const;
  if (type === 'date') {
    const same = (day: string) => day;
    return <SpanFilter {...props} ends={{ from, to: { key: name, operator: 'lte' }, write: same, read: same }} />;
  }
  // An instant belongs to the day on the business's clock: from midnight to before the next one.
  const write = (day: IsoDate, end: 'from' | 'to') => instantOf(`${end === 'from' ? day : addDays(day, 1)}T00:00`);
  const read = (stored: string, end: 'from' | 'to') => {
    const day = todayIn(new Date(stored));
    return end === 'from' ? day : addDays(day, -1);
  };
  return <SpanFilter {...props} ends={{ from, to: { key: name, operator: 'lt' }, write, read }} />;
}

/** Ranges that have a day in common with the picked ones; half-open, so one that ends on the first day has not. */
export function DateRangeFilter(props: FilterProps<DateRangeField>) {
  const { start, end } = props.field;
  const same = (day: string) => day;
  const ends: Ends = {
    from: { key: end, operator: 'gt' },
    to: { key: start, operator: 'lte' },
    write: same,
    read: same,
  };
  return <SpanFilter {...props} ends={ends} />;
}

type SpanFilterProps = Pick<FilterProps, 'filters' | 'onChange' | 'id'> & { readonly ends: Ends };

function SpanFilter({ filters, onChange, id, ends }: SpanFilterProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const value: Span = [dayOf(filters, ends, 'from'), dayOf(filters, ends, 'to')];
  const handle = (span: Span) =>
    onChange(
      (['from', 'to'] as const).flatMap((end, index): LogicalFilter[] => {
        const day = span[index];
        const { key, operator } = ends[end];
        return day ? [{ field: key, operator, value: ends.write(day, end) }] : [];
      }),
    );
  return (
    <div role="group" aria-label={t('filter.span')}>
      <label className="k-hidden" htmlFor={id}>
        {t('filter.from')}
      </label>
      <label className="k-hidden" htmlFor={`${id}-end`}>
        {t('filter.to')}
      </label>
      <LazySpanPicker ids={{ start: id, end: `${id}-end` }} language={language} value={value} onChange={handle} />
    </div>
  );
}

function dayOf(filters: readonly LogicalFilter[], ends: Ends, end: 'from' | 'to'): IsoDate | null {
  const stored = filterText(filters, ends[end].key, ends[end].operator);
  if (stored === '' || Number.isNaN(Date.parse(stored))) return null;
  const day = ends.read(stored, end);
  return isIsoDate(day) ? day : null;
}
