import type { Json } from '../../../../src/config/types.ts';
import type { IsoDate, IsoInstant } from '../../../../src/domain/calendar/iso-date.ts';
import type { MinorUnits } from '../../../../src/domain/money/money.ts';

/** Made of the resource `housekeeping-tasks` by `npm run row-types`; whatever is typed here is lost. */
export type HousekeepingTasksRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly code?: string | null;
  readonly estateId: string;
  readonly type:
    | 'CHECK_OUT_CLEAN'
    | 'CHECK_IN_PREP'
    | 'MID_STAY'
    | 'DEEP_CLEAN'
    | 'INSPECTION'
    | 'CHECK_IN_MEETING'
    | 'CHECK_OUT_CONTROL';
  readonly date: IsoDate;
  readonly windowStart?: string | null;
  readonly windowEnd?: string | null;
  readonly status?:
    | 'UNASSIGNED'
    | 'ASSIGNED'
    | 'ACCEPTED'
    | 'REJECTED'
    | 'IN_PROGRESS'
    | 'DONE'
    | 'VERIFIED'
    | 'REOPENED'
    | 'CANCELLED'
    | null;
  readonly priority?: 'LOW' | 'NORMAL' | 'HIGH' | 'URGENT' | null;
  readonly dueAt?: IsoInstant | null;
  readonly minutesToArrival?: number | null;
  readonly assigneeId?: string | null;
  readonly reservationId?: string | null;
  readonly ownerStayId?: string | null;
  readonly isPinned?: boolean | null;
  readonly stayDate?: IsoDate | null;
  readonly stayTime?: string | null;
  readonly closedBy?: 'STAY' | null;
  readonly vacatedAt?: IsoInstant | null;
  readonly checklist?:
    | readonly {
        readonly item?:
          | 'BED_LINEN'
          | 'BATHROOM'
          | 'KITCHEN'
          | 'FLOORS'
          | 'RUBBISH'
          | 'DAMAGE'
          | 'WINDOWS'
          | 'CURTAINS'
          | 'OVEN'
          | 'DUST'
          | 'AIRING'
          | 'TOWELS'
          | 'CLIMATE'
          | 'CLEANLINESS'
          | 'INVENTORY'
          | 'KEYS'
          | 'HOUSE_RULES'
          | 'METERS'
          | 'LEFT_BEHIND'
          | null;
        readonly text?: string | null;
        readonly done?: boolean | null;
      }[]
    | null;
  readonly photos?: Json | null;
  readonly issues?: string | null;
  readonly linenCount?: number | null;
  readonly note?: string | null;
  readonly startedAt?: IsoInstant | null;
  readonly finishedAt?: IsoInstant | null;
  readonly takenOn?: IsoDate | null;
  readonly doneOn?: IsoDate | null;
  readonly cost?: MinorUnits | null;
  readonly rejectReason?: string | null;
  readonly reopenReason?: string | null;
};
