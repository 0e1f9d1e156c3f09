import { couponCode } from '../../../src/domain/prices/coupon.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { CouponsRow } from '../../live/rows/stored/coupons.ts';

/** PR4: codes are stored as they are compared, in capital letters; the reservations count their uses. */
export const couponRule: DomainRule<CouponsRow> = ({ record, before }) => ({
  set: { code: couponCode(record.code), usedCount: before?.usedCount ?? 0 },
});
