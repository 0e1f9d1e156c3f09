import Flex from 'antd/es/flex';
import Progress from 'antd/es/progress';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber, formatPercent } from '../../engine/format.ts';
import type { ReportColumn } from '../../engine/report/report-column.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import type { OccupancyRow } from '../../wire/reports.ts';
import { moneyOrDash, MoneyByCurrency, decimalOf } from './money-text.tsx';

type ColumnSetup = {
  /** The currency of RevPAR; absent without money. */
  readonly currency: string | undefined;
  readonly hasMoney?: boolean;
  readonly hasMonths?: boolean;
  /** The path of the stays behind a row. */
  readonly pathOf?: (row: OccupancyRow) => string | undefined;
};
type Column = ReportColumn<OccupancyRow>;

/** The number of a home's lines in a file: one per currency, with its nights only in the first. */
export const currenciesOf = ({ money }: { readonly money: readonly unknown[] }): number => Math.max(1, money.length);

/** Each home with its nights, both rates and its money. */
export function useOccupancyColumns({
  currency = '',
  hasMoney = true,
  hasMonths = false,
  pathOf,
}: ColumnSetup): Column[] {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const onFirstLine = (line: number, value: number | null) => (line === 0 ? value : null);
  const nights = (key: 'guestNights' | 'totalNights' | 'ownerNights' | 'outOfOrderNights'): Column => ({
    key,
    title: t(`column.${key}`),
    align: 'end',
    isSorted: true,
    value: (row) => formatNumber({ value: row[key], language }),
    sheet: (row, line) => onFirstLine(line, row[key]),
  });
  const rate = (key: 'occupancy' | 'adjustedOccupancy', inFile: string): Column => ({
    key,
    title: t(`column.${key}`),
    sheetTitle: t(`column.${inFile}`),
    align: 'end',
    isSorted: true,
    value: (row) => {
      const value = row[key];
      if (value === null) return '–';
      return (
        <Flex gap="small" align="center" justify="space-between">
          <Progress aria-hidden percent={value} showInfo={false} size={[56, 6]} />
          {formatPercent({ value, language, decimals: 2 })}
        </Flex>
      );
    },
    sheet: (row, line) => onFirstLine(line, row[key]),
  });
  const money = (key: 'revenue' | 'adr'): Column => ({
    key,
    title: t(`column.${key}`),
    align: 'end',
    isSorted: true,
    ...(hasMoney && { value: (row) => <MoneyByCurrency money={row.money} of={key} /> }),
    sheet: ({ money: earned }, line) => {
      const part = earned[line];
      return part ? decimalOf(part[key], part.currency) : null;
    },
  });
  return [
    { key: 'code', title: t('column.code'), sheet: ({ code }) => code },
    {
      key: 'estate',
      title: t('column.estate'),
      isName: true,
      isSorted: true,
      value: (row) => {
        const path = pathOf?.(row);
        return path === undefined ? row.estate : <Link to={path}>{row.estate}</Link>;
      },
      sheet: ({ estate }) => estate,
    },
    ...(hasMonths ? [{ key: 'month', title: t('column.month'), sheet: ({ month = '' }: OccupancyRow) => month }] : []),
    nights('guestNights'),
    nights('totalNights'),
    nights('ownerNights'),
    nights('outOfOrderNights'),
    {
      key: 'availableNights',
      title: t('column.availableNights'),
      sheet: ({ availableNights }, line) => onFirstLine(line, availableNights),
    },
    rate('occupancy', 'occupancyPercent'),
    rate('adjustedOccupancy', 'adjustedPercent'),
    { key: 'currency', title: t('column.currency'), sheet: ({ money: of }, line) => of[line]?.currency ?? null },
    {
      key: 'currencyNights',
      title: t('column.currencyNights'),
      sheet: ({ money: of }, line) => of[line]?.guestNights ?? null,
    },
    money('revenue'),
    money('adr'),
    {
      key: 'revPar',
      title: t('column.revPar'),
      sheetTitle: t('column.revParIn', { currency }),
      align: 'end',
      isSorted: true,
      ...(hasMoney && { value: (row) => moneyOrDash(row.company.revPar, currency, language) }),
      sheet: (row, line) => onFirstLine(line, decimalOf(row.company.revPar, currency)),
    },
  ];
}
