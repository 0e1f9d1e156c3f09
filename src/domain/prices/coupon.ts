import type { IsoDate } from '../calendar/iso-date.ts';
import { amountText, percentOf } from '../money/money.ts';
import { isWithin, type Validity } from './validity.ts';

/** Money in minor units. Codes are compared in upper case, by `couponCode`. */
export type Coupon = Validity & {
  readonly id: string;
  readonly code: string;
  readonly type: 'PERCENT' | 'FIXED';
  /** PERCENT: 1–100. */
  readonly percent?: number | null;
  /** FIXED, in `currency`. */
  readonly amount?: number | null;
  readonly currency?: string | null;
  /** The stay must be within these days, including arrival and departure. */
  readonly stayFrom?: IsoDate | null;
  readonly stayTo?: IsoDate | null;
  readonly minNights?: number | null;
  /** The minimum accommodation price, after long-stay discounts. */
  readonly minAmount?: number | null;
  readonly maxUses?: number | null;
  readonly usedCount?: number | null;
  readonly perGuestLimit?: number | null;
  readonly estateIds?: readonly string[] | null;
  readonly channelIds?: readonly string[] | null;
  readonly isActive?: boolean | null;
};
export type CouponRefusal = {
  /** A text of the `errors` namespace, below `coupon.`. */
  readonly reason:
    | 'unknown'
    | 'inactive'
    | 'notYet'
    | 'over'
    | 'stayOutside'
    | 'minNights'
    | 'minAmount'
    | 'usedUp'
    | 'guestLimit'
    | 'estate'
    | 'channel'
    | 'currency';
  readonly params: Readonly<Record<string, string | number>>;
};
export type CouponQuestion = {
  readonly coupon: Coupon | undefined;
  /** The day of booking. */
  readonly today: IsoDate;
  readonly stay: { readonly checkIn: IsoDate; readonly checkOut: IsoDate };
  readonly nights: number;
  readonly estateId: string;
  readonly channelId?: string | undefined;
  readonly currency: string;
  /** After the long-stay discount, minor units. */
  readonly accommodation: number;
  /** How often this guest has used it. */
  readonly usedByGuest?: number | undefined;
};

/** A code in its stored form: ASCII, so no locale can change its case. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** PR4: a discount on the accommodation after the long-stay discount, never on fees, at most all of it; or why not. */
export function couponDiscount(question: CouponQuestion): { readonly amount: number } | { refused: CouponRefusal } {
  const refused = refuse(question);
  if (refused) return { refused };
  const { coupon, accommodation } = question;
  const wanted =
    coupon?.type === 'PERCENT' ? percentOf(accommodation, coupon.percent ?? 0) : Math.max(0, coupon?.amount ?? 0);
  return { amount: Math.min(wanted, Math.max(0, accommodation)) };
}

/** All conditions must hold; the first that fails is the reason. */
function refuse(question: CouponQuestion): CouponRefusal | undefined {
  const { coupon, today, stay, nights, estateId, channelId, currency, accommodation, usedByGuest = 0 } = question;
  const no = (reason: CouponRefusal['reason'], params: CouponRefusal['params'] = {}) => ({ reason, params });
  if (!coupon) return no('unknown');
  if (coupon.isActive === false) return no('inactive');
  if (!isWithin(today, { validFrom: coupon.validFrom ?? null })) return no('notYet', { date: coupon.validFrom ?? '' });
  if (!isWithin(today, coupon)) return no('over', { date: coupon.validTo ?? '' });
  const { stayFrom, stayTo } = coupon;
  if ((stayFrom && stay.checkIn < stayFrom) || (stayTo && stay.checkOut > stayTo)) {
    return no('stayOutside', { from: stayFrom ?? '…', to: stayTo ?? '…' });
  }
  if (coupon.estateIds?.length && !coupon.estateIds.includes(estateId)) return no('estate');
  if (coupon.channelIds?.length && !(channelId && coupon.channelIds.includes(channelId))) return no('channel');
  const isInCurrency = coupon.currency === currency || (coupon.currency == null && coupon.type === 'PERCENT');
  if ((coupon.type === 'FIXED' || coupon.minAmount != null) && !isInCurrency) return no('currency', { currency });
  if (nights < (coupon.minNights ?? 0)) return no('minNights', { min: coupon.minNights ?? 0 });
  if (accommodation < (coupon.minAmount ?? 0)) {
    return no('minAmount', { min: amountText(coupon.minAmount ?? 0, currency) });
  }
  return couponUsedUp({ coupon, usedByGuest });
}

/** PR4: whether it is used up, in total or by this guest. Checked again when a booking is confirmed. */
export function couponUsedUp({
  coupon,
  usedByGuest,
}: {
  readonly coupon: Pick<Coupon, 'maxUses' | 'usedCount' | 'perGuestLimit'>;
  readonly usedByGuest: number;
}): CouponRefusal | undefined {
  const { maxUses, usedCount, perGuestLimit } = coupon;
  if (maxUses != null && (usedCount ?? 0) >= maxUses) return { reason: 'usedUp', params: { max: maxUses } };
  if (perGuestLimit != null && usedByGuest >= perGuestLimit) {
    return { reason: 'guestLimit', params: { max: perGuestLimit } };
  }
  return undefined;
}

/** Statuses in which a booking counts as a use of its coupon. */
export const countsAsUse = (status: string | null | undefined): boolean =>
  status === 'SUCCESSFUL' || status === 'FINISHED';

type Use = { readonly couponId?: string | null; readonly status?: string | null };

/** PR4: the change in uses of coupons by a write: +1 when a booking is confirmed, −1 when it is cancelled. */
export function couponUses(before: Use | undefined, after: Use): readonly { couponId: string; change: 1 | -1 }[] {
  const used = (use: Use | undefined) => (use?.couponId && countsAsUse(use.status) ? use.couponId : undefined);
  const from = used(before);
  const to = used(after);
  if (from === to) return [];
  return [
    ...(from === undefined ? [] : [{ couponId: from, change: -1 as const }]),
    ...(to === undefined ? [] : [{ couponId: to, change: 1 as const }]),
  ];
}
