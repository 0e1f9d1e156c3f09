import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import type { TapeBlock, TapeStay } from './stays.ts';

export type NightHolder = TapeStay | TapeBlock;
/** TC1: the occupants of the night that ends on a day, and of the one that begins on it. */
export type DayHalves = { readonly morning: NightHolder | undefined; readonly evening: NightHolder | undefined };

/** The occupants of each half of a day; a same-day turnover has two. */
export function dayHalves(date: IsoDate, occupants: readonly NightHolder[]): DayHalves {
  const nightOf = (night: IsoDate) => occupants.find(({ checkIn, checkOut }) => checkIn <= night && night < checkOut);
  return { morning: nightOf(addDays(date, -1)), evening: nightOf(date) };
}
