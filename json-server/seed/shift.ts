import { addDays, daysBetween, isIsoDate, isIsoInstant } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import type { Json } from '../../src/config/types.ts';
import type { SeedData } from './seed-data.ts';

/** Dates further than this from the anchor belong to somebody's life and stay, e.g. a date of birth. Days. */
const REACH = 3 * 365;

/**
 * The seed as if it had been made today: every date and instant within three years of the anchor moves by the same
 * number of days; the time of day stays. Texts that merely contain a date are left alone.
 */
export function shiftDates(data: SeedData, { anchor, today }: { anchor: IsoDate; today: IsoDate }): SeedData {
  const days = daysBetween(anchor, today);
  if (days === 0) return data;
  const move = (value: Json): Json => {
    if (typeof value === 'string') return moveText(value);
    if (Array.isArray(value)) return value.map(move);
    return typeof value === 'object' && value !== null ? moveAll(value as { readonly [key: string]: Json }) : value;
  };
  const moveAll = <Fields extends { readonly [key: string]: Json }>(fields: Fields): Fields =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, move(value)])) as Fields;
  const moveText = (text: string): string => {
    if (!isIsoDate(text) && !isIsoInstant(text)) return text;
    const date = text.slice(0, 10);
    return Math.abs(daysBetween(anchor, date)) > REACH ? text : addDays(date, days) + text.slice(10);
  };
  return Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.map(moveAll)]));
}
