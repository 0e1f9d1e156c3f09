import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '../../config/types.ts';
import type { SheetLine } from '../../wire/workbooks.ts';
import { formatMoney } from '../format.ts';
import { decimal } from './decimal.ts';

type SheetCell = SheetLine[number];

/** A column of a report, on the screen and in the file alike. */
export type ReportColumn<Row, Sum = never> = {
  readonly key: string;
  readonly title: string;
  /** Absent: the same as on the screen. */
  readonly sheetTitle?: string;
  /** Absent: only in the file. */
  readonly value?: (row: Row) => ReactNode;
  /** Absent: only on the screen. For a row with several lines in the file, called for each. */
  readonly sheet?: (row: Row, line: number) => SheetCell;
  /** In the rows of sums, which stand at the foot. */
  readonly sum?: (sum: Sum) => ReactNode;
  readonly sheetSum?: (sum: Sum) => SheetCell;
  /** Figures. */
  readonly align?: 'end';
  /** Names the row. */
  readonly isName?: boolean;
  /** Its head orders the rows. */
  readonly isSorted?: boolean;
  /** Buttons: not on paper. */
  readonly isTool?: true;
  readonly styleOf?: (row: Row) => CSSProperties;
};

type Amount<Row, Sum> = {
  readonly key: string;
  readonly title: string;
  readonly language: Language;
  /** Minor units; null = nothing to say. */
  readonly of: (row: Row) => number | null;
  readonly sum?: (sum: Sum) => number | null;
};

/** A column of amounts, each in the currency of its row. */
export function amountColumn<
  Row extends { readonly currency: string },
  Sum extends { readonly currency: string } = { readonly currency: string },
>({ key, title, language, of, sum }: Amount<Row, Sum>): ReportColumn<Row, Sum> {
  const text = (minor: number | null, currency: string) =>
    minor === null ? '' : formatMoney({ minor, currency, language });
  const number = (minor: number | null, currency: string) => (minor === null ? null : decimal(minor, currency));
  return {
    key,
    title,
    align: 'end',
    value: (row) => text(of(row), row.currency),
    sheet: (row) => number(of(row), row.currency),
    ...(sum && {
      sum: (total) => text(sum(total), total.currency),
      sheetSum: (total) => number(sum(total), total.currency),
    }),
  };
}

type Sheet<Row, Sum> = {
  readonly columns: readonly ReportColumn<Row, Sum>[];
  readonly rows: readonly Row[];
  /** At its end. */
  readonly sums?: readonly Sum[];
  /** How many lines a row takes; one unless said. */
  readonly linesOf?: (row: Row) => number;
};

/** The file of a report: the heads of its columns, then its rows. */
export function sheetOf<Row, Sum = never>({ columns, rows, sums = [], linesOf }: Sheet<Row, Sum>): SheetLine[] {
  const inFile = columns.filter(({ sheet, sheetSum }) => sheet ?? sheetSum);
  return [
    inFile.map(({ title, sheetTitle }) => sheetTitle ?? title),
    ...rows.flatMap((row) =>
      Array.from({ length: linesOf?.(row) ?? 1 }, (_, line) => inFile.map(({ sheet }) => sheet?.(row, line) ?? null)),
    ),
    ...sums.map((sum) => inFile.map(({ sheetSum }) => sheetSum?.(sum) ?? null)),
  ];
}
