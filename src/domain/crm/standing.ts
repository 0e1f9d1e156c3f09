import type { IsoDate } from '../calendar/iso-date.ts';
import { daysBetween } from '../calendar/iso-date.ts';
import { type Owed, stayMoney } from '../reservations/balance.ts';

/** A stay as far as it says who its guest is to the company. Money in minor units. */
export type GuestStay = Owed & {
  readonly checkIn?: IsoDate | null;
  readonly checkOut?: IsoDate | null;
  readonly actualCheckInAt?: string | null;
  readonly currency?: string | null;
};

/** Whoever came, or will for certain, is a guest; whoever only asked is a lead. */
const COUNTED: readonly string[] = ['SUCCESSFUL', 'FINISHED'];
export const isStayCounted = ({ status }: GuestStay): boolean => COUNTED.includes(status ?? '');

/** The guests are there or were: what is still to come is nobody's last stay, and neither is one they never came to. */
export const hasBegun = ({ status, actualCheckInAt }: GuestStay): boolean =>
  status === 'FINISHED' || (status === 'SUCCESSFUL' && Boolean(actualCheckInAt));

export type GuestStanding = {
  readonly kind: 'LEAD' | 'GUEST';
  readonly stayCount: number;
  readonly lastStayAt: IsoDate | null;
};

/** What a person's own stays and those they were brought along to make of them. Asked anew with each change, so it is one pass. */
export function standingOf({ own, along }: { own: readonly GuestStay[]; along: readonly GuestStay[] }): GuestStanding {
  let stayCount = 0;
  let last = '';
  for (const stays of [own, along]) {
    for (const stay of stays) {
      if (!isStayCounted(stay)) continue;
      stayCount += 1;
      if (hasBegun(stay) && stay.checkIn && stay.checkIn > last) last = stay.checkIn;
    }
  }
  return { kind: stayCount > 0 ? 'GUEST' : 'LEAD', stayCount, lastStayAt: last === '' ? null : last };
}

/** A standing with one stay more: what `standingOf` says of all, without reading those there were. */
export function standingWith(standing: GuestStanding, stay: GuestStay): GuestStanding {
  if (!isStayCounted(stay)) return standing;
  const last = standing.lastStayAt ?? '';
  const checkIn = (hasBegun(stay) && stay.checkIn) || '';
  const lastStayAt = (checkIn > last ? checkIn : last) || null;
  return { kind: 'GUEST', stayCount: standing.stayCount + 1, lastStayAt };
}

/** The same with one stay less, which nobody had come to yet. */
export function standingWithout(standing: GuestStanding): GuestStanding {
  const stayCount = Math.max(0, standing.stayCount - 1);
  return { ...standing, kind: stayCount > 0 ? 'GUEST' : 'LEAD', stayCount };
}

/** What a person spent in one currency; amounts of different currencies are never added. */
export type Spend = {
  readonly currency: string;
  readonly stays: number;
  readonly nights: number;
  /** Price and extra charges. */
  readonly total: number;
  readonly paid: number;
  readonly remaining: number;
};

/** By currency, in the order of their names; stays that came to nothing cost nothing. */
export function spendOf(stays: readonly GuestStay[]): readonly Spend[] {
  const sums = new Map<string, Spend>();
  for (const stay of stays.filter(isStayCounted)) {
    const currency = stay.currency ?? '';
    if (currency === '') continue;
    const sum = sums.get(currency) ?? { currency, stays: 0, nights: 0, total: 0, paid: 0, remaining: 0 };
    const { total, paid, remaining } = stayMoney(stay);
    const nights = stay.checkIn && stay.checkOut ? daysBetween(stay.checkIn, stay.checkOut) : 0;
    sums.set(currency, {
      currency,
      stays: sum.stays + 1,
      nights: sum.nights + nights,
      total: sum.total + total,
      paid: sum.paid + paid,
      remaining: sum.remaining + remaining,
    });
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Why a person's data may not be removed on their request yet; the first stay that stands in the way. */
export type StillNeeded = { readonly reason: 'stay' | 'balance'; readonly at: number };

/** KVKK: not while a stay is under way or to come, nor while one is not settled. `stays` and the answer by place. */
export function stillNeeded(stays: readonly GuestStay[], today: IsoDate): StillNeeded | undefined {
  const isLive = ({ status, checkOut }: GuestStay): boolean =>
    (status === 'SUCCESSFUL' || status === 'PENDING') && (checkOut ?? '') >= today;
  const live = stays.findIndex(isLive);
  if (live !== -1) return { reason: 'stay', at: live };
  // A cancelled stay is settled once its refund is out.
  const open = stays.findIndex((stay) => stay.status !== 'PENDING' && stayMoney(stay).remaining !== 0);
  return open === -1 ? undefined : { reason: 'balance', at: open };
}
