import type { MonthEndRow } from '../../../wire/statements.ts';

/** Not published yet. */
export const isOpen = ({ status }: MonthEndRow): boolean => status === 'DRAFT' || status === 'REVIEWED';
/** To be published without a look. */
export const isFine = (row: MonthEndRow): boolean => isOpen(row) && row.oddities.length === 0;
/** Published, owed, and in no later statement. */
export const isPayable = ({ status, balance, isCarried }: MonthEndRow): boolean =>
  status === 'PUBLISHED' && balance > 0 && !isCarried;

/** Published and come to nothing: closed along with a round of payouts. */
export const isToSettle = ({ status, balance, isCarried }: MonthEndRow): boolean =>
  status === 'PUBLISHED' && balance === 0 && !isCarried;

/** What statements come to, currency by currency; minor units. */
export function sumsByCurrency(
  rows: readonly Pick<MonthEndRow, 'currency' | 'balance'>[],
): readonly { readonly currency: string; readonly sum: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, balance } of rows) sums.set(currency, (sums.get(currency) ?? 0) + balance);
  return [...sums].map(([currency, sum]) => ({ currency, sum }));
}
