import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `conversations` by `npm run row-types`; whatever is typed here is lost. */
export type ConversationsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name?: string | null;
  readonly address?: string | null;
  readonly subject?: string | null;
  readonly guestId?: string | null;
  readonly reservationId?: string | null;
  readonly state?: 'OPEN' | 'DONE' | null;
  readonly assigneeId?: string | null;
  readonly channel?: 'MAIL' | 'WHATSAPP_LINK' | 'WEB' | 'NOTE' | null;
  readonly lastAt?: IsoInstant | null;
  readonly lastText?: string | null;
  readonly lastDirection?: 'OUT' | 'IN' | 'NOTE' | null;
  readonly unread?: number | null;
  readonly hasFailed?: boolean | null;
  readonly mentionIds?: readonly string[] | null;
  readonly readAt?: IsoInstant | null;
  readonly readById?: string | null;
  readonly token?: string | null;
};
