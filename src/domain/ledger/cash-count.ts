import { amountText, sumMinor } from '../money/money.ts';
import { denominationsOf } from '../money/denominations.ts';
import type { Refusal } from '../rule/refusal.ts';
import type { LedgerPlace, Posting } from './posting.ts';

/** A number of notes or coins of one value; minor units. */
export type Pieces = { readonly value: number | null; readonly quantity: number | null };
export type JudgedCount = { readonly counted: number; readonly difference: number; readonly reason: string | null };

/** The total in the drawer. */
export const countedOf = (pieces: readonly Pieces[]): number =>
  sumMinor(pieces.map(({ value, quantity }) => (value ?? 0) * (quantity ?? 0)));

/**
 * PA4: compares a counted cash desk with the books. The amount the person saw as expected must still be current,
 * because only they know whether money received since is in the drawer. A difference needs a reason.
 * @param expected by the books now
 * @param seen by the person counting; null = not shown
 */
export function judgeCount(setup: {
  readonly currency: string;
  readonly pieces: readonly Pieces[];
  readonly expected: number;
  readonly seen: number | null;
  readonly reason: string | null;
}): { readonly refused: Refusal } | JudgedCount {
  const { currency, pieces, expected, seen } = setup;
  const { notes, coins } = denominationsOf(currency);
  const known = new Set([...notes, ...coins]);
  const strange = pieces.find(({ value }) => !known.has(value ?? 0));
  if (strange) {
    const params = { value: amountText(strange.value ?? 0, currency) };
    return { refused: { status: 422, field: 'pieces', key: 'cashCount.noPiece', params } };
  }
  if (new Set(pieces.map(({ value }) => value)).size < pieces.length) {
    return { refused: { status: 422, field: 'pieces', key: 'cashCount.twice', params: {} } };
  }
  if (seen !== null && seen !== expected) {
    const params = { seen: amountText(seen, currency), now: amountText(expected, currency) };
    return { refused: { status: 409, field: 'expected', key: 'cashCount.expectedChanged', params } };
  }
  const counted = countedOf(pieces);
  const difference = counted - expected;
  const reason = (setup.reason ?? '').trim();
  if (difference !== 0 && reason === '') {
    const params = { difference: amountText(difference, currency) };
    return { refused: { status: 422, field: 'reason', key: 'cashCount.reasonNeeded', params } };
  }
  return { counted, difference, reason: difference === 0 ? null : reason };
}

/** Adjusts the books to the drawer: a surplus is income in its own account, a shortage a cost. Nothing for zero. */
export function postDifference(setup: {
  readonly difference: number;
  readonly currency: string;
  readonly place: LedgerPlace;
}): Posting[] {
  const { difference, currency, place } = setup;
  if (difference === 0) return [];
  const amount = Math.abs(difference);
  const into = { currency, debit: amount, credit: 0 };
  const outOf = { currency, debit: 0, credit: amount };
  const other = { account: 'CASH_DIFFERENCE' } as const;
  return difference > 0
    ? [
        { ...place, ...into },
        { ...other, ...outOf },
      ]
    : [
        { ...other, ...into },
        { ...place, ...outOf },
      ];
}

/** A stored count. */
export type CashCount = {
  readonly no?: string | null;
  readonly accountId?: string | null;
  readonly pieces?: readonly { readonly value?: number | null; readonly quantity?: number | null }[] | null;
  readonly expected?: number | null;
  readonly counted?: number | null;
  readonly difference?: number | null;
  readonly reason?: string | null;
  readonly note?: string | null;
  readonly handsOverTo?: string | null;
  readonly countedAt?: string | null;
  readonly countedById?: string | null;
  readonly status?: string | null;
};

/** The fields of a count that never change, beside its pieces; only the handover is still open afterwards. */
const FIXED = [
  'accountId',
  'expected',
  'counted',
  'difference',
  'reason',
  'note',
  'handsOverTo',
  'countedAt',
  'countedById',
] as const satisfies readonly (keyof CashCount)[];

function hasSamePieces({ pieces }: CashCount, before: CashCount): boolean {
  if (!pieces || !before.pieces) return !pieces && !before.pieces;
  if (pieces.length !== before.pieces.length) return false;
  const isSame = (a: number | null | undefined, b: number | null | undefined) => (a ?? null) === (b ?? null);
  return before.pieces.every(
    ({ value, quantity }, at) => isSame(value, pieces[at]?.value) && isSame(quantity, pieces[at]?.quantity),
  );
}

/** PA4: a change of a stored count: only its handover can be decided. */
export function judgeHandover(
  record: CashCount,
  before: CashCount,
): { readonly refused: Refusal } | { readonly isTaken: boolean } {
  const isChanged =
    !hasSamePieces(record, before) || FIXED.some((key) => (record[key] ?? null) !== (before[key] ?? null));
  if (isChanged || record.status === before.status) {
    return { refused: { status: 409, field: 'pieces', key: 'cashCount.fixed', params: { no: before.no ?? '' } } };
  }
  return { isTaken: record.status === 'TAKEN_OVER' };
}
