import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `card-payment-orders` by `npm run row-types`; whatever is typed here is lost. */
export type CardPaymentOrdersRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly no?: string | null;
  readonly orderId?: string | null;
  readonly reservationId: string;
  readonly amount?: MinorUnits | null;
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly feePercent?: number | null;
  readonly cardFee?: MinorUnits | null;
  readonly isFeeIncluded?: boolean | null;
  readonly total: MinorUnits;
  readonly status: 'WAITING' | 'THREEDS' | 'PAID' | 'FAILED' | 'EXPIRED' | 'CANCELLED';
  readonly expiresAt?: IsoInstant | null;
  readonly installment?: number | null;
  readonly paidTotal?: MinorUnits | null;
  readonly paidAt?: IsoInstant | null;
  readonly maskedPan?: string | null;
  readonly bankName?: string | null;
  readonly providerRef?: string | null;
  readonly failureCode?:
    | 'DECLINED'
    | 'INSUFFICIENT_FUNDS'
    | 'WRONG_CODE'
    | 'TIMEOUT'
    | 'NOT_OFFERED'
    | 'MISMATCH'
    | 'UNKNOWN'
    | null;
  readonly spentReason?: 'TRIES' | 'STARTS' | null;
  readonly reopenedAt?: IsoInstant | null;
  readonly triesBefore?: number | null;
  readonly paymentId?: string | null;
  readonly attention?: 'NOT_CONFIRMED' | 'MISMATCH' | null;
  readonly refundState?: 'DUE' | 'REQUESTED' | 'REFUNDED' | 'ERROR' | null;
  readonly refundReason?:
    | 'ALREADY_TAKEN'
    | 'CLOSED'
    | 'CANCELLED'
    | 'NOTHING_DUE'
    | 'OVERPAID'
    | 'PAID_TWICE'
    | 'ASKED'
    | 'STAFF'
    | null;
  readonly refundNote?: string | null;
  readonly refundAmount?: MinorUnits | null;
  readonly refundRef?: string | null;
  readonly refundRequestedAt?: IsoInstant | null;
  readonly refundedAt?: IsoInstant | null;
  readonly tries?:
    | readonly {
        readonly ref: string;
        readonly state: 'NEW' | 'SENT' | 'CAPTURED' | 'FAILED' | 'CANCELLED' | 'LOST';
        readonly installment: number;
        readonly total?: MinorUnits | null;
        readonly at: IsoInstant;
        readonly failureCode?:
          | 'DECLINED'
          | 'INSUFFICIENT_FUNDS'
          | 'WRONG_CODE'
          | 'TIMEOUT'
          | 'NOT_OFFERED'
          | 'MISMATCH'
          | 'UNKNOWN'
          | null;
        readonly redirect?: string | null;
        readonly requestKey?: string | null;
      }[]
    | null;
  readonly acceptances?:
    | readonly {
        readonly kind?: 'DISTANCE_SALES' | 'CANCELLATION' | null;
        readonly version?: string | null;
        readonly language?: 'en' | 'tr' | null;
        readonly at?: IsoInstant | null;
      }[]
    | null;
  readonly acceptedIp?: string | null;
  readonly sentAt?: IsoInstant | null;
  readonly nextCheckAt?: IsoInstant | null;
  readonly checks?: number | null;
  readonly attentionDoneAt?: IsoInstant | null;
};
