import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `cash-counts` by `npm run row-types`; whatever is typed here is lost. */
export type CashCountsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly no?: string | null;
  readonly accountId: string;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly countedAt?: IsoInstant | null;
  readonly countedById?: string | null;
  readonly countedBy?: string | null;
  readonly pieces?: readonly { readonly value: MinorUnits; readonly quantity?: number | null }[] | null;
  readonly expected?: MinorUnits | null;
  readonly counted?: MinorUnits | null;
  readonly difference?: MinorUnits | null;
  readonly reason?: string | null;
  readonly note?: string | null;
  readonly handsOverTo?: string | null;
  readonly status?: 'WAITING' | 'TAKEN_OVER' | 'DECLINED' | null;
  readonly takenOverAt?: IsoInstant | null;
  readonly takenOverById?: string | null;
  readonly takenOverBy?: string | null;
  readonly declineReason?: string | null;
};
