import type { Occupant } from '../../../../src/domain/reservations/occupancy.ts';

/** What became of one event, or of a record of an event that is gone. */
export type ImportAction =
  | 'CREATED'
  | 'MOVED'
  | 'CANCELLED'
  | 'BLOCKED'
  | 'RELEASED'
  /** Somebody else has the nights; the reservation is kept as ALLREADYTAKEN. */
  | 'CONFLICT'
  /** A conflict that is none any more. */
  | 'SOLVED'
  /** Nothing was done, on purpose. */
  | 'KEPT'
  /** A rule or the calendar itself stands against it. */
  | 'REFUSED'
  | 'LEFT';

/** A text of the `errors` namespace. */
export type ErrorText = { readonly key: string; readonly params: Readonly<Record<string, string | number>> };
export type ImportItem = {
  readonly action: ImportAction;
  /** Which event: its UID. */
  readonly key: string;
  readonly summary: string;
  readonly from: string | null;
  readonly to: string | null;
  /** The record: a reservation, or a time out of order. */
  readonly id?: string;
  readonly code?: string;
  readonly takenBy?: Occupant;
  readonly reason?: ErrorText;
};
export type ImportCounts = {
  readonly events: number;
  readonly unchanged: number;
  readonly repeated: number;
  /** Conflicts of which no reservation is kept, because there were too many. */
  readonly conflictsBeyond: number;
} & Readonly<Record<Lowercase<ImportAction>, number>>;
export type ImportResult = { readonly counts: ImportCounts; readonly items: readonly ImportItem[] };

/** Items that an answer lists; the counts have all. */
const MOST_ITEMS = 500;
/** What somebody has to look at comes first. */
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

/** Counts what an import does, and keeps as much of it as an answer lists. */
export type ImportTally = {
  readonly add: (item: ImportItem) => void;
  readonly addUnchanged: () => void;
  readonly addBeyond: () => void;
  /** Of everything but what is as it was. */
  readonly count: () => number;
  readonly result: (read: { readonly events: number; readonly repeated: number }) => ImportResult;
};

export function importTally(): ImportTally {
  const counts = new Map<ImportAction, number>();
  const lists = new Map<ImportAction, ImportItem[]>(ORDER.map((action) => [action, []]));
  let [all, unchanged, conflictsBeyond] = [0, 0, 0];
  return {
    add: (item) => {
      all += 1;
      counts.set(item.action, (counts.get(item.action) ?? 0) + 1);
      const list = lists.get(item.action);
      if (list && list.length < MOST_ITEMS) list.push(item);
    },
    addUnchanged: () => (unchanged += 1),
    addBeyond: () => (conflictsBeyond += 1),
    count: () => all,
    result: (read) => {
      const byAction = Object.fromEntries(ORDER.map((action) => [action.toLowerCase(), counts.get(action) ?? 0]));
      return {
        counts: { ...read, unchanged, conflictsBeyond, ...byAction } as ImportCounts,
        items: ORDER.flatMap((action) => lists.get(action) ?? []).slice(0, MOST_ITEMS),
      };
    },
  };
}
