import { isIban } from '../text/identifiers.ts';

/** What somebody should look at before a statement is published, what weighs most first. */
export const ODDITIES = [
  'NO_RATE',
  'STALE',
  'EARLIER_OPEN',
  'NEGATIVE',
  'NO_IBAN',
  'WRONG_IBAN',
  'IBAN_CHANGED',
  'CURRENCY',
  'NO_ACCOUNT',
  'STAYS_OPEN',
  'STAYS_UNPAID',
  'NO_PAPER',
  'MUCH_LESS',
  'MUCH_MORE',
] as const;
export type OddityCode = (typeof ODDITIES)[number];
/** `codes`: the stays or costs that it is about; `month`: the one that stands in the way. */
export type Oddity = {
  readonly code: OddityCode;
  readonly codes?: readonly string[];
  readonly month?: string;
};

/** From this share of the month before on, an amount is much less; beyond its counterpart much more. In hundredths. */
const MUCH_LESS_PCT = 40;
const MUCH_MORE_PCT = 250;

/** A stay behind a line of a statement: whether its guests have left by now, and owe nothing. */
type StatedStay = { readonly code: string; readonly isFinished: boolean; readonly isPaid: boolean };

/** What is known of an open statement; minor units of its currency. */
export type StatementFacts = {
  readonly amount: number;
  readonly balance: number;
  readonly currency: string;
  /** Some of its sources have no rate, so it could not be made anew. */
  readonly lacksRate: boolean;
  /** A draft whose sources have changed since it was made. */
  readonly isStale: boolean;
  /** The first earlier month of its account that is not published; months are published in their order. */
  readonly earlierOpen?: string | undefined;
  /** The owner's IBAN; '' for none. */
  readonly iban: string;
  /** The account that the last payout went to; '' for none. */
  readonly lastIban: string;
  /** What the owner wants to be paid in; '' = says nothing. */
  readonly payoutCurrency: string;
  /** A statement of the same owner and home was published in the currency before: somebody has looked at it. */
  readonly isUsualCurrency: boolean;
  /** A bank account of the company can pay in the currency. */
  readonly hasAccount: boolean;
  readonly stays: readonly StatedStay[];
  /** The costs that the owner bears without a receipt or a number of one. */
  readonly withoutPaper: readonly string[];
  /** The amount of the month before; undefined = there was none. */
  readonly amountBefore?: number | undefined;
};

/** What is odd about an open statement; none = it may be published unseen. */
export function odditiesOf(facts: StatementFacts): readonly Oddity[] {
  const { balance, iban, lastIban } = facts;
  const open = facts.stays.filter(({ isFinished }) => !isFinished).map(({ code }) => code);
  const unpaid = facts.stays.filter(({ isPaid }) => !isPaid).map(({ code }) => code);
  const isPaidOut = balance > 0;
  const found: readonly (Oddity | false)[] = [
    facts.lacksRate && { code: 'NO_RATE' },
    facts.isStale && { code: 'STALE' },
    facts.earlierOpen !== undefined && { code: 'EARLIER_OPEN', month: facts.earlierOpen },
    balance < 0 && { code: 'NEGATIVE' },
    isPaidOut && iban === '' && { code: 'NO_IBAN' },
    isPaidOut && iban !== '' && !isIban(iban) && { code: 'WRONG_IBAN' },
    isPaidOut && iban !== '' && lastIban !== '' && iban !== lastIban && { code: 'IBAN_CHANGED' },
    isPaidOut && isOtherCurrency(facts) && { code: 'CURRENCY' },
    isPaidOut && !facts.hasAccount && { code: 'NO_ACCOUNT' },
    open.length > 0 && { code: 'STAYS_OPEN', codes: open },
    unpaid.length > 0 && { code: 'STAYS_UNPAID', codes: unpaid },
    facts.withoutPaper.length > 0 && { code: 'NO_PAPER', codes: facts.withoutPaper },
    isMuchLess(facts) && { code: 'MUCH_LESS' },
    isMuchMore(facts) && { code: 'MUCH_MORE' },
  ];
  return found.flatMap((one) => (one ? [one] : []));
}

const isOtherCurrency = ({ currency, payoutCurrency, isUsualCurrency }: StatementFacts): boolean =>
  !isUsualCurrency && payoutCurrency !== '' && payoutCurrency !== currency;

// A month without anything says nothing about the next one.
const isMuchLess = ({ amount, amountBefore = 0 }: StatementFacts): boolean =>
  amountBefore > 0 && amount * 100 < amountBefore * MUCH_LESS_PCT;
const isMuchMore = ({ amount, amountBefore = 0 }: StatementFacts): boolean =>
  amountBefore > 0 && amount * 100 > amountBefore * MUCH_MORE_PCT;

/** The odd ones first, those whose oddity weighs most at the top; otherwise as they stand. */
export function byOddity<Row extends { readonly oddities: readonly Oddity[] }>(rows: readonly Row[]): readonly Row[] {
  const weight = ({ oddities: [first] }: Row): number => (first ? ODDITIES.indexOf(first.code) : ODDITIES.length);
  return rows.toSorted((a, b) => weight(a) - weight(b) || b.oddities.length - a.oddities.length);
}

/** Whether a statement has nothing odd that was not seen: somebody decides about what was shown to them. */
export const isAsSeen = (now: readonly Oddity[], seen: readonly string[]): boolean =>
  now.every(({ code }) => seen.includes(code));
