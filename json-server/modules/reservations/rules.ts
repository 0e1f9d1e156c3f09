import { type EndingStay, isInHouse } from '../../../src/domain/reservation/cancel.ts';
import type { AreaRules } from '../../rules/area-rules.ts';
import { couponGivenBack } from '../prices/coupon-uses.ts';
import { blockRule } from './block.ts';
import { bookingRule } from './booking.ts';
import { chargeTakenBack, reservationChargeRule } from './reservation-charge.ts';
import { blockSpan, staySpan } from './spans.ts';
import { bookingStates } from './states.ts';

export const reservationsRules = {
  rules: { reservation: bookingRule, 'reservation-charge': reservationChargeRule, block: blockRule },
  removalRefusal: {
    reservation: ({ before }) =>
      isInHouse(before as EndingStay)
        ? { status: 409, field: 'status', key: 'reservation.cancelInHouse', params: { code: before.code ?? '' } }
        : undefined,
  },
  onRemoval: {
    reservation: ({ before, table }) => couponGivenBack({ record: before, table }),
    'reservation-charge': ({ before, table }) => chargeTakenBack({ record: before, table }),
  },
  // With nothing claimed it wants its nights anew, and may still have begun.
  onRestore: { reservation: { before: (row) => ({ ...row, status: 'CANCELLED' }) } },
  states: { reservation: bookingStates },
  spans: { reservation: staySpan, block: blockSpan },
} satisfies AreaRules;
