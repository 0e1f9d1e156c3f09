import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `reservations` by `npm run row-types`; whatever is typed here is lost. */
export type ReservationsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly code?: string | null;
  readonly estateId: string;
  readonly ownerIds?: readonly string[] | null;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly adults: number;
  readonly children?: number | null;
  readonly infants?: number | null;
  readonly status?: 'PENDING' | 'SUCCESSFUL' | 'FINISHED' | 'FAILED' | 'CANCELLED' | 'ALLREADYTAKEN' | null;
  readonly holdExpiresAt?: IsoInstant | null;
  readonly stayState?:
    | 'EXPECTED'
    | 'ARRIVAL_DELAYED'
    | 'IN_HOUSE'
    | 'DEPARTURE_DELAYED'
    | 'DEPARTED'
    | 'NO_SHOW'
    | null;
  readonly actualCheckInAt?: IsoInstant | null;
  readonly actualCheckOutAt?: IsoInstant | null;
  readonly confirmedOn?: IsoDate | null;
  readonly arrivedOn?: IsoDate | null;
  readonly homeFoundAs?: 'DIRTY' | 'IN_PROGRESS' | 'CLEAN' | 'INSPECTED' | null;
  readonly leftOn?: IsoDate | null;
  readonly departedOn?: IsoDate | null;
  readonly noShowAt?: IsoInstant | null;
  readonly takenByCode?: string | null;
  readonly holdExtendedAt?: IsoInstant | null;
  readonly takenById?: string | null;
  readonly channelConflict?: 'OPEN' | 'NO_PERMIT' | 'KEPT' | 'DISMISSED' | 'SOLVED' | null;
  readonly copiedFromId?: string | null;
  readonly bookerUserId?: string | null;
  readonly override?: {
    readonly reason?: string | null;
    readonly rules?:
      | readonly ('minNights' | 'maxNights' | 'closed' | 'noArrival' | 'noDeparture' | 'channelLocked')[]
      | null;
    readonly at?: IsoInstant | null;
  } | null;
  readonly expectedTotal?: MinorUnits | null;
  readonly reopenReason?: string | null;
  readonly permitOverrideReason?: string | null;
  readonly salesChannelId: string;
  readonly agencyId?: string | null;
  readonly channelRef?: string | null;
  readonly guestId: string;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly nightPrice?: MinorUnits | null;
  readonly accommodationPrice?: MinorUnits | null;
  readonly facilityFees?: MinorUnits | null;
  readonly cleaningFee?: MinorUnits | null;
  readonly cardFee?: MinorUnits | null;
  readonly totalPrice?: MinorUnits | null;
  readonly chargesTotal?: MinorUnits | null;
  readonly grandTotal?: MinorUnits | null;
  readonly paidAmount?: MinorUnits | null;
  readonly refundedAmount?: MinorUnits | null;
  readonly receivedAt?: IsoInstant | null;
  readonly remainingPrice?: MinorUnits | null;
  readonly refundDue?: MinorUnits | null;
  readonly paymentState?: 'UNPAID' | 'PARTIAL' | 'PAID' | 'OVERPAID' | 'REFUNDED' | null;
  readonly paymentMethod?: 'CASH' | 'BANK_TRANSFER' | 'CREDIT_CARD' | 'CHANNEL_COLLECT' | 'MAIL_ORDER' | null;
  readonly payCurrency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly rentalMode?: 'SHORT_TERM' | 'MONTHLY' | null;
  readonly couponCode?: string | null;
  readonly couponId?: string | null;
  readonly keepPrice?: boolean | null;
  readonly changeReason?: string | null;
  readonly collectedBy?: 'CHANNEL' | 'COMPANY' | null;
  readonly commissionDefinitionId?: string | null;
  readonly commissionAmount?: MinorUnits | null;
  readonly commissionVat?: MinorUnits | null;
  readonly channelOwes?: MinorUnits | null;
  readonly instalments?:
    | readonly {
        readonly dueAt: IsoDate;
        readonly amount: MinorUnits;
        readonly status: 'WAITING' | 'PARTIAL' | 'PAID';
      }[]
    | null;
  readonly quote?: {
    readonly version: number;
    readonly quotedAt: IsoInstant;
    readonly isKept: boolean;
    readonly currency: 'TRY' | 'EUR' | 'USD';
    readonly exchangeRate?: {
      readonly from: 'TRY' | 'EUR' | 'USD';
      readonly to: 'TRY' | 'EUR' | 'USD';
      readonly rate: string;
      readonly date: IsoDate;
      readonly source?: 'TCMB' | 'MANUAL' | null;
    } | null;
    readonly payCurrency?: 'TRY' | 'EUR' | 'USD' | null;
    readonly payTotal?: MinorUnits | null;
    readonly nightCount: number;
    readonly accommodation: MinorUnits;
    readonly difference?: MinorUnits | null;
    readonly lines?:
      | readonly {
          readonly kind:
            | 'ACCOMMODATION'
            | 'MONTH'
            | 'DAYS'
            | 'LONG_STAY'
            | 'COUPON'
            | 'FACILITY_FEE'
            | 'FACILITY_DISCOUNT'
            | 'CLEANING'
            | 'CARD_FEE';
          readonly name?: string | null;
          readonly refId?: string | null;
          readonly quantity: number;
          readonly unitAmount?: MinorUnits | null;
          readonly percent?: number | null;
          readonly amount: MinorUnits;
        }[]
      | null;
    readonly total: MinorUnits;
    readonly taxes?:
      | readonly {
          readonly kind: 'STAY_VAT' | 'ACCOMMODATION_TAX';
          readonly percent: number;
          readonly amount: MinorUnits;
        }[]
      | null;
    readonly nights?:
      | readonly {
          readonly date: IsoDate;
          readonly amount: MinorUnits;
          readonly source: 'DAILY' | 'SEASON_SPECIFIC' | 'SEASON_RECURRING' | 'GROUP' | 'ESTATE';
          readonly name?: string | null;
          readonly refId?: string | null;
        }[]
      | null;
  } | null;
  readonly plannedArrival?: string | null;
  readonly plannedDeparture?: string | null;
  readonly cancelReason?:
    | 'GUEST_REQUEST'
    | 'NO_PAYMENT'
    | 'DUPLICATE'
    | 'MAINTENANCE'
    | 'CHANNEL'
    | 'NO_SHOW'
    | 'OTHER'
    | null;
  readonly cancelNote?: string | null;
  readonly cancelFee?: MinorUnits | null;
  readonly endedFrom?: 'PENDING' | 'SUCCESSFUL' | 'FINISHED' | 'FAILED' | 'CANCELLED' | 'ALLREADYTAKEN' | null;
  readonly releasesNights?: boolean | null;
  readonly policyFee?: MinorUnits | null;
  readonly feeReason?: string | null;
  readonly refundNow?: boolean | null;
  readonly tellGuest?: boolean | null;
  readonly owedNow?: MinorUnits | null;
  readonly takesPayment?: boolean | null;
  readonly gaveBackAt?: IsoInstant | null;
  readonly backAmount?: MinorUnits | null;
  readonly backMethod?: 'CASH' | 'BANK_TRANSFER' | 'CREDIT_CARD' | 'CHANNEL_COLLECT' | 'MAIL_ORDER' | null;
  readonly backReason?: string | null;
  readonly addsCharge?: boolean | null;
  readonly undoesCharges?: boolean | null;
  readonly chargeItemId?: string | null;
  readonly chargeKind?:
    | 'LATE_CHECK_OUT'
    | 'EARLY_CHECK_IN'
    | 'DAMAGE'
    | 'MINIBAR'
    | 'EXTRA_CLEANING'
    | 'CARD_FEE'
    | 'TRANSFER'
    | 'PARKING'
    | 'OTHER'
    | null;
  readonly chargeQuantity?: number | null;
  readonly chargeUnitAmount?: MinorUnits | null;
  readonly moreCharges?: readonly { readonly itemId: string; readonly quantity: number }[] | null;
  readonly chargeText?: string | null;
  readonly chargesAdded?: MinorUnits | null;
  readonly chargesAddedOn?: IsoDate | null;
  readonly chargeStep?: string | null;
  readonly payNow?: MinorUnits | null;
  readonly payMethod?: 'CASH' | 'BANK_TRANSFER' | 'CREDIT_CARD' | 'CHANNEL_COLLECT' | 'MAIL_ORDER' | null;
  readonly depositDue?: MinorUnits | null;
  readonly takesDeposit?: boolean | null;
  readonly homeIs?: 'DIRTY' | 'IN_PROGRESS' | 'CLEAN' | 'INSPECTED' | null;
  readonly marksClean?: boolean | null;
  readonly checkInReason?: string | null;
  readonly lateUntil?: string | null;
  readonly staysLate?: boolean | null;
  readonly lateItemId?: string | null;
  readonly lateHour?: string | null;
  readonly lateFree?: boolean | null;
  readonly lateAmount?: MinorUnits | null;
  readonly lateArrival?: string | null;
  readonly lateReason?: string | null;
  readonly earlyFrom?: string | null;
  readonly comesEarly?: boolean | null;
  readonly earlyItemId?: string | null;
  readonly earlyHour?: string | null;
  readonly earlyFree?: boolean | null;
  readonly earlyAmount?: MinorUnits | null;
  readonly earlyDeparture?: string | null;
  readonly earlyReason?: string | null;
  readonly depositHeld?: MinorUnits | null;
  readonly settlesDeposit?: boolean | null;
  readonly depositMethod?: 'CASH' | 'BANK_TRANSFER' | 'CREDIT_CARD' | 'CHANNEL_COLLECT' | 'MAIL_ORDER' | null;
  readonly receivedLast?: MinorUnits | null;
  readonly receivedOn?: IsoDate | null;
  readonly receivedId?: string | null;
  readonly undoesPayment?: boolean | null;
  readonly restOwed?: MinorUnits | null;
  readonly takesRest?: boolean | null;
  readonly restNow?: MinorUnits | null;
  readonly restMethod?: 'CASH' | 'BANK_TRANSFER' | 'CREDIT_CARD' | 'CHANNEL_COLLECT' | 'MAIL_ORDER' | null;
  readonly receivedInId?: string | null;
  readonly failCause?: 'PAYMENT' | 'HOLD_EXPIRED' | null;
  readonly failReason?: string | null;
  readonly notes?: string | null;
  readonly tags?: readonly string[] | null;
  readonly lastProcessAt?: IsoInstant | null;
  readonly nextDueAt?: IsoDate | null;
};
