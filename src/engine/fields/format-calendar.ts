import type { Language } from '../../config/types.ts';
import type { IsoDate } from '../../domain/calendar/iso-date.ts';

const moment = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);

/** The month of a date: `November 2026`, `Kasım 2026`. */
export function formatMonth({ value, language }: { value: IsoDate; language: Language }): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(moment(value));
}

/** The weekday of a date: `Mon`, `Pazartesi`. */
export function formatWeekday(setup: { value: IsoDate; language: Language; width: 'short' | 'long' }): string {
  const { value, language, width } = setup;
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: width }).format(moment(value));
}
