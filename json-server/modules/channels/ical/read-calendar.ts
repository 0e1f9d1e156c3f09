import { createHash } from 'node:crypto';
import { meaningOf } from '../../../../src/domain/channels/ical/meaning.ts';
import type { ChannelEvent } from '../../../../src/domain/channels/ical/plan.ts';
import { CalendarRefused } from '../../../http/outside/calendar-refused.ts';
import { type EventNights, nightsOfEvent } from './event-nights.ts';
import { type JComponent, parseCalendars, propertyText } from './jcal.ts';
import { isSeries, occurrencesOf, seriesBudget } from './series.ts';

/** Max events of one calendar. */
const MAX_EVENTS = 10_000;
/** Max characters; an import needs nothing beyond them. */
const TEXT_LENGTH = 2000;
/** Max characters of a stored and shown summary. */
const SUMMARY_LENGTH = 200;
/** Max characters of a UID; a longer one is identified by its hash. */
const UID_LENGTH = 255;

/** An unusable event; `why` is a text of the `errors` namespace below `ical.event`. */
export type EventProblem = {
  readonly key: string;
  readonly summary: string;
  readonly why: 'noUid' | 'noDates' | 'series';
};
export type ReadCalendar = {
  readonly events: readonly ChannelEvent[];
  readonly problems: readonly EventProblem[];
  /** Events that occur twice and count once. */
  readonly repeated: number;
};

type Revised = ChannelEvent & { readonly sequence: number; readonly stamp: string };

/**
 * The events of an iCalendar text, each once. Of several with one UID the latest revision counts; if none is later and
 * the nights differ, all count, because blocking a night too many does no harm.
 * @throws CalendarRefused for a text that is no calendar or too long
 */
export function readCalendar(text: string, today: string): ReadCalendar {
  const all = parseCalendars(text).flatMap(([, , parts]) => parts.filter(([name]) => name === 'vevent'));
  if (all.length > MAX_EVENTS) throw new CalendarRefused('tooManyEvents', { count: all.length, max: MAX_EVENTS });
  const problems: EventProblem[] = [];
  const exceptions = new Map<string, JComponent[]>();
  for (const event of all) {
    if (propertyText(event, 'recurrence-id') === '') continue;
    const uid = uidOf(event);
    const others = exceptions.get(uid);
    if (others) others.push(event);
    else exceptions.set(uid, [event]);
  }
  const budget = seriesBudget();
  const series = new Set<string>();
  const found: Revised[] = [];
  const later: JComponent[] = [];
  for (const event of all) {
    const uid = uidOf(event);
    const report = (why: EventProblem['why']) => problems.push({ key: uid, summary: summaryOf(event), why });
    if (uid === '') report('noUid');
    else if (propertyText(event, 'recurrence-id') !== '') later.push(event);
    else if (isSeries(event)) {
      const times = occurrencesOf({ event, exceptions: exceptions.get(uid) ?? [], today, budget });
      series.add(uid);
      if (times === undefined) report('series');
      for (const { day, nights, event: one } of times ?? []) {
        if (nights) found.push(asEvent(one, `${uid}/${day}`, nights));
      }
    } else {
      const nights = nightsOfEvent(event);
      if (nights) found.push(asEvent(event, uid, nights));
      else report('noDates');
    }
  }
  // A moved day of a series that is not in the calendar counts on its own.
  for (const event of later) {
    const uid = uidOf(event);
    const nights = series.has(uid) ? undefined : nightsOfEvent(event);
    if (nights) found.push(asEvent(event, `${uid}/${propertyText(event, 'recurrence-id').slice(0, 10)}`, nights));
  }
  const events = eachOnce(found);
  return { events, problems, repeated: found.length - events.length };
}

function uidOf(event: JComponent): string {
  const uid = propertyText(event, 'uid').trim();
  return uid.length > UID_LENGTH ? `sha256:${createHash('sha256').update(uid).digest('base64url')}` : uid;
}

const summaryOf = (event: JComponent): string => propertyText(event, 'summary').trim().slice(0, SUMMARY_LENGTH);

function asEvent(event: JComponent, key: string, nights: EventNights): Revised {
  const summary = summaryOf(event);
  return {
    key,
    ...nights,
    summary,
    meaning: meaningOf({ summary, description: propertyText(event, 'description').slice(0, TEXT_LENGTH) }),
    isCancelled: propertyText(event, 'status').toUpperCase() === 'CANCELLED',
    sequence: Number(propertyText(event, 'sequence')) || 0,
    stamp: propertyText(event, 'dtstamp'),
  };
}

function eachOnce(found: readonly Revised[]): ChannelEvent[] {
  const byKey = new Map<string, Revised[]>();
  for (const event of found) {
    const known = byKey.get(event.key) ?? [];
    const latest = known[0];
    const order = latest ? compareRevisions(event, latest) : 1;
    if (order > 0) byKey.set(event.key, [event]);
    else if (order === 0 && known.every(({ from, to }) => from !== event.from || to !== event.to)) {
      byKey.set(event.key, [...known, event]);
    }
  }
  return [...byKey.values()].flatMap((events) =>
    events.map((event, index) => (index === 0 ? event : { ...event, key: `${event.key}#${event.from}` })),
  );
}

function compareRevisions(a: Revised, b: Revised): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  return a.stamp < b.stamp ? -1 : a.stamp > b.stamp ? 1 : 0;
}
