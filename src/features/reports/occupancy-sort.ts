import type { OccupancyRow } from '../../wire/reports.ts';

export const COLUMNS = [
  'estate',
  'guestNights',
  'totalNights',
  'ownerNights',
  'outOfOrderNights',
  'occupancy',
  'adjustedOccupancy',
  'revenue',
  'adr',
  'revPar',
] as const;
export type OccupancyColumn = (typeof COLUMNS)[number];
/** By currency; the company's total RevPAR is not one of them. */
const MONEY_COLUMNS = ['revenue', 'adr'] as const;
export const isMoney = (column: OccupancyColumn): column is (typeof MONEY_COLUMNS)[number] =>
  MONEY_COLUMNS.some((name) => name === column);

const collator = new Intl.Collator('tr', { numeric: true });

/** Compares amounts within a currency; rows without any come last in both directions. */
export function sortedRows(
  rows: readonly OccupancyRow[],
  { column, isDown }: { readonly column: OccupancyColumn; readonly isDown: boolean },
): OccupancyRow[] {
  const sign = isDown ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (column === 'estate') return sign * collator.compare(a.estate, b.estate);
    if (column === 'revPar') {
      return compare(a.company.revPar, b.company.revPar, sign) || collator.compare(a.estate, b.estate);
    }
    if (!isMoney(column)) return compare(a[column], b[column], sign) || collator.compare(a.estate, b.estate);
    const first = a.money[0];
    const second = b.money[0];
    const byCurrency = (first?.currency ?? '~') < (second?.currency ?? '~') ? -1 : 1;
    if (first?.currency !== second?.currency) return byCurrency;
    return compare(first?.[column] ?? null, second?.[column] ?? null, sign) || collator.compare(a.estate, b.estate);
  });
}

function compare(a: number | null, b: number | null, sign: number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return sign * (a - b);
}
