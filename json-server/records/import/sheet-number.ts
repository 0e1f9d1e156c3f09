import { dateOfDayNumber } from '../../../src/domain/calendar/iso-date.ts';

/** A number as a workbook writes it: `1234.5`, `9.05321112233E11`. */
const NUMBER = /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:[eE]([+-]?\d{1,3}))?$/;
/** Digits of precision in a spreadsheet; further digits are rounding noise. */
const PRECISION = 15;
const MAX_EXPONENT = 40;

/** A workbook's number as plain digits, `905321112233` or `0.5`; undefined when it is none. */
export function exactDigits(text: string): string | undefined {
  const rounded = text.replace(/[^\d]/g, '').replace(/^0+/, '').length > PRECISION ? roundedText(text) : text;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(rounded) ?? [];
  const shift = Number(exponent);
  if (whole === '' || Math.abs(shift) > MAX_EXPONENT) return undefined;
  return sign + shifted(whole, fraction, shift);
}

const roundedText = (text: string): string => String(Number(Number(text).toPrecision(PRECISION)));

function shifted(whole: string, fraction: string, places: number): string {
  const digits =
    places < 0 ? whole.padStart(whole.length - places, '0') + fraction : whole + fraction.padEnd(places, '0');
  const point = places < 0 ? whole.padStart(whole.length - places, '0').length + places : whole.length + places;
  const head = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const tail = digits.slice(point).replace(/0+$/, '');
  return tail === '' ? head || '0' : `${head || '0'}.${tail}`;
}

/** `0.18` → `18`, for a cell displayed as a percentage. */
export const hundredfold = (digits: string): string => exactDigits(`${digits}E2`) ?? digits;

/** Day 25,569 of a workbook is 1970-01-01; if it counts from 1904, 1,462 days fewer. */
const EPOCH = 25_569;
const FROM_1904 = 1462;
const LAST_DAY = 2_958_465; // 9999-12-31
const SECONDS = 86_400;

/** The day or time of a number in a cell with a date format; undefined when it is neither. */
export function cellDate(digits: string, isFrom1904: boolean): string | undefined {
  const [whole = '', fraction = ''] = digits.split('.');
  const seconds = fraction === '' ? 0 : Math.round(Number(`0.${fraction}`) * SECONDS) % SECONDS;
  const day = Number(whole) + (isFrom1904 ? FROM_1904 : 0);
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = `T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (Number(whole) === 0) return time;
  if (digits.startsWith('-') || day > LAST_DAY) return undefined;
  const date = dateOfDayNumber(day - EPOCH);
  return seconds === 0 ? date : date + time;
}
