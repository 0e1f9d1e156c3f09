import ICAL from 'ical.js';
import { addDays, isIsoDate, todayIn } from '../../../../src/domain/calendar/iso-date.ts';
import { type JComponent, propertyText } from './jcal.ts';

export type EventNights = { readonly from: string; readonly to: string };
/** seconds */
const DAY = 24 * 60 * 60;

/**
 * The day of a value: as written, whatever its time zone, because that is the channel's local day; for a UTC instant
 * the day in Istanbul. '' if it is no date.
 */
function dayOf(value: string): string {
  const day = value.endsWith('Z') ? dayInIstanbul(value) : value.slice(0, 10);
  return isIsoDate(day) ? day : '';
}

function dayInIstanbul(value: string): string {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? '' : todayIn(moment);
}

/** Seconds into the day, as written; 0 for a date. */
function secondsOf(value: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = value.slice(11, 19).split(':').map(Number);
  return value.length > 10 ? hours * 3600 + minutes * 60 + seconds : 0;
}

function endOf(event: JComponent, start: string): string {
  const end = propertyText(event, 'dtend');
  if (end !== '') return dayOf(end);
  const duration = propertyText(event, 'duration');
  if (duration === '') return dayOf(start);
  try {
    const seconds = ICAL.Duration.fromString(duration).toSeconds();
    return addDays(dayOf(start), Math.floor((secondsOf(start) + seconds) / DAY));
  } catch {
    return '';
  }
}

/**
 * The nights of an event (AV1). An event that ends on its first day takes that night: the channel may have sold it, so
 * nobody sells it again. @returns undefined for invalid or reversed dates
 */
export function nightsOfEvent(event: JComponent): EventNights | undefined {
  const start = propertyText(event, 'dtstart');
  const from = dayOf(start);
  return from === '' ? undefined : nightsBetween(from, endOf(event, start));
}

/** Nights from one day to another. */
function nightsBetween(from: string, to: string): EventNights | undefined {
  if (from === '' || to === '' || to < from) return undefined;
  return { from, to: to === from ? addDays(from, 1) : to };
}

/** Like `nightsOfEvent`, for one day of a series. */
export const occurrenceNights = (start: string, end: string): EventNights | undefined =>
  nightsBetween(dayOf(start), dayOf(end));
