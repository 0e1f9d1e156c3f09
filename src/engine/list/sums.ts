import type { ClientField, ClientResource, Row } from '../../config/types.ts';
import { computeValue } from '../../config/compute.ts';
import { currencyOf } from '../fields/types/money.tsx';

/** A total of one column; `currency` is '' for plain numbers. Money in minor units. */
export type ColumnTotal = { readonly currency: string; readonly value: number };

/** Its columns that add up, as far as the role sees them; amounts of unknown currencies do not. */
export function summedFields({ list, fields }: ClientResource): readonly ClientField[] {
  return list.columns.flatMap(({ field: name, sum }) => {
    const field = sum ? fields[name] : undefined;
    if (!field) return [];
    const isKnown = field.type !== 'money' || field.currency !== undefined || fields[field.currencyField ?? ''];
    return isKnown ? field : [];
  });
}

/** Adds a column up per currency, because amounts in different currencies have no sum. */
export function columnTotals({ field, rows }: { field: ClientField; rows: readonly Row[] }): ColumnTotal[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const value = field.compute ? computeValue({ field, row }) : row[field.name];
    if (typeof value !== 'number') continue;
    const currency = field.type === 'money' ? currencyOf({ field, record: row }) : '';
    sums.set(currency, (sums.get(currency) ?? 0) + value);
  }
  return [...sums].map(([currency, value]) => ({ currency, value }));
}
