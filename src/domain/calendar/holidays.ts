import { dayNumber, type IsoDate } from './iso-date.ts';

/** The name is a text of the chart; `isHalf`: from one o'clock in the afternoon on. */
export type Holiday = { readonly name: HolidayName; readonly isHalf: boolean };
export type HolidayName =
  | 'newYear'
  | 'sovereignty'
  | 'labour'
  | 'youth'
  | 'democracy'
  | 'victory'
  | 'republic'
  | 'ramadan'
  | 'sacrifice';

/** Month and day of holidays fixed by the law on national and public holidays (no. 2429). */
const FIXED: Readonly<Record<string, Holiday>> = {
  '01-01': { name: 'newYear', isHalf: false },
  '04-23': { name: 'sovereignty', isHalf: false },
  '05-01': { name: 'labour', isHalf: false },
  '05-19': { name: 'youth', isHalf: false },
  '07-15': { name: 'democracy', isHalf: false },
  '08-30': { name: 'victory', isHalf: false },
  '10-28': { name: 'republic', isHalf: true },
  '10-29': { name: 'republic', isHalf: false },
};

/**
 * First days of the religious holidays, by the Umm al-Qura calendar; up to 2026 these are also the official dates in
 * Turkey. If the Presidency of Religious Affairs announces a later year differently, correct it here.
 */
const RAMADAN: readonly IsoDate[] = [
  '2024-04-10',
  '2025-03-30',
  '2026-03-20',
  '2027-03-09',
  '2028-02-26',
  '2029-02-14',
  '2030-02-04',
];
const SACRIFICE: readonly IsoDate[] = [
  '2024-06-16',
  '2025-06-06',
  '2026-05-27',
  '2027-05-16',
  '2028-05-05',
  '2029-04-24',
  '2030-04-13',
];

/** The first and the last year whose religious holidays are known. */
export const HOLIDAY_YEARS: { readonly first: number; readonly last: number } = { first: 2024, last: 2030 };

const RELIGIOUS: ReadonlyMap<number, Holiday> = new Map([
  ...RAMADAN.flatMap((first) => feast(first, 3, 'ramadan')),
  ...SACRIFICE.flatMap((first) => feast(first, 4, 'sacrifice')),
]);

/** The afternoon before, then whole days. */
function feast(first: IsoDate, days: number, name: HolidayName): [number, Holiday][] {
  const start = dayNumber(first);
  return Array.from({ length: days + 1 }, (_, index) => [start - 1 + index, { name, isHalf: index === 0 }]);
}

/**
 * The public holiday of Turkey on a day; a whole one takes precedence over a half one, and one fixed by law over a
 * religious one. Religious ones are known for `HOLIDAY_YEARS` only.
 */
export function holidayOn(date: IsoDate): Holiday | undefined {
  const fixed = FIXED[date.slice(5)];
  const religious = RELIGIOUS.get(dayNumber(date));
  return fixed && !(fixed.isHalf && religious?.isHalf === false) ? fixed : religious;
}
