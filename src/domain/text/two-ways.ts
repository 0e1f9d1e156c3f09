import { type IsoDate } from '../calendar/iso-date.ts';
import { typedDate } from '../calendar/typed-date.ts';
import { typedNumber } from './typed-number.ts';

export const DATE_WAYS = ['dayFirst', 'monthFirst'] as const;
export const NUMBER_WAYS = ['decimalPoint', 'decimalComma'] as const;
/** The format of a column of dates, or of numbers. */
export type DateWay = (typeof DATE_WAYS)[number];
export type NumberWay = (typeof NUMBER_WAYS)[number];
export type Way = DateWay | NumberWay;

/** Dots mean day first everywhere, as in Türkiye and Germany; these separators are ambiguous. */
const EITHER_ORDER = /^(\d{1,2})([/\- ])(\d{1,2})([/\- ](?:\d{4}|\d{2}))(?=$|[\sT,])/;
/** One mark before exactly three digits: a thousands separator in one country, a decimal mark in another. */
const EITHER_MARK = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

const isMonth = (figures: string): boolean => Number(figures) >= 1 && Number(figures) <= 12;

/** `03/04/2027`, alone or before a time: 3 April or 4 March. */
export function isTwoDates(text: string): boolean {
  const [, first = '', , second = ''] = EITHER_ORDER.exec(text.trim()) ?? [];
  return isMonth(first) && isMonth(second) && Number(first) !== Number(second);
}

/** `1.234` or `1,234`: one and a bit, or more than a thousand. */
export const isTwoNumbers = (text: string): boolean => EITHER_MARK.test(text.trim().replace('−', '-'));

/** The order of day and month in a date, if unambiguous. */
function orderOf(text: string): DateWay | undefined {
  const [, first = '', , second = ''] = EITHER_ORDER.exec(text.trim()) ?? [];
  if (isMonth(first) === isMonth(second)) return undefined;
  return isMonth(second) ? 'dayFirst' : 'monthFirst';
}

/** The meaning of a number's marks, if unambiguous. */
function markOf(text: string): NumberWay | undefined {
  const marks = text.replace(/[^.,]/g, '');
  const last = marks.at(-1);
  if (last === undefined || typedNumber(text) === undefined || isTwoNumbers(text)) return undefined;
  // The same mark twice separates thousands; otherwise the last one is the decimal mark.
  const isGrouping = marks.length > 1 && new Set(marks).size === 1;
  return (last === '.') === isGrouping ? 'decimalComma' : 'decimalPoint';
}

/** The value all definite ones agree on. */
function agreed<Found extends Way>(found: readonly (Found | undefined)[]): Found | undefined {
  const [only, ...others] = new Set(found.filter((way) => way !== undefined));
  return others.length === 0 ? only : undefined;
}

/** The order proved by a column's dates; undefined if none does, or two contradict each other. */
export const dateWayOf = (texts: readonly string[]): DateWay | undefined => agreed(texts.map(orderOf));
/** The decimal mark proved by a column's numbers; undefined if none does, or two contradict each other. */
export const numberWayOf = (texts: readonly string[]): NumberWay | undefined => agreed(texts.map(markOf));

/** The text of a date, alone or before a time, with the day first. */
export const dayFirst = (text: string, way: Way | undefined): string =>
  way === 'monthFirst' ? text.trim().replace(EITHER_ORDER, '$3$2$1$4') : text;

/** The date of a text in this format. */
export const dateInFormat = (text: string, way: Way | undefined): IsoDate | undefined =>
  typedDate(dayFirst(text, way), { isDone: true });

/** The number in a text in this format. */
export function numberInFormat(text: string, way: Way | undefined): number | undefined {
  if (way === undefined || !isTwoNumbers(text)) return typedNumber(text);
  const decimal = way === 'decimalPoint' ? '.' : ',';
  const typed = text.trim().replace('−', '-');
  return Number(typed.includes(decimal) ? typed.replace(decimal, '.') : typed.replace(/[.,]/, ''));
}
