import type { IsoDate } from '../../calendar/iso-date.ts';
import { addDays, daysBetween } from '../../calendar/iso-date.ts';
import { OWN_UID } from './calendar-text.ts';
import type { EventMeaning } from './meaning.ts';
import { LONGEST_STAY } from '../../rule/limits.ts';

/** One event of a calendar, as read; nights are half-open (AV1). */
export type ChannelEvent = {
  /** Names it among the events of its calendar: the UID, with the day for one of a series. */
  readonly key: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly summary: string;
  readonly meaning: EventMeaning;
  readonly isCancelled: boolean;
};
/** What an earlier import made of an event. */
export type KnownEvent = {
  readonly key: string;
  readonly kind: EventMeaning['kind'];
  readonly from: IsoDate;
  readonly to: IsoDate;
};
export type WantedEvent<Known extends KnownEvent> = Omit<ChannelEvent, 'isCancelled'> & {
  readonly known: Known | undefined;
};
export type ImportPlan<Known extends KnownEvent> = {
  readonly stays: readonly WantedEvent<Known>[];
  readonly blocks: readonly WantedEvent<Known>[];
  /** Events that are no longer there, or were cancelled: of nights that are not over. */
  readonly removed: readonly Known[];
  /** What is not imported, and why. */
  readonly left: readonly { readonly why: 'PAST' | 'FAR' | 'OWN' | 'TOO_LONG'; readonly event: ChannelEvent }[];
};

/** Days ahead that are imported; nobody sells further, and calendars know no end. */
const HORIZON = 1098;
/** Nights of one stay and of one block, as their records take them. */
const LONGEST = { STAY: LONGEST_STAY, BLOCK: HORIZON } as const;

/**
 * What a channel's calendar asks for, compared with what the last import made of it. Nothing is decided here about free
 * nights. Events of nights that are over change nothing any more, whether they are still in the calendar or not.
 * A step an event, for there may be ten thousand.
 * @param events by `key`, each once
 * @param unreadable UIDs of events that nobody could read: they are not there, and not gone either
 * @param isFull the calendar has all that is to come: what is missing in it is gone
 */
export function* planImport<Known extends KnownEvent>({
  events,
  unreadable,
  known,
  isFull,
  today,
}: {
  readonly events: readonly ChannelEvent[];
  readonly unreadable: readonly string[];
  readonly known: readonly Known[];
  readonly isFull: boolean;
  readonly today: IsoDate;
}): Generator<undefined, ImportPlan<Known>, undefined> {
  const byKey = new Map(known.map((entry) => [entry.key, entry]));
  const stays: WantedEvent<Known>[] = [];
  const blocks: WantedEvent<Known>[] = [];
  const removed = new Map<string, Known>();
  const left: ImportPlan<Known>['left'][number][] = [];
  const isOver = ({ to }: { readonly to: IsoDate }) => to <= today;
  for (const event of events) {
    yield;
    const before = byKey.get(event.key);
    if (event.isCancelled) {
      if (before && !isOver(before)) removed.set(event.key, before);
      continue;
    }
    const { meaning } = event;
    const why = whyLeft({ event, today, isKnown: before !== undefined });
    if (why !== undefined) {
      left.push({ why, event });
      continue;
    }
    // What was a booking and is a closed day now is two things.
    const isSameKind = before?.kind === meaning.kind;
    if (before && !isSameKind && !isOver(before)) removed.set(event.key, before);
    const { from, to } = meaning.kind === 'BLOCK' ? shortened(event, today) : event;
    const wanted = {
      key: event.key,
      from,
      to,
      summary: event.summary,
      meaning,
      known: isSameKind ? before : undefined,
    };
    (meaning.kind === 'STAY' ? stays : blocks).push(wanted);
  }
  if (isFull) {
    const present = new Set(events.map(({ key }) => key));
    const spared = new Set(unreadable);
    const isSpared = ({ key }: Known) => spared.has(key) || spared.has(uidOf(key));
    for (const entry of known) {
      yield;
      if (!present.has(entry.key) && !isOver(entry) && !isSpared(entry)) removed.set(entry.key, entry);
    }
  }
  return { stays, blocks, removed: [...removed.values()], left };
}

/** The UID in the key of one day of a series, or of one of several events with one UID. */
const uidOf = (key: string): string => key.replace(/(?:\/\d{4}-\d\d-\d\d)?(?:#\d{4}-\d\d-\d\d)?$/, '');

function whyLeft({
  event,
  today,
  isKnown,
}: {
  readonly event: ChannelEvent;
  readonly today: IsoDate;
  readonly isKnown: boolean;
}): ImportPlan<KnownEvent>['left'][number]['why'] | undefined {
  if (event.key.includes(OWN_UID)) return 'OWN';
  // A stay that was shortened to a day before today frees its nights all the same.
  if (event.to <= today && !isKnown) return 'PAST';
  if (event.from > addDays(today, HORIZON)) return 'FAR';
  const isTooLong = event.meaning.kind === 'STAY' && daysBetween(event.from, event.to) > LONGEST.STAY;
  return isTooLong ? 'TOO_LONG' : undefined;
}

/**
 * A calendar that is closed "for ever" is closed for as long as a block may last, from the first of the year on: a
 * beginning that moved with each day would make another block each day.
 */
function shortened({ from, to }: ChannelEvent, today: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } {
  if (daysBetween(from, to) <= LONGEST.BLOCK) return { from, to };
  const newYear = `${today.slice(0, 4)}-01-01`;
  const start = from < newYear ? newYear : from;
  const end = addDays(start, LONGEST.BLOCK);
  return { from: start, to: end < to ? end : to };
}
