import { addDays, type IsoDate, type IsoInstant } from './iso-date.ts';

/** The business is three hours ahead of UTC, all year since 2016: quick where very many moments are put into days. */
const NEXT_DAY_FROM = '21';

/** The day of a moment, in UTC as all are, on the calendar of the business. */
export function businessDayOf(moment: IsoInstant): IsoDate {
  const day = moment.slice(0, 'YYYY-MM-DD'.length);
  const hour = moment.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length);
  return hour < NEXT_DAY_FROM ? day : addDays(day, 1);
}

/** The moment at which a day begins there: still the day before by UTC. */
export const startOfBusinessDay = (day: IsoDate): IsoInstant => `${addDays(day, -1)}T${NEXT_DAY_FROM}:00:00.000Z`;
