import { isIban } from '../text/identifiers.ts';

/** Warnings to check before publishing a statement, most important first. */
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
/** `codes`: the stays or costs concerned; `month`: the month in the way. */
export type Oddity = {
  readonly code: OddityCode;
  readonly codes?: readonly string[];
  readonly month?: string;
};

/** Share of the previous month's amount below which it is much less; above the reciprocal much more. In hundredths. */
const MUCH_LESS_PCT = 40;
const MUCH_MORE_PCT = 250;

/** A stay behind a line of a statement: whether its guests have left and paid. */
type StatedStay = { readonly code: string; readonly isFinished: boolean; readonly isPaid: boolean };

/** The facts about an open statement; minor units of its currency. */
export type StatementFacts = {
  readonly amount: number;
  readonly balance: number;
  readonly currency: string;
  /** Some of its sources have no rate, so it could not be recomputed. */
  readonly lacksRate: boolean;
  /** A draft whose sources have changed since. */
  readonly isStale: boolean;
  /** The first earlier unpublished month of its account; months are published in order. */
  readonly earlierOpen?: string | undefined;
  /** The owner's IBAN; '' for none. */
  readonly iban: string;
  /** The account of the last payout; '' for none. */
  readonly lastIban: string;
  /** The owner's preferred payout currency; '' = none. */
  readonly payoutCurrency: string;
  /** An earlier published statement of the same owner and home has this currency, so somebody has checked it. */
  readonly isUsualCurrency: boolean;
  /** The company has a bank account in the currency. */
  readonly hasAccount: boolean;
  readonly stays: readonly StatedStay[];
  /** The owner's costs without a receipt or a receipt number. */
  readonly withoutPaper: readonly string[];
  /** The previous month's amount; undefined = there was none. */
  readonly amountBefore?: number | undefined;
};

/** The warnings of an open statement; none = it may be published unseen. */
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

// An empty month cannot be compared.
const isMuchLess = ({ amount, amountBefore = 0 }: StatementFacts): boolean =>
  amountBefore > 0 && amount * 100 < amountBefore * MUCH_LESS_PCT;
const isMuchMore = ({ amount, amountBefore = 0 }: StatementFacts): boolean =>
  amountBefore > 0 && amount * 100 > amountBefore * MUCH_MORE_PCT;

/** Statements with warnings first, the most important on top; otherwise in the given order. */
export function byOddity<Row extends { readonly oddities: readonly Oddity[] }>(rows: readonly Row[]): readonly Row[] {
  const weight = ({ oddities: [first] }: Row): number => (first ? ODDITIES.indexOf(first.code) : ODDITIES.length);
  return rows.toSorted((a, b) => weight(a) - weight(b) || b.oddities.length - a.oddities.length);
}

/** Whether all warnings were shown to the person: they decide only about those. */
export const isAsSeen = (now: readonly Oddity[], seen: readonly string[]): boolean =>
  now.every(({ code }) => seen.includes(code));
