import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `webhook-deliveries` by `npm run row-types`; whatever is typed here is lost. */
export type WebhookDeliveriesRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly webhookId: string | null;
  readonly event: string | null;
  readonly record: string | null;
  readonly at: IsoInstant | null;
  readonly status: 'WAITING' | 'SENDING' | 'DELIVERED' | 'GIVEN_UP' | 'SKIPPED' | null;
  readonly attempts: number | null;
  readonly nextAt: IsoInstant | null;
  readonly lastAt: IsoInstant | null;
  readonly lastStatus: number | null;
  readonly lastMs: number | null;
  readonly resendWanted: boolean | null;
  readonly lastAnswer: string | null;
  readonly resource: string | null;
  readonly body: string | null;
};
