import type { Json } from '../../../../src/config/types.ts';
import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `messages` by `npm run row-types`; whatever is typed here is lost. */
export type MessagesRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly kind?:
    | 'REMINDER'
    | 'GUEST_CONFIRMATION'
    | 'GUEST_ARRIVAL'
    | 'GUEST_DEPARTURE'
    | 'GUEST_CANCELLATION'
    | 'GUEST_NO_SHOW'
    | 'OWNER_STATEMENT'
    | 'TEST'
    | 'GUEST_PAGE'
    | 'PAYMENT_LINK'
    | 'OTHER'
    | 'INVITE'
    | 'CONFIRM'
    | 'ACTIVATED'
    | 'PASSWORD'
    | 'CAMPAIGN'
    | 'REPLY'
    | 'GUEST_MESSAGE'
    | 'NOTE'
    | null;
  readonly channel?: 'MAIL' | 'WHATSAPP_LINK' | 'WEB' | 'NOTE' | null;
  readonly status?:
    | 'WAITING'
    | 'SENDING'
    | 'SENT'
    | 'FILED'
    | 'ERROR'
    | 'CANCELLED'
    | 'RECEIVED'
    | 'NOTED'
    | 'BOUNCED'
    | null;
  readonly to?: string | null;
  readonly subject?: string | null;
  readonly body?: string | null;
  readonly language?: 'en' | 'tr' | null;
  readonly reservationId?: string | null;
  readonly statementId?: string | null;
  readonly link?: string | null;
  readonly userId?: string | null;
  readonly sentAt?: IsoInstant | null;
  readonly attempts?: number | null;
  readonly nextAttemptAt?: IsoInstant | null;
  readonly failure?: 'NOT_REACHED' | 'REFUSED' | 'UNKNOWN' | 'BOUNCED' | null;
  readonly retriedAt?: IsoInstant | null;
  readonly cancelledAt?: IsoInstant | null;
  readonly lastError?: string | null;
  readonly isLate?: boolean | null;
  readonly campaignId?: string | null;
  readonly subscriberId?: string | null;
  readonly direction?: 'OUT' | 'IN' | 'NOTE' | null;
  readonly threadId?: string | null;
  readonly authorName?: string | null;
  readonly mentionIds?: readonly string[] | null;
  readonly mailId?: string | null;
  readonly inReplyTo?: string | null;
  readonly fillsIn?: boolean | null;
  readonly files?: Json | null;
  readonly leftOut?:
    | readonly {
        readonly name?: string | null;
        readonly reason?: 'TOO_LARGE' | 'TOO_MANY' | 'KIND' | 'UNREADABLE' | 'NO_ROOM' | null;
      }[]
    | null;
  readonly isAutomatic?: boolean | null;
  readonly linkId?: string | null;
  readonly linkPath?: string | null;
};
