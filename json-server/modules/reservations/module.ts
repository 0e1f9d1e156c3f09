import type { Module } from '../module.ts';
import { availabilityRoutes } from './availability-calls.ts';
import { bulkBlockRoutes } from './block-calls.ts';
import { reservationsJobs } from './jobs.ts';
import { moveRoutes } from './move-calls.ts';
import { tapeRoutes } from './tape-calls.ts';
import { turnoverRoutes } from './turnover-calls.ts';
import { defineGuestPages, endWithGuest } from './guest-page/pages.ts';
import { guestPageCalls } from './guest-page/public-calls.ts';
import { guestPageLinkCalls } from './guest-page/staff-calls.ts';
import { isInHouse } from '../../../src/domain/reservations/cancel.ts';
import { couponGivenBack } from '../prices/coupon-uses.ts';
import { blockRule } from './block.ts';
import { arriveProposal } from './arrive.ts';
import { bookingRule } from './booking.ts';
import { cancelProposal } from './cancel.ts';
import { EARLY, LATE } from './agreed-edge.ts';
import { hourProposal } from './agreed-hour.ts';
import { leaveProposal } from './leave.ts';
import { refundProposal } from './refund.ts';
import type { Asking, Proposal } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { chargeItemRule } from './charge-item.ts';
import { chargeTakenBack, reservationChargeRule } from './reservation-charge.ts';
import { blockSpan, staySpan } from './spans.ts';
import { bookingStates } from './states.ts';

const PROPOSALS: Readonly<
  Record<string, ((asking: Asking<ReservationsRow>) => Proposal<ReservationsRow>) | undefined>
> = {
  cancel: cancelProposal,
  noShow: cancelProposal,
  checkIn: arriveProposal,
  finish: leaveProposal,
  refund: refundProposal,
  lateCheckOut: hourProposal(LATE),
  earlyCheckIn: hourProposal(EARLY),
};

/** Stays and times out of order: occupied and free nights, and the chart of both. */
export const reservations: Module = {
  name: 'reservations',
  rules: {
    reservation: bookingRule,
    'reservation-charge': reservationChargeRule,
    'charge-item': chargeItemRule,
    block: blockRule,
  },
  removalRefusal: {
    reservation: ({ before }) =>
      isInHouse(before)
        ? { status: 409, field: 'status', key: 'reservation.cancelInHouse', params: { code: before.code ?? '' } }
        : undefined,
  },
  onRemoval: {
    reservation: ({ before, table }) => couponGivenBack({ record: before, table }),
    'reservation-charge': ({ before, table }) => chargeTakenBack({ record: before, table }),
  },
  // Compared with a cancelled one: a restored stay claims all its nights again, even if it has already begun.
  onRestore: { reservation: { before: (row) => ({ ...row, status: 'CANCELLED' }) } },
  states: { reservation: bookingStates },
  proposal: {
    reservation: (asking) => PROPOSALS[asking.action]?.(asking),
  },
  spans: { reservation: staySpan, block: blockSpan },
  calls: (deps) => [
    ...availabilityRoutes(deps),
    ...tapeRoutes(deps),
    ...moveRoutes(deps),
    ...bulkBlockRoutes(deps),
    ...turnoverRoutes(deps),
    ...guestPageCalls(deps),
    ...guestPageLinkCalls(deps),
  ],
  followers: { reservations: [endWithGuest] },
  define: defineGuestPages,
  jobs: reservationsJobs,
  jobCollections: ['reservations'],
};
