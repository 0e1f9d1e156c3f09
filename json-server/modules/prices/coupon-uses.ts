import { couponUsedUp, couponUses } from '../../../src/domain/prices/coupon.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import { usesByGuest } from './pricing.ts';
import type { RowPut, DomainWrite } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/**
 * PR4: the coupon uses that a write of a reservation counts or gives back. The last use may be gone when a booking is
 * confirmed: then the confirmation is refused, because two bookings cannot both have it. The coupon's version stays,
 * since nobody edited it.
 */
export function couponWrites({
  record,
  before,
  table,
}: Pick<DomainWrite<ReservationsRow>, 'before' | 'table'> & {
  readonly record: Pick<ReservationsRow, 'id' | 'guestId' | 'status' | 'couponId'>;
}): { refused: Refusal } | { writes: readonly RowPut[] } {
  const writes: RowPut[] = [];
  for (const { couponId, change } of couponUses(before, record)) {
    const coupon = table('coupons').get(couponId);
    if (!coupon) continue;
    const usedByGuest = usesByGuest({ table, coupon, guestId: record.guestId, exceptId: record.id });
    const usedUp = change > 0 ? couponUsedUp({ coupon, usedByGuest }) : undefined;
    if (usedUp) {
      const { reason, params } = usedUp;
      return { refused: { status: 409, field: 'couponCode', key: `coupon.${reason}`, params } };
    }
    writes.push({
      collection: 'coupons',
      row: { ...coupon, usedCount: Math.max(0, (coupon.usedCount ?? 0) + change) },
    });
  }
  return { writes };
}

/** PR4: gives back the use of a confirmed reservation when it is removed. */
export function couponGivenBack({
  record,
  table,
}: Pick<DomainWrite<ReservationsRow>, 'record' | 'table'>): readonly RowPut[] {
  const none = { couponId: '', status: 'CANCELLED' };
  return couponUses(record, none).flatMap(({ couponId }) => {
    const row = table('coupons').get(couponId);
    return row ? { collection: 'coupons', row: { ...row, usedCount: Math.max(0, (row.usedCount ?? 0) - 1) } } : [];
  });
}
