import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `reservation-charges` by `npm run row-types`; whatever is typed here is lost. */
export type ReservationChargesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly code?: string | null;
  readonly reservationId: string;
  readonly itemId?: string | null;
  readonly step?: string | null;
  readonly kind:
    | 'LATE_CHECK_OUT'
    | 'EARLY_CHECK_IN'
    | 'DAMAGE'
    | 'MINIBAR'
    | 'EXTRA_CLEANING'
    | 'CARD_FEE'
    | 'TRANSFER'
    | 'PARKING'
    | 'OTHER';
  readonly date: IsoDate;
  readonly itemName?: { readonly en?: string | null; readonly tr?: string | null } | null;
  readonly description?: string | null;
  readonly quantity: number;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly unitAmount: MinorUnits;
  readonly vatPct?: '0' | '1' | '10' | '20' | null;
  readonly amount?: MinorUnits | null;
  readonly bornBy: 'GUEST' | 'OWNER' | 'COMPANY';
  readonly billedTo?: string | null;
  readonly note?: string | null;
};
