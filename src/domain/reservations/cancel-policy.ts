import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { percentOf, sumMinor } from '../money/money.ts';
import type { Owed } from './balance.ts';
import { stayMoney } from './balance.ts';

/** The fee for a late cancellation: the greater of both shares; nothing while it is free. */
export type CancelPolicy = {
  /** Free until this many days before arrival. */
  readonly freeDays?: number | null;
  /** Share of the price of the stay. */
  readonly percent?: number | null;
  /** The first nights. */
  readonly nights?: number | null;
};

/** A stay, as its policy is applied to it. Money in minor units. */
export type PolicyStay = Owed & {
  readonly checkIn: IsoDate;
  readonly accommodationPrice?: number | null;
  readonly quote?: { readonly nights?: readonly { readonly amount?: number | null }[] | null } | null;
};

/** The fee of a stay's policy today. */
export type PolicyFee = {
  /** Limited to the paid amount, because nothing else can be kept. */
  readonly fee: number;
  /** Before that limit. */
  readonly asked: number;
  readonly freeUntil: IsoDate;
  readonly isFree: boolean;
};

const isSaid = (policy: CancelPolicy | null | undefined): policy is CancelPolicy =>
  policy != null && ((policy.percent ?? 0) > 0 || (policy.nights ?? 0) > 0);

/** The first policy defined: by the sales channel, the home's contract, or the company. */
export const policyOf = (policies: readonly (CancelPolicy | null | undefined)[]): CancelPolicy | undefined =>
  policies.find(isSaid);

/** The policy's fee for cancelling a stay, or for a no-show. @param today the day it is cancelled */
export function policyFee(policy: CancelPolicy, stay: PolicyStay, today: IsoDate): PolicyFee {
  const freeUntil = addDays(stay.checkIn, -(policy.freeDays ?? 0));
  const isFree = today <= freeUntil && today < stay.checkIn;
  const price = stay.totalPrice ?? 0;
  const late = Math.max(percentOf(price, policy.percent ?? 0), nightsPrice(policy.nights ?? 0, stay));
  const asked = isFree ? 0 : Math.min(late, price);
  return { fee: Math.min(asked, Math.max(0, stayMoney(stay).paid)), asked, freeUntil, isFree };
}

/** The first nights at their quoted prices; for a monthly stay, whose nights have no price, all of it. */
function nightsPrice(count: number, { quote, accommodationPrice, totalPrice }: PolicyStay): number {
  if (count === 0) return 0;
  const nights = quote?.nights ?? [];
  if (nights.length === 0) return accommodationPrice ?? totalPrice ?? 0;
  return sumMinor(nights.slice(0, count).map(({ amount }) => amount ?? 0));
}
