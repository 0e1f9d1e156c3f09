import type { Language } from '../../config/types.ts';
import type { IsoDate } from '../../domain/calendar/iso-date.ts';
import { dateFormat } from '../format.ts';

const moment = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);

/** The month of a date: `November 2026`, `Kasım 2026`. */
export function formatMonth({ value, language }: { value: IsoDate; language: Language }): string {
  return dateFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(moment(value));
}

/** The weekday of a date: `Mon`, `Pazartesi`. */
export function formatWeekday(setup: { value: IsoDate; language: Language; width: 'short' | 'long' }): string {
  const { value, language, width } = setup;
  return dateFormat(language, { timeZone: 'UTC', weekday: width }).format(moment(value));
}

/** The words of a day for the head of a chart: `Sat`, `November 2026`, and all of it for reading aloud. */
export function dayWords({ value, language }: { value: IsoDate; language: Language }) {
  // One format for all three: the chart's first paint waits for each that is built.
  const options = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const parts = dateFormat(language, options).formatToParts(moment(value));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  return {
    weekday: part('weekday'),
    month: `${part('month')} ${part('year')}`,
    full: parts.map((each) => each.value).join(''),
  };
}
