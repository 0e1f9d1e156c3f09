import type { Json } from '../../../../src/config/types.ts';
import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `webhook-deliveries` by `npm run row-types`; whatever is typed here is lost. */
export type WebhookDeliveriesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly webhookId?: string | null;
  readonly event?: string | null;
  readonly at?: IsoInstant | null;
  readonly resource?: string | null;
  readonly recordId?: string | null;
  readonly status?: 'WAITING' | 'SENDING' | 'DELIVERED' | 'FAILED' | 'GIVEN_UP' | 'SKIPPED' | null;
  readonly reason?:
    | 'DELIVERED'
    | 'STATUS'
    | 'REDIRECT'
    | 'TIMEOUT'
    | 'UNREACHABLE'
    | 'PRIVATE'
    | 'TLS'
    | 'INTERRUPTED'
    | 'NO_SECRET'
    | 'NOT_SHOWN'
    | 'NO_MAKER'
    | 'TOO_LATE'
    | 'STOPPED'
    | 'FORGOTTEN'
    | null;
  readonly code?: number | null;
  readonly attemptCount?: number | null;
  readonly nextAt?: IsoInstant | null;
  readonly deliveredAt?: IsoInstant | null;
  readonly resentAt?: IsoInstant | null;
  readonly attempts?:
    | readonly {
        readonly at?: IsoInstant | null;
        readonly outcome?:
          | 'DELIVERED'
          | 'STATUS'
          | 'REDIRECT'
          | 'TIMEOUT'
          | 'UNREACHABLE'
          | 'PRIVATE'
          | 'TLS'
          | 'INTERRUPTED'
          | 'NO_SECRET'
          | 'NOT_SHOWN'
          | 'NO_MAKER'
          | 'TOO_LATE'
          | 'STOPPED'
          | 'FORGOTTEN'
          | null;
        readonly code?: number | null;
        readonly ms?: number | null;
        readonly answer?: string | null;
      }[]
    | null;
  readonly body?: Json | null;
};
