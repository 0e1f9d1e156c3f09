import { addDays, isIsoDate } from '../../../domain/calendar/iso-date.ts';
import { CALENDARS, type DemoEvent } from '../../../domain/demo/calendar-events.ts';
import { parseTime } from '../../../engine/fields/format-time.ts';
import { type EventSpan, sentSpan, eventSpan } from './event-times.ts';

export type CalendarName = (typeof CALENDARS)[number];

/** An event being edited. The last day of an all-day event is inclusive, not the day after. */
export type EventDraft = {
  readonly title: string;
  readonly calendar: CalendarName;
  readonly allDay: boolean;
  readonly startDay: string;
  readonly startTime: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly url: string;
  /** Names, separated by commas. */
  readonly guests: string;
  readonly location: string;
  readonly description: string;
};
/** Keys of texts. */
export type DraftErrors = { readonly [key in keyof EventDraft]?: 'required' | 'backwards' | 'time' | 'link' };

const EMPTY = { title: '', calendar: 'Business', url: '', guests: '', location: '', description: '' } as const;

function spanDraft({ allDay, start, end }: EventSpan) {
  const last = allDay ? addDays(end, -1) : end.slice(0, 10);
  return {
    allDay,
    startDay: start.slice(0, 10),
    startTime: start.slice(11) || '09:00',
    endDay: last,
    endTime: end.slice(11) || '10:00',
  };
}

/** A new event for a span. */
export const draftAt = (span: EventSpan): EventDraft => ({ ...EMPTY, ...spanDraft(span) });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const names = (value: unknown): string =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string').join(', ') : text(value);

export function eventDraft(event: DemoEvent): EventDraft {
  const { calendar, guests, location, description } = event.extendedProps;
  return {
    ...spanDraft(eventSpan(event)),
    title: event.title,
    calendar: CALENDARS.find((name) => name === calendar) ?? 'ETC',
    url: event.url,
    guests: names(guests),
    location: text(location),
    description: text(description),
  };
}

function draftSpan(draft: EventDraft): EventSpan {
  if (draft.allDay) return { allDay: true, start: draft.startDay, end: addDays(draft.endDay, 1) };
  const at = (day: string, time: string) => `${day}T${parseTime(time) ?? '00:00'}`;
  return { allDay: false, start: at(draft.startDay, draft.startTime), end: at(draft.endDay, draft.endTime) };
}

/** The errors that prevent saving. */
export function errorsOf(draft: EventDraft): DraftErrors {
  const { allDay, startDay, endDay } = draft;
  const errors: { -readonly [Key in keyof DraftErrors]: DraftErrors[Key] } = {};
  if (draft.title.trim() === '') errors.title = 'required';
  if (!isIsoDate(startDay)) errors.startDay = 'required';
  if (!isIsoDate(endDay)) errors.endDay = 'required';
  for (const key of ['startTime', 'endTime'] as const) {
    if (allDay) break;
    if (draft[key].trim() === '') errors[key] = 'required';
    else if (parseTime(draft[key]) === undefined) errors[key] = 'time';
  }
  if (!/^(?:https?:\/\/|\/|$)/i.test(draft.url.trim())) errors.url = 'link';
  if (errors.startDay || errors.endDay || errors.startTime || errors.endTime) return errors;
  const { start, end } = draftSpan(draft);
  if (allDay ? end <= start : end < start) errors.endDay = 'backwards';
  return errors;
}

/** The body for the calls. @param before keeps the event's fields that the form does not edit */
export function eventBody(draft: EventDraft, before?: DemoEvent) {
  const guests = draft.guests.split(',').flatMap((name) => name.trim() || []);
  const { calendar, location, description } = draft;
  return {
    title: draft.title.trim(),
    url: draft.url.trim(),
    ...sentSpan(draftSpan(draft)),
    extendedProps: { ...before?.extendedProps, calendar, guests, location, description },
  };
}
