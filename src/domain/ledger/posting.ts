import { sumMinor } from '../money/money.ts';

/** The accounts of the one ledger; cash desks, banks and channels stand below theirs by `accountId`. */
export const LEDGER_ACCOUNTS = [
  'GUEST',
  'CASH',
  'BANK',
  'CARD',
  'CHANNEL',
  'DEPOSIT',
  'OWNER',
  'REVENUE',
  'DAMAGE',
  'CHANNEL_FEE',
  'CARD_FEE',
  'EXCHANGE',
  'CASH_DIFFERENCE',
  'TAX',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** One side of a movement; exactly one of `debit` and `credit` is above zero. Minor units of `currency`. */
export type Posting = {
  readonly account: LedgerAccount;
  readonly accountId?: string | null;
  readonly reservationId?: string | null;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
};
/** Where money lies: a cash desk, a bank account, what cards or a channel owe us. */
export type LedgerPlace = { readonly account: LedgerAccount; readonly accountId: string | null };

const LEDGER_OF: Readonly<Record<string, LedgerAccount>> = {
  CASH_DESK: 'CASH',
  BANK: 'BANK',
  CARD: 'CARD',
  CHANNEL: 'CHANNEL',
  OWNER: 'OWNER',
};
/** Where an account stands in the ledger; without an id the kind is known even where nobody made one. */
export const ledgerPlaceOf = ({ id, kind }: { readonly id: string | null; readonly kind: string }): LedgerPlace => ({
  account: LEDGER_OF[kind] ?? 'BANK',
  accountId: id,
});

type Amount = { readonly amount: number; readonly currency: string };

const debit = ({ amount, currency }: Amount, at: Omit<Posting, 'currency' | 'debit' | 'credit'>): Posting => ({
  ...at,
  currency,
  debit: amount,
  credit: 0,
});
const credit = ({ amount, currency }: Amount, at: Omit<Posting, 'currency' | 'debit' | 'credit'>): Posting => ({
  ...at,
  currency,
  debit: 0,
  credit: amount,
});

/** PA4: the same movement the other way. */
export const reversed = <Entry extends Pick<Posting, 'debit' | 'credit'>>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, debit: entry.credit, credit: entry.debit }));

/** Debits less credits of each currency; of a document all are zero. */
export function balancesOf(
  entries: Iterable<Pick<Posting, 'currency' | 'debit' | 'credit'>>,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const entry of entries) {
    sums.set(entry.currency, sumMinor([sums.get(entry.currency) ?? 0, entry.debit, -entry.credit]));
  }
  return sums;
}

/** Whether these may be posted together: one side each, whole amounts, and nothing left over in any currency. */
export function isBalanced(entries: readonly Posting[]): boolean {
  const isWhole = entries.every(
    (entry) => Number.isSafeInteger(entry.debit) && Number.isSafeInteger(entry.credit) && isOneSided(entry),
  );
  return isWhole && [...balancesOf(entries).values()].every((sum) => sum === 0);
}

const isOneSided = (entry: Posting): boolean =>
  (entry.debit > 0 && entry.credit === 0) || (entry.debit === 0 && entry.credit > 0);

/**
 * PA1, PA5: money from or to a guest. Paid in another currency than the stay's, it goes over EXCHANGE, so that the document
 * balances in both.
 * @param counts what it is in the currency of the stay
 */
export function postGuestMoney(setup: {
  readonly isIn: boolean;
  readonly paid: Amount;
  readonly counts: Amount;
  readonly place: LedgerPlace;
  readonly reservationId: string;
}): Posting[] {
  const { isIn, paid, counts, place, reservationId } = setup;
  const guest = { account: 'GUEST', reservationId } as const;
  const exchange = { account: 'EXCHANGE', reservationId } as const;
  const isSame = paid.currency === counts.currency;
  const entries = isSame
    ? [debit(paid, { ...place, reservationId }), credit(paid, guest)]
    : [
        debit(paid, { ...place, reservationId }),
        credit(paid, exchange),
        debit(counts, exchange),
        credit(counts, guest),
      ];
  return isIn ? entries : reversed(entries);
}

/** PA2: the deposit is a liability, never revenue; only what is withheld of it becomes income, for the damage. */
export function postDeposit(setup: {
  readonly kind: 'DEPOSIT_IN' | 'DEPOSIT_OUT' | 'DEPOSIT_WITHHELD';
  readonly paid: Amount;
  readonly place: LedgerPlace;
  readonly reservationId: string;
}): Posting[] {
  const { kind, paid, place, reservationId } = setup;
  const liability = { account: 'DEPOSIT', reservationId } as const;
  if (kind === 'DEPOSIT_WITHHELD') return [debit(paid, liability), credit(paid, { account: 'DAMAGE', reservationId })];
  const entries = [debit(paid, { ...place, reservationId }), credit(paid, liability)];
  return kind === 'DEPOSIT_IN' ? entries : reversed(entries);
}

/** A stay in a payout of a channel: what it was sold for there, and what the channel kept. */
export type TransferLine = { readonly reservationId: string; readonly amount: number; readonly fee: number };
/** @param accrued what was posted for the stay already as what the channel keeps (`postCost`) */
type PostedLine = TransferLine & { readonly accrued?: number };

/** PA6: what arrives of these stays. */
export const netReceived = (lines: readonly Pick<TransferLine, 'amount' | 'fee'>[]): number =>
  sumMinor(lines.flatMap(({ amount, fee }) => [amount, -fee]));

/**
 * PA3: from one account to another; no guest's balance changes. PA6: with lines, what the channel owed for each stay is
 * settled by what arrived and the fee it kept.
 */
export function postTransfer(setup: {
  readonly paid: Amount;
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  readonly lines?: readonly PostedLine[];
}): Posting[] {
  const { paid, from, to, lines = [] } = setup;
  const { currency } = paid;
  if (lines.length === 0) return [debit(paid, to), credit(paid, from)];
  return [
    debit(paid, to),
    ...lines.flatMap(({ reservationId, amount, fee, accrued = 0 }) => [
      ...signed({ amount: accrued - amount, currency }, { ...from, reservationId }),
      ...signed({ amount: fee - accrued, currency }, { account: 'CHANNEL_FEE', reservationId }),
    ]),
  ];
}

/** A debit, or below zero a credit; nothing for nothing. */
const signed = ({ amount, currency }: Amount, at: Omit<Posting, 'currency' | 'debit' | 'credit'>): Posting[] =>
  amount === 0 ? [] : [(amount > 0 ? debit : credit)({ amount: Math.abs(amount), currency }, at)];

/**
 * SC1, SC2: what a channel takes of a stay, or a card's bank of what is paid by card, from when the stay is confirmed: a
 * cost, and so much less that they owe us. Below zero: so much less of it.
 */
export const postCost = (
  cost: Amount & {
    readonly reservationId: string;
    readonly account: 'CHANNEL_FEE' | 'CARD_FEE';
    readonly place: LedgerPlace;
  },
): Posting[] => {
  const { amount, currency, reservationId, account, place } = cost;
  const less = { amount: -amount, currency };
  return [...signed({ amount, currency }, { account, reservationId }), ...signed(less, { ...place, reservationId })];
};

/** What a stay is sold for, or less of it: the guest owes it, and it is earned. Nothing for nothing. */
export function postSale(sold: Amount & { readonly reservationId: string }): Posting[] {
  const { amount, currency, reservationId } = sold;
  if (amount === 0) return [];
  const whole = { amount: Math.abs(amount), currency };
  const entries = [
    debit(whole, { account: 'GUEST', reservationId }),
    credit(whole, { account: 'REVENUE', reservationId }),
  ];
  return amount > 0 ? entries : reversed(entries);
}
