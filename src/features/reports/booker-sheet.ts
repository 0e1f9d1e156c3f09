import type { TFunction } from 'i18next';
import type { BookerBy, BookerRow } from '../../wire/reports.ts';
import { decimalOf } from './money-text.ts';
import type { SheetLine } from '../../wire/workbooks.ts';

/** The shown rows for a spreadsheet: who sold in two currencies takes two lines, with the counts in the first only. */
export function bookerSheet({
  rows,
  t,
  by,
  nameOf,
}: {
  readonly rows: readonly BookerRow[];
  readonly t: TFunction;
  readonly by: BookerBy;
  readonly nameOf: (row: BookerRow) => string;
}): SheetLine[] {
  const counts = ['bookings', 'nights', 'averageNights', 'pending', 'cancelled'] as const;
  const head: SheetLine = [
    t(`booker.bys.${by}`),
    ...counts.map((name) => t(`booker.${name}`)),
    t('booker.rate'),
    t('column.currency'),
    t('booker.revenue'),
    t('booker.average'),
  ];
  const lines = rows.flatMap((row): SheetLine[] => {
    const numbers: SheetLine = [...counts.map((name) => row[name]), row.cancellationRate];
    const money = row.money.length > 0 ? row.money : [undefined];
    return money.map((earned, index) => [
      nameOf(row),
      ...(index === 0 ? numbers : numbers.map(() => null)),
      ...(earned
        ? [earned.currency, decimalOf(earned.revenue, earned.currency), decimalOf(earned.average, earned.currency)]
        : [null, null, null]),
    ]);
  });
  return [head, ...lines];
}
