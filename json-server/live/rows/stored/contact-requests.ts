import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `contact-requests` by `npm run row-types`; whatever is typed here is lost. */
export type ContactRequestsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly name: string;
  readonly phone: string;
  readonly email?: string | null;
  readonly subject: 'STAY' | 'MONTHLY' | 'OWNER' | 'CORPORATE' | 'OTHER';
  readonly message?: string | null;
  readonly preferredTime: 'ANY' | 'MORNING' | 'AFTERNOON' | 'EVENING';
  readonly language: 'en' | 'tr';
  readonly status?: 'NEW' | 'CALLED' | 'NO_ANSWER' | 'CLOSED' | null;
  readonly dueAt?: IsoInstant | null;
  readonly assignedUserId?: string | null;
  readonly assignedTo?: string | null;
  readonly calledAt?: IsoInstant | null;
  readonly attempts?: number | null;
  readonly note?: string | null;
  readonly source?: 'WEB_FORM' | 'STAFF' | null;
  readonly consentAt?: IsoInstant | null;
  readonly consentVersion?: string | null;
};
