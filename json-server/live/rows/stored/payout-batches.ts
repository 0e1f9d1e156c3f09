import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `payout-batches` by `npm run row-types`; whatever is typed here is lost. */
export type PayoutBatchesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly no?: string | null;
  readonly period?: string | null;
  readonly accountId?: string | null;
  readonly payer?: string | null;
  readonly payerIban?: string | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly count?: number | null;
  readonly total?: MinorUnits | null;
  readonly date?: IsoDate | null;
  readonly lines?:
    | readonly {
        readonly number?: string | null;
        readonly statementId?: string | null;
        readonly payee?: string | null;
        readonly iban?: string | null;
        readonly amount?: MinorUnits | null;
        readonly description?: string | null;
      }[]
    | null;
};
