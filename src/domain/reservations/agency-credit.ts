import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { type Owed, stayMoney } from './balance.ts';

/** What was agreed with an agency; what is missing was not. Minor units of `currency`. */
export type AgencyTerms = {
  readonly currency?: string | null;
  readonly creditLimit?: number | null;
  /** Days after the check-out by which a stay is to be paid. */
  readonly paymentTermDays?: number | null;
};
export type AgencyStay = Owed & {
  readonly currency?: string | null;
  readonly checkOut: IsoDate;
};

/** What an agency owes; minor units of its currency. */
export type AgencyCredit = {
  /** Open balances of all its stays together. */
  readonly open: number;
  /** Those of them that should have been paid, and how many stays they are of. */
  readonly overdue: number;
  readonly overdueStays: number;
  /** The limit, where the open balances are beyond it. */
  readonly beyond: number | undefined;
};

/**
 * What an agency owes for its stays, against its limit and its payment term. A stay in another currency counts by the rate
 * of the day; without one it does not.
 * @param stays all of the agency's, the one that is being booked too
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
  const sum = (of: typeof balances): number => of.reduce((total, { amount }) => total + amount, 0);
  const late = balances.filter(({ amount, isOverdue }) => isOverdue && amount > 0);
  const open = sum(balances);
  const isBeyond = creditLimit !== null && open > creditLimit;
  return { open, overdue: sum(late), overdueStays: late.length, beyond: isBeyond ? creditLimit : undefined };
}
