import { couponCode } from '../../../src/domain/prices/coupon.ts';
import type { DomainRule } from '../../live/rules/domain-write.ts';
import type { CouponsRow } from '../../live/rows/stored/coupons.ts';

/** PR4: a code is kept as it is compared, in capital letters; how often it was used is the reservations' business. */
export const couponRule: DomainRule<CouponsRow> = ({ record, before }) => ({
  set: { code: couponCode(record.code), usedCount: before?.usedCount ?? 0 },
});
