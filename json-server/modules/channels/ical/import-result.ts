import type { Occupant } from '../../../../src/domain/reservations/occupancy.ts';

/** The result for one event, or for a record of an event that is gone. */
export type ImportAction =
  | 'CREATED'
  | 'MOVED'
  | 'CANCELLED'
  | 'BLOCKED'
  | 'RELEASED'
  /** The nights are taken; the reservation is kept as ALLREADYTAKEN. */
  | 'CONFLICT'
  /** A former conflict. */
  | 'SOLVED'
  /** Left unchanged on purpose. */
  | 'KEPT'
  /** A rule or the calendar itself refuses it. */
  | 'REFUSED'
  | 'LEFT';

/** A text of the `errors` namespace. */
export type ErrorText = { readonly key: string; readonly params: Readonly<Record<string, string | number>> };
export type ImportedEvent = {
  readonly action: ImportAction;
  /** The event's UID. */
  readonly key: string;
  readonly summary: string;
  readonly from: string | null;
  readonly to: string | null;
  /** The id of the reservation or the time out of order. */
  readonly id?: string;
  readonly code?: string;
  readonly takenBy?: Occupant;
  readonly reason?: ErrorText;
};
export type EventCounts = {
  readonly events: number;
  readonly unchanged: number;
  readonly repeated: number;
  /** Conflicts without a reservation, because there were too many. */
  readonly conflictsBeyond: number;
} & Readonly<Record<Lowercase<ImportAction>, number>>;
export type ImportResult = { readonly counts: EventCounts; readonly items: readonly ImportedEvent[] };

/** Max items listed in an answer; the counts include all. */
const MAX_ITEMS = 500;
/** Items that need attention come first. */
const ORDER: readonly ImportAction[] = [
  'CONFLICT',
  'REFUSED',
  'CANCELLED',
  'MOVED',
  'CREATED',
  'SOLVED',
  'RELEASED',
  'BLOCKED',
  'KEPT',
  'LEFT',
];

/** The results of an import, one per event or record. */
type Outcome = ImportedEvent | { readonly action: 'UNCHANGED' | 'BEYOND'; readonly key: string };

/** Counts what an import does. */
export type ImportTally = {
  readonly add: (item: ImportedEvent) => void;
  readonly addUnchanged: (key: string) => void;
  readonly addBeyond: (key: string) => void;
  /** Counts everything except unchanged events. */
  readonly count: () => number;
  readonly outcomes: () => readonly Outcome[];
  readonly result: (read: { readonly events: number; readonly repeated: number }) => ImportResult;
};

const nameOf = (outcome: Outcome): string =>
  'from' in outcome ? JSON.stringify([outcome.action, outcome.key, outcome.from, outcome.to]) : outcome.key;

/** @param kept outcomes of the same import, which starts again: what it finds done already is not counted twice */
export function importTally(kept: readonly Outcome[] = []): ImportTally {
  const outcomes = [...kept];
  const keys = new Set(kept.map(({ key }) => key));
  const owed = new Map<string, number>();
  for (const outcome of kept) owed.set(nameOf(outcome), (owed.get(nameOf(outcome)) ?? 0) + 1);
  let all = 0;
  return {
    add: (item) => {
      all += 1;
      const name = nameOf(item);
      const left = owed.get(name) ?? 0;
      if (left > 0) owed.set(name, left - 1);
      else outcomes.push(item);
    },
    addUnchanged: (key) => void (keys.has(key) || outcomes.push({ action: 'UNCHANGED', key })),
    addBeyond: (key) => void (keys.has(key) || outcomes.push({ action: 'BEYOND', key })),
    count: () => all,
    outcomes: () => outcomes,
    result: (read) => {
      const count = (wanted: Outcome['action']): number => outcomes.filter(({ action }) => action === wanted).length;
      const byAction = Object.fromEntries(ORDER.map((action) => [action.toLowerCase(), count(action)]));
      const beside = { unchanged: count('UNCHANGED'), conflictsBeyond: count('BEYOND') };
      const items = outcomes.filter((outcome): outcome is ImportedEvent => 'from' in outcome);
      return {
        counts: { ...read, ...beside, ...byAction } as EventCounts,
        items: ORDER.flatMap((wanted) => items.filter(({ action }) => action === wanted)).slice(0, MAX_ITEMS),
      };
    },
  };
}
