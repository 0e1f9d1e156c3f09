import type { IsoDate } from '../calendar/iso-date.ts';
import { daysBetween } from '../calendar/iso-date.ts';
import { type Owed, stayMoney } from '../reservations/balance.ts';

/** The parts of a stay that determine its guest's relation to the company. Money in minor units. */
export type GuestStay = Owed & {
  readonly checkIn?: IsoDate | null;
  readonly checkOut?: IsoDate | null;
  readonly actualCheckInAt?: string | null;
  readonly currency?: string | null;
};

/** A person who came, or certainly will, is a guest; one who only asked is a lead. */
const COUNTED: readonly string[] = ['SUCCESSFUL', 'FINISHED'];
export const isStayCounted = ({ status }: GuestStay): boolean => COUNTED.includes(status ?? '');

/** The guests are or were there: a future stay, or one they never came to, is nobody's last stay. */
export const hasBegun = ({ status, actualCheckInAt }: GuestStay): boolean =>
  status === 'FINISHED' || (status === 'SUCCESSFUL' && Boolean(actualCheckInAt));

export type GuestStanding = {
  readonly kind: 'LEAD' | 'GUEST';
  readonly stayCount: number;
  readonly lastStayAt: IsoDate | null;
};

/** The standing from a person's own stays and those they joined. Recomputed with each change, so it is one pass. */
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

/** The standing with one more stay: the same result as `standingOf`, without reading the earlier ones. */
export function standingWith(standing: GuestStanding, stay: GuestStay): GuestStanding {
  if (!isStayCounted(stay)) return standing;
  const last = standing.lastStayAt ?? '';
  const checkIn = (hasBegun(stay) && stay.checkIn) || '';
  const lastStayAt = (checkIn > last ? checkIn : last) || null;
  return { kind: 'GUEST', stayCount: standing.stayCount + 1, lastStayAt };
}

/** The standing with one stay less that had not begun. */
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

/** By currency, sorted by code; cancelled stays cost nothing. */
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

/** Why a person's data cannot be erased on request yet; the first stay that prevents it. */
export type StillNeeded = { readonly reason: 'stay' | 'balance'; readonly at: number };

/** KVKK: not while a stay is current or upcoming, nor while one is unsettled. `stays` and the result by index. */
export function whyNotErasable(stays: readonly GuestStay[], today: IsoDate): StillNeeded | undefined {
  const isLive = ({ status, checkOut }: GuestStay): boolean =>
    (status === 'SUCCESSFUL' || status === 'PENDING') && (checkOut ?? '') >= today;
  const live = stays.findIndex(isLive);
  if (live !== -1) return { reason: 'stay', at: live };
  // A cancelled stay is settled once its refund is paid.
  const open = stays.findIndex((stay) => stay.status !== 'PENDING' && stayMoney(stay).remaining !== 0);
  return open === -1 ? undefined : { reason: 'balance', at: open };
}
