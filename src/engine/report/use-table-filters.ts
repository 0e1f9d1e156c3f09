import { useState } from 'react';
import type { CallTable, TableFilter } from '../../config/call-table-types.ts';
import { type IsoDate, isIsoDate, todayIn } from '../../domain/calendar/iso-date.ts';
import { spanNamed } from '../../domain/calendar/spans.ts';
import { useFilterAddress } from './use-filter-address.ts';

type Values = { readonly [name: string]: string };
export type TableFilterState = {
  readonly today: IsoDate;
  /** The parameters of the filters, with defaults. */
  readonly values: Values;
  readonly change: (values: Values) => void;
};

/**
 * The filters of a table: in the address on its own page; above a list, whose address is its own, only while the table
 * is open.
 */
export function useTableFilters({ filters }: CallTable, isInAddress: boolean): TableFilterState {
  const address = useFilterAddress();
  const [today] = useState(() => todayIn(new Date()));
  const [own, setOwn] = useState<Values>({});
  const value = (name: string): string => (isInAddress ? address.value(name) : own[name]) ?? '';
  return {
    today,
    values: Object.assign({}, ...filters.map((filter) => asked(filter, value, today))) as Values,
    change: isInAddress ? address.change : (values) => setOwn({ ...own, ...values }),
  };
}

function asked(filter: TableFilter, value: (name: string) => string, today: IsoDate): Values {
  if (filter.as === 'days') {
    const first = filter.usual === 'month' ? `${today.slice(0, 7)}-01` : `${today.slice(0, 4)}-01-01`;
    const from = value('from');
    const to = value('to');
    return { from: isIsoDate(from) ? from : first, to: isIsoDate(to) ? to : today };
  }
  if (filter.as === 'span') {
    const from = value('from');
    const to = value('to');
    return isIsoDate(from) && isIsoDate(to) && from < to ? { from, to } : spanNamed(filter.usual, today);
  }
  const chosen = value(filter.name);
  if (filter.as === 'year') return { [filter.name]: /^\d{4}$/u.test(chosen) ? chosen : today.slice(0, 4) };
  const known = filter.options.find((option) => option.value === chosen) ?? filter.options[0];
  return { [filter.name]: known?.value ?? '' };
}
