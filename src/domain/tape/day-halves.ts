import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import type { TapeBlock, TapeStay } from './stays.ts';

export type Occupant = TapeStay | TapeBlock;
/** TC1: who has the night that ends on a day, and who the one that begins on it. */
export type DayHalves = { readonly morning: Occupant | undefined; readonly evening: Occupant | undefined };

/** What stands on each half of a day; a same-day turnover has two. */
export function dayHalves(date: IsoDate, occupants: readonly Occupant[]): DayHalves {
  const nightOf = (night: IsoDate) => occupants.find(({ checkIn, checkOut }) => checkIn <= night && night < checkOut);
  return { morning: nightOf(addDays(date, -1)), evening: nightOf(date) };
}
