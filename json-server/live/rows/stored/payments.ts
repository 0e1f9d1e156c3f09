import type { Json } from '../../../../src/config/types.ts';
import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `payments` by `npm run row-types`; whatever is typed here is lost. */
export type PaymentsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly no?: string | null;
  readonly kind: 'COLLECTION' | 'REFUND' | 'DEPOSIT_IN' | 'DEPOSIT_OUT' | 'DEPOSIT_WITHHELD' | 'TRANSFER';
  readonly reservationId?: string | null;
  readonly estateId?: string | null;
  readonly method?: 'CASH' | 'BANK_TRANSFER' | 'CREDIT_CARD' | 'CHANNEL_COLLECT' | 'MAIL_ORDER' | null;
  readonly amount: MinorUnits;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly rate?: string | null;
  readonly rateDate?: IsoDate | null;
  readonly baseCurrency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly baseAmount?: MinorUnits | null;
  readonly status?: 'SUCCESSFUL' | 'REVERSED' | null;
  readonly paidAt: IsoInstant;
  readonly collectedById?: string | null;
  readonly accountId?: string | null;
  readonly accountFromId?: string | null;
  readonly accountToId?: string | null;
  readonly purpose?: 'CASH_TO_BANK' | 'CHANNEL_PAYOUT' | 'OWNER_PAYOUT' | 'INTERNAL' | null;
  readonly lines?:
    | readonly {
        readonly reservationId: string;
        readonly amount: MinorUnits;
        readonly fee: MinorUnits;
        readonly receivedInBank?: MinorUnits | null;
      }[]
    | null;
  readonly receivedInBankAt?: IsoDate | null;
  readonly reference?: string | null;
  readonly reason?: string | null;
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
  readonly evidence?: Json | null;
  readonly evidenceNote?: string | null;
  readonly receipt?: Json | null;
  readonly note?: string | null;
  readonly reverseReason?: string | null;
  readonly reversesId?: string | null;
  readonly statementId?: string | null;
  readonly origin?: 'STAFF' | 'RESERVATION' | 'DEPOSIT' | 'CANCELLATION' | 'REVERSAL' | 'OPENING' | 'CARD' | null;
  readonly expectedRemaining?: MinorUnits | null;
  readonly isOverpaymentMeant?: boolean | null;
};
