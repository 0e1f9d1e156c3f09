import { addDays, type IsoDate } from '../calendar/iso-date.ts';
import { percentOf, sumMinor } from '../money/money.ts';
import type { Owed } from './balance.ts';
import { stayMoney } from './balance.ts';

/** What is kept of a stay that is cancelled late: the greater of both shares; nothing while it is free. */
export type CancelPolicy = {
  /** Free until so many days before the arrival. */
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

/** What the policy of a stay asks for today. */
export type PolicyFee = {
  /** No more than was paid, since nothing else can be kept. */
  readonly fee: number;
  /** Before that limit. */
  readonly asked: number;
  readonly freeUntil: IsoDate;
  readonly isFree: boolean;
};

const isSaid = (policy: CancelPolicy | null | undefined): policy is CancelPolicy =>
  policy != null && ((policy.percent ?? 0) > 0 || (policy.nights ?? 0) > 0);

/** The first that says what is kept: of the sales channel, of the home's contract, of the company. */
export const policyOf = (policies: readonly (CancelPolicy | null | undefined)[]): CancelPolicy | undefined =>
  policies.find(isSaid);

/** What is kept by the policy of a stay that is cancelled, or whose guests do not come. @param today the day it is cancelled */
export function policyFee(policy: CancelPolicy, stay: PolicyStay, today: IsoDate): PolicyFee {
  const freeUntil = addDays(stay.checkIn, -(policy.freeDays ?? 0));
  const isFree = today <= freeUntil && today < stay.checkIn;
  const price = stay.totalPrice ?? 0;
  const late = Math.max(percentOf(price, policy.percent ?? 0), nightsPrice(policy.nights ?? 0, stay));
  const asked = isFree ? 0 : Math.min(late, price);
  return { fee: Math.min(asked, Math.max(0, stayMoney(stay).paid)), asked, freeUntil, isFree };
}

/** The first nights as they were quoted; of a stay by the month, whose nights have no price, all of it. */
function nightsPrice(count: number, { quote, accommodationPrice, totalPrice }: PolicyStay): number {
  if (count === 0) return 0;
  const nights = quote?.nights ?? [];
  if (nights.length === 0) return accommodationPrice ?? totalPrice ?? 0;
  return sumMinor(nights.slice(0, count).map(({ amount }) => amount ?? 0));
}
