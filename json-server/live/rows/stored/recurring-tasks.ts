import type { IsoDate } from '../../../../src/domain/calendar/iso-date.ts';

/** Made of the resource `recurring-tasks` by `npm run row-types`; whatever is typed here is lost. */
export type RecurringTasksRow = {
  readonly id: string;
  readonly tenantId?: string | null;
  readonly createdAt?: string | null;
  readonly createdBy?: string | null;
  readonly updatedAt?: string | null;
  readonly updatedBy?: string | null;
  readonly version?: number | null;
  readonly title: string;
  readonly serviceDefinitionId: string;
  readonly estateId: string;
  readonly every: 'WEEK' | 'TWO_WEEKS' | 'MONTH' | 'QUARTER' | 'HALF_YEAR' | 'YEAR';
  readonly startsOn: IsoDate;
  readonly until?: IsoDate | null;
  readonly aheadDays: number;
  readonly priority?: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT' | null;
  readonly assigneeIds?: readonly string[] | null;
  readonly supplierId?: string | null;
  readonly isActive?: boolean | null;
  readonly nextOn?: IsoDate | null;
  readonly makeOn?: IsoDate | null;
};
