import { formatMoney } from '../../../engine/format.ts';
import type { Language } from '../../../config/types.ts';
import type { MonthEndRow } from '../../../wire/statements.ts';

/** Not published yet. */
export const isUnpublished = ({ status }: MonthEndRow): boolean => status === 'DRAFT' || status === 'REVIEWED';
/** Can be published without a review. */
export const isFine = (row: MonthEndRow): boolean => isUnpublished(row) && row.oddities.length === 0;
/** Published, owed, and in no later statement. */
const isPayable = ({ status, balance, isCarried }: MonthEndRow): boolean =>
  status === 'PUBLISHED' && balance > 0 && !isCarried;

/** Published with a zero balance: closed along with a round of payouts. */
const isToSettle = ({ status, balance, isCarried }: MonthEndRow): boolean =>
  status === 'PUBLISHED' && balance === 0 && !isCarried;

/** The totals of statements by currency; minor units. */
export function sumsByCurrency(
  rows: readonly Pick<MonthEndRow, 'currency' | 'balance'>[],
): readonly { readonly currency: string; readonly sum: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, balance } of rows) sums.set(currency, (sums.get(currency) ?? 0) + balance);
  return [...sums].map(([currency, sum]) => ({ currency, sum }));
}

/** The totals of statements as text, each in its currency. */
export const sumsText = (rows: Parameters<typeof sumsByCurrency>[0], language: Language): string =>
  sumsByCurrency(rows)
    .map(({ currency, sum }) => formatMoney({ minor: sum, currency, language }))
    .join(' · ');

export type Stages = ReturnType<typeof stagesOf>;

/** Statements of a month by their next task. */
export function stagesOf(rows: readonly MonthEndRow[]) {
  const odd = rows.filter((row) => isUnpublished(row) && !isFine(row));
  return {
    odd,
    fine: rows.filter(isFine),
    payable: rows.filter(isPayable),
    settled: rows.filter(isToSettle),
    /** The number of completed ones. */
    paid: rows.filter(({ status }) => status === 'PAID').length,
    /** The sources of one of them have changed since it was generated. */
    isStale: odd.some(({ oddities }) => oddities.some(({ code }) => code === 'STALE')),
  };
}
