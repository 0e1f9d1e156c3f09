import type { Field } from '../../../src/config/types.ts';
import {
  DATE_WAYS,
  dateInFormat,
  dateWayOf,
  isTwoDates,
  isTwoNumbers,
  NUMBER_WAYS,
  numberInFormat,
  numberWayOf,
  type Way,
} from '../../../src/domain/text/two-ways.ts';
import type { TwoWays } from '../../../src/wire/import.ts';
import { malformed } from '../../http/http-error.ts';
import { cellText, withoutPercent } from './cell-value.ts';
import type { ImportColumn } from './columns.ts';
import type { SheetCell, SheetRow } from './sheet.ts';

type Kind = {
  readonly ways: readonly Way[];
  readonly isTwo: (text: string) => boolean;
  readonly wayOf: (texts: readonly string[]) => Way | undefined;
  /** The value of a text in this format. */
  readonly value: (text: string, way: Way) => string | number;
};
const DATES: Kind = {
  ways: DATE_WAYS,
  isTwo: isTwoDates,
  wayOf: dateWayOf,
  // The time after it is the same in both formats.
  value: (text, way) => dateInFormat(text.split(/[T,]|\s(?=\d+[:.])/)[0] ?? '', way) ?? text,
};
const NUMBERS: Kind = {
  ways: NUMBER_WAYS,
  isTwo: isTwoNumbers,
  wayOf: numberWayOf,
  value: (text, way) => numberInFormat(text, way) ?? text,
};
/** Whole numbers and amounts have no decimals to confuse with thousands: `1.234` is a thousand there. */
const KINDS: Readonly<Partial<Record<Field['type'], Kind>>> = {
  date: DATES,
  dateRange: DATES,
  dateTime: DATES,
  number: NUMBERS,
  percent: NUMBERS,
};

/** Key of the error in a cell whose column's format is ambiguous. */
export const TWO_WAYS = 'import.cell.twoWays';

/** Whether a cell of this field has two possible meanings. A workbook's own dates and numbers are unambiguous. */
export const isTwoWays = (field: Field, cell: SheetCell): boolean =>
  cell.kind === 'text' && (KINDS[field.type]?.isTwo(withoutPercent(cellText(cell))) ?? false);

type ColumnQuestion = {
  readonly column: ImportColumn;
  /** The rows below the header. */
  readonly rows: readonly SheetRow[];
  readonly place: number;
  /** The format the caller chose; '' without. */
  readonly chosen: string;
};

/** The question about a column, with its first ambiguous text. */
export function twoWaysOf({ column: { field }, rows, place, chosen }: ColumnQuestion): TwoWays | undefined {
  const kind = KINDS[field.type];
  const example = rows.flatMap(({ cells }) => textsIn(cells[place])).find((text) => kind?.isTwo(text));
  if (kind === undefined || example === undefined) return undefined;
  const ways = kind.ways.map((way) => ({ way, value: kind.value(example, way) }));
  const way = kind.ways.find((one) => one === chosen);
  return { example, ways, ...(way && { chosen: way }) };
}

/**
 * The format of each column: chosen by the caller, else proved by its own cells; undefined if they prove nothing.
 * @throws HttpError 400 for a format the column does not have
 */
export function waysToRead(
  columns: readonly (ImportColumn | undefined)[],
  rows: readonly SheetRow[],
  chosen: readonly string[],
): readonly (Way | undefined)[] {
  if (chosen.length > columns.length) throw malformed('"read" names more than the file has.');
  return columns.map((column, place) => {
    const kind = column && KINDS[column.field.type];
    const wanted = chosen[place] ?? '';
    if (wanted !== '') {
      const way = kind?.ways.find((one) => one === wanted);
      if (way === undefined) throw malformed(`"${wanted.slice(0, 40)}" is no way to read this column.`);
      return way;
    }
    return kind?.wayOf(rows.flatMap(({ cells }) => textsIn(cells[place])));
  });
}

const textsIn = (cell: SheetCell | undefined): readonly string[] =>
  cell?.kind === 'text' ? [withoutPercent(cellText(cell))] : [];
