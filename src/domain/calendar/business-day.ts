import { addDays, type IsoDate, type IsoInstant } from './iso-date.ts';
import { instantOf } from './wall-clock.ts';

/** By zone rules: the hour of UTC at which the next day begins, the same all year since 2016. */
let nextDayFrom: string | undefined;

/** The day of a moment, in UTC as all are, on the calendar of the business: quick where very many are put into days. */
export function businessDayOf(moment: IsoInstant): IsoDate {
  nextDayFrom ??= startOfBusinessDay('2026-01-02').slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length);
  const day = moment.slice(0, 'YYYY-MM-DD'.length);
  const hour = moment.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length);
  return hour < nextDayFrom ? day : addDays(day, 1);
}

/** The moment at which a day begins there: still the day before by UTC. */
export const startOfBusinessDay = (day: IsoDate): IsoInstant => instantOf(`${day}T00:00`);

/** The last second of a day there. */
export const endOfBusinessDay = (day: IsoDate): IsoInstant =>
  new Date(Date.parse(startOfBusinessDay(addDays(day, 1))) - 1000).toISOString();
