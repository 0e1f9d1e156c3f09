import type { IsoDate } from '../../calendar/iso-date.ts';
import { addDays, daysBetween } from '../../calendar/iso-date.ts';
import { OWN_UID } from './calendar-text.ts';
import type { EventMeaning } from './meaning.ts';
import { LONGEST_STAY } from '../../rule/limits.ts';

/** One event of a calendar, as parsed; nights are half-open (AV1). */
export type ChannelEvent = {
  /** Its key in the calendar: the UID, with the day for one of a series. */
  readonly key: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly summary: string;
  readonly meaning: EventMeaning;
  readonly isCancelled: boolean;
};
/** The records an earlier import created for an event. */
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
  /** Events that disappeared or were cancelled, with nights that are not over. */
  readonly removed: readonly Known[];
  /** Skipped events with the reason. */
  readonly left: readonly { readonly why: 'PAST' | 'FAR' | 'OWN' | 'TOO_LONG'; readonly event: ChannelEvent }[];
};

/** Days ahead to import; nobody sells further, and calendars have no end. */
const HORIZON = 1098;
/** Maximum nights of one stay and of one block. */
const LONGEST = { STAY: LONGEST_STAY, BLOCK: HORIZON } as const;

/**
 * Compares a channel's calendar with the results of the last import. Does not decide about free nights. Events with
 * past nights change nothing any more, whether they are still in the calendar or not. Pauses after each event, because
 * there may be ten thousand.
 * @param events by `key`, each once
 * @param unreadable UIDs of events that could not be parsed: they are neither present nor gone
 * @param isFull the calendar contains all future events: missing ones are gone
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
    // A former booking that is now a closed day counts as two events.
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

/** The UID in the key of one day of a series, or of one of several events with the same UID. */
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
  // A stay shortened to a day before today still frees its nights.
  if (event.to <= today && !isKnown) return 'PAST';
  if (event.from > addDays(today, HORIZON)) return 'FAR';
  const isTooLong = event.meaning.kind === 'STAY' && daysBetween(event.from, event.to) > LONGEST.STAY;
  return isTooLong ? 'TOO_LONG' : undefined;
}

/**
 * A calendar closed "forever" is closed for the maximum length of a block, counted from the first of the year: a start
 * that moved daily would create another block each day.
 */
function shortened({ from, to }: ChannelEvent, today: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } {
  if (daysBetween(from, to) <= LONGEST.BLOCK) return { from, to };
  const newYear = `${today.slice(0, 4)}-01-01`;
  const start = from < newYear ? newYear : from;
  const end = addDays(start, LONGEST.BLOCK);
  return { from: start, to: end < to ? end : to };
}
