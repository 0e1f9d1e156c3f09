import type { IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `kbs-notifications` by `npm run row-types`; whatever is typed here is lost. */
export type KbsNotificationsRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly event?: 'CHECK_IN' | 'CHECK_OUT' | 'CORRECTION' | null;
  readonly guestId?: string | null;
  readonly reservationId?: string | null;
  readonly estateId?: string | null;
  readonly status?: 'INCOMPLETE' | 'READY' | 'SENDING' | 'SENT' | 'ERROR' | 'MARKED_SENT' | 'CANCELLED' | null;
  readonly clockUntil?: IsoInstant | null;
  readonly missingFields?:
    | readonly ('firstName' | 'lastName' | 'tcIdentityNo' | 'documentNo' | 'nationality' | 'birthDate')[]
    | null;
  readonly documentNo?: string | null;
  readonly authority?: 'POLICE' | 'GENDARMERIE' | null;
  readonly eventAt?: IsoInstant | null;
  readonly dueAt?: IsoInstant | null;
  readonly vehiclePlate?: string | null;
  readonly lastError?: 'UNREACHABLE' | 'IDENTITY_UNKNOWN' | 'REJECTED' | null;
  readonly attempts?: number | null;
  readonly nextTryAt?: IsoInstant | null;
  readonly externalRef?: string | null;
  readonly sentAt?: IsoInstant | null;
  readonly sentBy?: string | null;
  readonly markReason?: string | null;
  readonly cancelReason?: string | null;
  readonly correctionReason?: string | null;
  readonly correctedAt?: IsoInstant | null;
  readonly correctsId?: string | null;
  readonly isDropped?: boolean | null;
};
