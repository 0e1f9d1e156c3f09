import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { sumMinor } from '../money/money.ts';
import { type Owed, stayMoney } from './balance.ts';

/** The terms of an agency; missing ones were not agreed. Minor units of `currency`. */
export type AgencyTerms = {
  readonly currency?: string | null;
  readonly creditLimit?: number | null;
  /** Days after check-out by which a stay must be paid. */
  readonly paymentTermDays?: number | null;
};
export type AgencyStay = Owed & {
  readonly currency?: string | null;
  readonly checkOut: IsoDate;
};

/** An agency's debt; minor units of its currency. */
export type AgencyCredit = {
  /** Open balances of all its stays. */
  readonly open: number;
  /** The overdue part, and its number of stays. */
  readonly overdue: number;
  readonly overdueStays: number;
  /** The limit, if the open balances exceed it. */
  readonly beyond: number | undefined;
};

/**
 * An agency's debt for its stays, compared with its limit and payment term. A stay in another currency counts by the
 * rate of the day; without a rate it does not count.
 * @param stays all of the agency's, including the one being booked
 * @param inCurrency the amount in the agency's currency; undefined = no rate was published
 */
export function agencyCredit(setup: {
  readonly terms: AgencyTerms;
  readonly stays: readonly AgencyStay[];
  readonly today: IsoDate;
  readonly inCurrency: (minor: number, currency: string) => number | undefined;
}): AgencyCredit {
  const { terms, stays, today, inCurrency } = setup;
  const { creditLimit = null, paymentTermDays = null } = terms;
  const balances = stays.map((stay) => ({
    amount: inCurrency(Math.max(0, stayMoney(stay).remaining), stay.currency ?? '') ?? 0,
    isOverdue: paymentTermDays !== null && addDays(stay.checkOut, paymentTermDays) < today,
  }));
  const sum = (of: typeof balances): number => sumMinor(of.map(({ amount }) => amount));
  const late = balances.filter(({ amount, isOverdue }) => isOverdue && amount > 0);
  const open = sum(balances);
  const isBeyond = creditLimit !== null && open > creditLimit;
  return { open, overdue: sum(late), overdueStays: late.length, beyond: isBeyond ? creditLimit : undefined };
}
