import type { TFunction } from 'i18next';
import type { OccupancyRow } from '../../wire/reports.ts';
import { decimalOf } from './money-text.ts';
import type { SheetLine } from '../../wire/workbooks.ts';

/** The shown rows for a spreadsheet: a home with two currencies takes two lines, with its nights in the first only. */
export function occupancySheet({
  rows,
  t,
  hasMonths,
  currency = '',
}: {
  readonly rows: readonly OccupancyRow[];
  readonly t: TFunction;
  readonly hasMonths: boolean;
  /** What RevPAR is in. */
  readonly currency: string | undefined;
}): SheetLine[] {
  const months = (month: SheetLine[number]): SheetLine => (hasMonths ? [month] : []);
  const counts = ['guestNights', 'totalNights', 'ownerNights', 'outOfOrderNights', 'availableNights'] as const;
  const head: SheetLine = [
    t('column.code'),
    t('column.estate'),
    ...months(t('column.month')),
    ...counts.map((name) => t(`column.${name}`)),
    t('column.occupancyPercent'),
    t('column.adjustedPercent'),
    t('column.revParIn', { currency }),
    t('column.currency'),
    t('column.currencyNights'),
    t('column.revenue'),
    t('column.adr'),
  ];
  const lines = rows.flatMap((row): SheetLine[] => {
    const name: SheetLine = [row.code, row.estate, ...months(row.month ?? '')];
    const nights: SheetLine = [
      ...counts.map((count) => row[count]),
      row.occupancy,
      row.adjustedOccupancy,
      decimalOf(row.company.revPar, currency),
    ];
    const money = row.money.length > 0 ? row.money : [undefined];
    return money.map((earned, index) => [
      ...name,
      ...(index === 0 ? nights : nights.map(() => null)),
      ...(earned
        ? [
            earned.currency,
            earned.guestNights,
            decimalOf(earned.revenue, earned.currency),
            decimalOf(earned.adr, earned.currency),
          ]
        : [null, null, null, null]),
    ]);
  });
  return [head, ...lines];
}
