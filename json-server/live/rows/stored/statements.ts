import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `statements` by `npm run row-types`; whatever is typed here is lost. */
export type StatementsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly estateId: string;
  readonly estateCode?: string | null;
  readonly investorId: string;
  readonly year: number;
  readonly month: number;
  readonly period?: string | null;
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly exchangeRateType?: 'TCMB_BUYING' | 'TCMB_SELLING' | 'MANUAL' | null;
  readonly exchangeRate?: string | null;
  readonly status?: 'DRAFT' | 'REVIEWED' | 'PUBLISHED' | 'PAID' | null;
  readonly lines?:
    | readonly {
        readonly key?: string | null;
        readonly kind:
          | 'STAY'
          | 'COMMISSION'
          | 'CARD_FEE'
          | 'MANAGEMENT_FEE'
          | 'CLEANING'
          | 'EXPENSE'
          | 'CREDIT'
          | 'ADJUSTMENT';
        readonly source?: 'RESERVATION' | 'CHARGE' | 'EXPENSE' | 'OWNER_STAY' | 'MANUAL' | null;
        readonly refId?: string | null;
        readonly code?: string | null;
        readonly date?: IsoDate | null;
        readonly note?: string | null;
        readonly amount: MinorUnits;
        readonly excluded?: boolean | null;
        readonly sourceAmount?: MinorUnits | null;
        readonly sourceCurrency?: 'TRY' | 'EUR' | 'USD' | null;
        readonly rate?: string | null;
        readonly rateDate?: IsoDate | null;
        readonly isPenalty?: boolean | null;
        readonly ofPeriod?: string | null;
        readonly ofKind?:
          | 'STAY'
          | 'COMMISSION'
          | 'CARD_FEE'
          | 'MANAGEMENT_FEE'
          | 'CLEANING'
          | 'EXPENSE'
          | 'CREDIT'
          | 'ADJUSTMENT'
          | null;
      }[]
    | null;
  readonly gross?: MinorUnits | null;
  readonly commission?: MinorUnits | null;
  readonly cardFees?: MinorUnits | null;
  readonly managementFee?: MinorUnits | null;
  readonly cleaning?: MinorUnits | null;
  readonly expenses?: MinorUnits | null;
  readonly credits?: MinorUnits | null;
  readonly adjustments?: MinorUnits | null;
  readonly amount?: MinorUnits | null;
  readonly withholdingBase?: MinorUnits | null;
  readonly withholdingRatePct?: number | null;
  readonly withholdingTax?: MinorUnits | null;
  readonly carryover?: MinorUnits | null;
  readonly balance?: MinorUnits | null;
  readonly terms?: {
    readonly feePct?: number | null;
    readonly feeBase?: 'ACCOMMODATION' | 'ACCOMMODATION_PLUS_CLEANING' | null;
    readonly commissionBeforeFee?: boolean | null;
    readonly recognition?: 'CHECK_OUT' | 'CHECK_IN' | 'PER_NIGHT' | null;
    readonly ownerBearsCardFee?: boolean | null;
  } | null;
  readonly sourcesHash?: string | null;
  readonly publishedAt?: IsoInstant | null;
  readonly mailing?: 'QUEUED' | 'NO_ADDRESS' | null;
  readonly paidAt?: IsoInstant | null;
  readonly paidAmount?: MinorUnits | null;
  readonly payoutPaymentId?: string | null;
  readonly payoutAccountId?: string | null;
  readonly payoutIban?: string | null;
  readonly payoutReference?: string | null;
  readonly payoutReverseReason?: string | null;
  readonly withholdingDeclaredAt?: IsoInstant | null;
  readonly withholdingDocNo?: string | null;
  readonly note?: string | null;
};
