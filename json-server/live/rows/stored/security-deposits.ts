import type { Json } from '../../../../src/config/types.ts';
import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `security-deposits` by `npm run row-types`; whatever is typed here is lost. */
export type SecurityDepositsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly reservationId: string;
  readonly estateId?: string | null;
  readonly checkOut?: IsoDate | null;
  readonly currency?: 'TRY' | 'EUR' | 'USD' | null;
  readonly required: MinorUnits;
  readonly collected?: MinorUnits | null;
  readonly withheld?: MinorUnits | null;
  readonly refunded?: MinorUnits | null;
  readonly held?: MinorUnits | null;
  readonly state?: 'REQUIRED' | 'WAIVED' | 'COLLECTED' | 'HELD' | 'PARTLY_WITHHELD' | 'WITHHELD' | 'REFUNDED' | null;
  readonly amount?: MinorUnits | null;
  readonly method?: 'CASH' | 'BANK_TRANSFER' | 'CREDIT_CARD' | 'CHANNEL_COLLECT' | 'MAIL_ORDER' | null;
  readonly reason?: string | null;
  readonly evidence?: Json | null;
  readonly evidenceNote?: string | null;
  readonly waiveReason?: string | null;
  readonly waivedAt?: IsoInstant | null;
  readonly deed?: string | null;
};
