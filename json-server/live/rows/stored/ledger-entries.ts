import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `ledger-entries` by `npm run row-types`; whatever is typed here is lost. */
export type LedgerEntriesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly date: IsoDate;
  readonly account:
    | 'GUEST'
    | 'CASH'
    | 'BANK'
    | 'CARD'
    | 'CHANNEL'
    | 'DEPOSIT'
    | 'OWNER'
    | 'REVENUE'
    | 'DAMAGE'
    | 'CHANNEL_FEE'
    | 'CARD_FEE'
    | 'EXCHANGE'
    | 'CASH_DIFFERENCE'
    | 'TAX';
  readonly accountId?: string | null;
  readonly estateId?: string | null;
  readonly investorId?: string | null;
  readonly reservationId?: string | null;
  readonly docType: 'PAYMENT' | 'RESERVATION' | 'CHARGE' | 'EXPENSE' | 'STATEMENT' | 'CASH_COUNT';
  readonly docId: string;
  readonly debit: MinorUnits;
  readonly credit: MinorUnits;
  readonly currency: 'TRY' | 'EUR' | 'USD';
  readonly rate?: string | null;
  readonly rateDate?: IsoDate | null;
  readonly baseAmount?: MinorUnits | null;
};
