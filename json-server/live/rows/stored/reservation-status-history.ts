import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `reservation-status-history` by `npm run row-types`; whatever is typed here is lost. */
export type ReservationStatusHistoryRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly reservationId?: string | null;
  readonly axis?: 'BOOKING' | 'PAYMENT' | 'STAY' | null;
  readonly from?:
    | 'PENDING'
    | 'SUCCESSFUL'
    | 'FINISHED'
    | 'FAILED'
    | 'CANCELLED'
    | 'ALLREADYTAKEN'
    | 'UNPAID'
    | 'PARTIAL'
    | 'PAID'
    | 'OVERPAID'
    | 'REFUNDED'
    | 'EXPECTED'
    | 'ARRIVAL_DELAYED'
    | 'IN_HOUSE'
    | 'DEPARTURE_DELAYED'
    | 'DEPARTED'
    | 'NO_SHOW'
    | null;
  readonly to?:
    | 'PENDING'
    | 'SUCCESSFUL'
    | 'FINISHED'
    | 'FAILED'
    | 'CANCELLED'
    | 'ALLREADYTAKEN'
    | 'UNPAID'
    | 'PARTIAL'
    | 'PAID'
    | 'OVERPAID'
    | 'REFUNDED'
    | 'EXPECTED'
    | 'ARRIVAL_DELAYED'
    | 'IN_HOUSE'
    | 'DEPARTURE_DELAYED'
    | 'DEPARTED'
    | 'NO_SHOW'
    | null;
  readonly at?: IsoInstant | null;
  readonly by?: string | null;
  readonly reason?: string | null;
  readonly source?: 'USER' | 'SYSTEM' | 'CHANNEL' | 'PAYMENT' | null;
};
