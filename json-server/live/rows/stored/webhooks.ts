import type { Json } from '../../../../src/config/types.ts';
import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `webhooks` by `npm run row-types`; whatever is typed here is lost. */
export type WebhooksRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name?: string | null;
  readonly url: string;
  readonly events: readonly string[];
  readonly condition?: Json | null;
  readonly role:
    | 'SuperAdmin'
    | 'admin'
    | 'Accounting'
    | 'Purchasing'
    | 'MarketPlace'
    | 'HouseKeeping'
    | 'Investor'
    | 'client';
  readonly makerId?: string | null;
  readonly status?: 'ACTIVE' | 'PAUSED' | 'STOPPED' | null;
  readonly stopReason?: 'FAILING' | 'GONE' | null;
  readonly failingSince?: IsoInstant | null;
  readonly lastDeliveryAt?: IsoInstant | null;
  readonly testedAt?: IsoInstant | null;
};
