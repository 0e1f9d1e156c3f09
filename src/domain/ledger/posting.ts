import { sumMinor } from '../money/money.ts';

/** The accounts of the one ledger; cash desks, banks and channels are sub-accounts by `accountId`. */
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

/** One side of a movement; exactly one of `debit` and `credit` is positive. Minor units of `currency`. */
export type Posting = {
  readonly account: LedgerAccount;
  readonly accountId?: string | null;
  readonly reservationId?: string | null;
  readonly currency: string;
  readonly debit: number;
  readonly credit: number;
};
/** Where money is: a cash desk, a bank account, or owed to us by cards or a channel. */
export type LedgerPlace = { readonly account: LedgerAccount; readonly accountId: string | null };

const LEDGER_OF: Readonly<Record<string, LedgerAccount>> = {
  CASH_DESK: 'CASH',
  BANK: 'BANK',
  CARD: 'CARD',
  CHANNEL: 'CHANNEL',
  OWNER: 'OWNER',
};
/** The ledger account of a money account; without an id, only by kind. */
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

/** PA4: the opposite movement. */
export const reversedEntries = <Entry extends Pick<Posting, 'debit' | 'credit'>>(entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, debit: entry.credit, credit: entry.debit }));

/** Debits less credits per currency; zero for a whole document. */
export function balancesOf(
  entries: Iterable<Pick<Posting, 'currency' | 'debit' | 'credit'>>,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const entry of entries) {
    sums.set(entry.currency, sumMinor([sums.get(entry.currency) ?? 0, entry.debit, -entry.credit]));
  }
  return sums;
}

/** Whether these may be posted together: one side each, whole amounts, and zero balance in every currency. */
export function isBalanced(entries: readonly Posting[]): boolean {
  const isWhole = entries.every(
    (entry) => Number.isSafeInteger(entry.debit) && Number.isSafeInteger(entry.credit) && isOneSided(entry),
  );
  return isWhole && [...balancesOf(entries).values()].every((sum) => sum === 0);
}

const isOneSided = (entry: Posting): boolean =>
  (entry.debit > 0 && entry.credit === 0) || (entry.debit === 0 && entry.credit > 0);

/**
 * PA1, PA5: money from or to a guest. If paid in another currency than the stay's, it goes through EXCHANGE, so the
 * document balances in both.
 * @param counts its value in the currency of the stay
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
  return isIn ? entries : reversedEntries(entries);
}

/** PA2: the deposit is a liability, never revenue; only a withheld part becomes income, for the damage. */
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
  return kind === 'DEPOSIT_IN' ? entries : reversedEntries(entries);
}

/** A stay in a channel's payout: the sold amount, and the channel's fee. */
export type TransferLine = { readonly reservationId: string; readonly amount: number; readonly fee: number };
/** @param accrued the channel's fee already posted for the stay (`postCost`) */
type PostedLine = TransferLine & { readonly accrued?: number };

/** PA6: the received amount for these stays. */
export const netReceived = (lines: readonly Pick<TransferLine, 'amount' | 'fee'>[]): number =>
  sumMinor(lines.flatMap(({ amount, fee }) => [amount, -fee]));

/**
 * PA3: from one account to another; no guest's balance changes. PA6: with lines, the channel's debt for each stay is
 * settled by the received amount and its fee.
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

/** A debit, or a credit if negative; nothing for zero. */
const signed = ({ amount, currency }: Amount, at: Omit<Posting, 'currency' | 'debit' | 'credit'>): Posting[] =>
  amount === 0 ? [] : [(amount > 0 ? debit : credit)({ amount: Math.abs(amount), currency }, at)];

/**
 * SC1, SC2: the channel's commission, or the bank's fee for card payments, once the stay is confirmed: a cost, and a
 * reduction of their debt to us. Negative: reverses a part.
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

/** The sale of a stay, or a reduction: the guest owes it, and it is revenue. Nothing for zero. */
export function postSale(sold: Amount & { readonly reservationId: string }): Posting[] {
  const { amount, currency, reservationId } = sold;
  if (amount === 0) return [];
  const whole = { amount: Math.abs(amount), currency };
  const entries = [
    debit(whole, { account: 'GUEST', reservationId }),
    credit(whole, { account: 'REVENUE', reservationId }),
  ];
  return amount > 0 ? entries : reversedEntries(entries);
}
