import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `message-templates` by `npm run row-types`; whatever is typed here is lost. */
export type MessageTemplatesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly kind:
    | 'GUEST_CONFIRMATION'
    | 'GUEST_ARRIVAL'
    | 'GUEST_DEPARTURE'
    | 'GUEST_CANCELLATION'
    | 'GUEST_NO_SHOW'
    | 'OWNER_STATEMENT'
    | 'REMINDER'
    | 'QUICK_REPLY';
  readonly name?: string | null;
  readonly subjectEn: string;
  readonly bodyEn: string;
  readonly subjectTr: string;
  readonly bodyTr: string;
  readonly isActive?: boolean | null;
  readonly sendWhen?: 'BEFORE_ARRIVAL' | 'BEFORE_DEPARTURE' | 'AFTER_DEPARTURE' | null;
  readonly sendDays?: number | null;
  readonly sendTime?: string | null;
  readonly sendSince?: IsoInstant | null;
};
