import type { Occupant } from '../../../../src/domain/reservation/occupancy.ts';

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

export function importResult({
  items,
  ...more
}: {
  readonly items: readonly ImportItem[];
  readonly events: number;
  readonly unchanged: number;
  readonly repeated: number;
}): ImportResult {
  const count = (action: ImportAction) => items.filter((item) => item.action === action).length;
  const counts = Object.fromEntries(ORDER.map((action) => [action.toLowerCase(), count(action)]));
  const sorted = ORDER.flatMap((action) => items.filter((item) => item.action === action));
  return { counts: { ...more, ...counts } as ImportCounts, items: sorted.slice(0, MOST_ITEMS) };
}
