import { isIsoDate } from '../calendar/iso-date.ts';
import type { DemoOutcome } from './outcome.ts';
import {
  type UnknownFields,
  filledLine,
  isFields,
  line,
  oneOfWords,
  readFields,
  type ValueReader,
  yesOrNo,
} from './shapes.ts';

export const CALENDARS = ['Business', 'Holiday', 'Personal', 'ETC', 'Family'] as const;

/** `start` and `end` are dates or date-times in ISO form. */
export type DemoEvent = {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly allDay: boolean;
  readonly extendedProps: { readonly calendar: string; readonly [key: string]: unknown };
};

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const moment: ValueReader = (value) => {
  const date = typeof value === 'string' ? MOMENT.exec(value)?.[1] : undefined;
  return isIsoDate(date) && !Number.isNaN(Date.parse(String(value))) ? value : undefined;
};
/** A web link or one in our own origin, never `javascript:`. */
const link: ValueReader = (value) => {
  const read = line(value);
  return typeof read === 'string' && (read === '' || /^(?:https?:\/\/|\/)/i.test(read)) ? read : undefined;
};
/** characters of everything that is kept beside the calendar's name */
const MAX_EXTRA = 10_000;
const extendedProps: ValueReader = (value) => {
  if (!isFields(value) || JSON.stringify(value).length > MAX_EXTRA) return undefined;
  const calendar = value['calendar'] === undefined ? 'ETC' : oneOfWords(CALENDARS)(value['calendar']);
  return calendar === undefined ? undefined : { ...value, calendar };
};

type Writable = Omit<DemoEvent, 'id'>;
const FIELDS: { readonly [Key in keyof Writable]-?: ValueReader } = {
  url: link,
  title: filledLine,
  start: moment,
  end: (value) => (value === null || value === '' ? '' : moment(value)),
  allDay: yesOrNo,
  extendedProps,
};

function checked(event: Writable): DemoOutcome<Writable> {
  const isBackwards = event.end !== '' && Date.parse(event.end) < Date.parse(event.start);
  return isBackwards ? { problem: '"end" is before "start".' } : { value: event };
}

/** POST /api/apps/calendar: needs a title and a start; without an end it ends when it starts. */
export function newEvent(input: UnknownFields): DemoOutcome<Writable> {
  const read = readFields<Writable>(input, FIELDS);
  if ('problem' in read) return read;
  const { title, start, end = '' } = read.value;
  if (title === undefined || start === undefined) return { problem: '"title" and "start" are needed.' };
  const defaults = { url: '', allDay: false, extendedProps: { calendar: 'ETC' } };
  return checked({ ...defaults, ...read.value, title, start, end: end === '' ? start : end });
}

/** PUT /api/apps/calendar/{id}: given fields replace the old values. */
export function changedEvent(before: DemoEvent, input: UnknownFields): DemoOutcome<DemoEvent> {
  const read = readFields<Writable>(input, FIELDS);
  if ('problem' in read) return read;
  if (Object.keys(read.value).length === 0) return { problem: 'The event says nothing.' };
  const { id, ...rest } = before;
  const after = checked({ ...rest, ...read.value });
  return 'problem' in after ? after : { value: { id, ...after.value } };
}

/** GET /api/apps/calendar: events of the named calendars; without names, all (contract). */
export function ofCalendars(events: readonly DemoEvent[], calendars: readonly string[]): readonly DemoEvent[] {
  const wanted = new Set(calendars);
  return wanted.size === 0 ? events : events.filter(({ extendedProps: { calendar } }) => wanted.has(calendar));
}
