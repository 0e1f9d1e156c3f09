/** Made of the resource `reservations` by `npm run row-types`; whatever is typed here is lost. */
export type ReservationsRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly code: string | null;
  readonly estateId: string | null;
  readonly ownerIds: readonly string[] | null;
  readonly checkIn: string | null;
  readonly checkOut: string | null;
  readonly adults: number | null;
  readonly children: number | null;
  readonly infants: number | null;
  readonly status: 'PENDING' | 'SUCCESSFUL' | 'FINISHED' | 'FAILED' | 'CANCELLED' | 'ALLREADYTAKEN' | null;
  readonly holdExpiresAt: string | null;
  readonly stayState: 'EXPECTED' | 'ARRIVAL_DELAYED' | 'IN_HOUSE' | 'DEPARTURE_DELAYED' | 'DEPARTED' | 'NO_SHOW' | null;
  readonly actualCheckInAt: string | null;
  readonly actualCheckOutAt: string | null;
  readonly confirmedOn: string | null;
  readonly arrivedOn: string | null;
  readonly homeFoundAs: 'DIRTY' | 'IN_PROGRESS' | 'CLEAN' | 'INSPECTED' | null;
  readonly leftOn: string | null;
  readonly departedOn: string | null;
  readonly noShowAt: string | null;
  readonly takenByCode: string | null;
  readonly holdExtendedAt: string | null;
  readonly takenById: string | null;
  readonly channelConflict: 'OPEN' | 'NO_PERMIT' | 'KEPT' | 'DISMISSED' | 'SOLVED' | null;
  readonly copiedFromId: string | null;
  readonly bookerUserId: string | null;
  readonly override: {
    readonly reason: string | null;
    readonly rules:
      readonly ('minNights' | 'maxNights' | 'closed' | 'noArrival' | 'noDeparture' | 'channelLocked')[] | null;
    readonly at: string | null;
  } | null;
  readonly expectedTotal: number | null;
  readonly reopenReason: string | null;
  readonly permitOverrideReason: string | null;
  readonly salesChannelId: string | null;
  readonly agencyId: string | null;
  readonly channelRef: string | null;
  readonly guestId: string | null;
  readonly currency: 'TRY' | 'EUR' | 'USD' | null;
  readonly nightPrice: number | null;
  readonly accommodationPrice: number | null;
  readonly facilityFees: number | null;
  readonly cleaningFee: number | null;
  readonly cardFee: number | null;
  readonly totalPrice: number | null;
  readonly chargesTotal: number | null;
  readonly grandTotal: number | null;
  readonly paidAmount: number | null;
  readonly refundedAmount: number | null;
  readonly receivedAt: string | null;
  readonly remainingPrice: number | null;
  readonly refundDue: number | null;
  readonly paymentState: 'UNPAID' | 'PARTIAL' | 'PAID' | 'OVERPAID' | 'REFUNDED' | null;
  readonly paymentMethod: 'CASH' | 'BANK_TRANSFER' | 'CREDIT_CARD' | 'CHANNEL_COLLECT' | 'MAIL_ORDER' | null;
  readonly payCurrency: 'TRY' | 'EUR' | 'USD' | null;
  readonly rentalMode: 'SHORT_TERM' | 'MONTHLY' | null;
  readonly couponCode: string | null;
  readonly couponId: string | null;
  readonly keepPrice: boolean | null;
  readonly changeReason: string | null;
  readonly collectedBy: 'CHANNEL' | 'COMPANY' | null;
  readonly commissionDefinitionId: string | null;
  readonly commissionAmount: number | null;
  readonly commissionVat: number | null;
  readonly channelOwes: number | null;
  readonly instalments:
    | readonly {
        readonly dueAt: string | null;
        readonly amount: number | null;
        readonly status: 'WAITING' | 'PARTIAL' | 'PAID' | null;
      }[]
    | null;
  readonly quote: {
    readonly version: number | null;
    readonly quotedAt: string | null;
    readonly isKept: boolean | null;
    readonly currency: 'TRY' | 'EUR' | 'USD' | null;
    readonly exchangeRate: {
      readonly from: 'TRY' | 'EUR' | 'USD' | null;
      readonly to: 'TRY' | 'EUR' | 'USD' | null;
      readonly rate: string | null;
      readonly date: string | null;
      readonly source: 'TCMB' | 'MANUAL' | null;
    } | null;
    readonly payCurrency: 'TRY' | 'EUR' | 'USD' | null;
    readonly payTotal: number | null;
    readonly nightCount: number | null;
    readonly accommodation: number | null;
    readonly difference: number | null;
    readonly lines:
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
            | 'CARD_FEE'
            | null;
          readonly name: string | null;
          readonly refId: string | null;
          readonly quantity: number | null;
          readonly unitAmount: number | null;
          readonly percent: number | null;
          readonly amount: number | null;
        }[]
      | null;
    readonly total: number | null;
    readonly taxes:
      | readonly {
          readonly kind: 'STAY_VAT' | 'ACCOMMODATION_TAX' | null;
          readonly percent: number | null;
          readonly amount: number | null;
        }[]
      | null;
    readonly nights:
      | readonly {
          readonly date: string | null;
          readonly amount: number | null;
          readonly source: 'DAILY' | 'SEASON_SPECIFIC' | 'SEASON_RECURRING' | 'GROUP' | 'ESTATE' | null;
          readonly name: string | null;
          readonly refId: string | null;
        }[]
      | null;
  } | null;
  readonly plannedArrival: string | null;
  readonly plannedDeparture: string | null;
  readonly cancelReason: 'GUEST_REQUEST' | 'NO_PAYMENT' | 'DUPLICATE' | 'MAINTENANCE' | 'CHANNEL' | 'OTHER' | null;
  readonly cancelNote: string | null;
  readonly cancelFee: number | null;
  readonly failCause: 'PAYMENT' | 'HOLD_EXPIRED' | null;
  readonly failReason: string | null;
  readonly notes: string | null;
  readonly tags: readonly string[] | null;
  readonly lastProcessAt: string | null;
  readonly nextDueAt: string | null;
};
