import { addDays, type IsoDate, type IsoInstant } from './iso-date.ts';
import { instantOf } from './wall-clock.ts';

/** By time zone rules: the UTC time at which the next day begins, the same all year since 2016. */
let nextDayFrom: string | undefined;

/** The day of a UTC moment in the business time zone; fast enough for grouping very many moments. */
export function businessDayOf(moment: IsoInstant): IsoDate {
  nextDayFrom ??= startOfBusinessDay('2026-01-02').slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length);
  const day = moment.slice(0, 'YYYY-MM-DD'.length);
  const hour = moment.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH'.length);
  return hour < nextDayFrom ? day : addDays(day, 1);
}

/** The moment at which a business day begins; by UTC it is still the day before. */
export const startOfBusinessDay = (day: IsoDate): IsoInstant => instantOf(`${day}T00:00`);

/** The last second of a business day. */
export const endOfBusinessDay = (day: IsoDate): IsoInstant =>
  new Date(Date.parse(startOfBusinessDay(addDays(day, 1))) - 1000).toISOString();
