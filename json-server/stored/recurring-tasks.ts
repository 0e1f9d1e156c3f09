/** Made of the resource `recurring-tasks` by `npm run row-types`; whatever is typed here is lost. */
export type RecurringTasksRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly createdAt: string | null;
  readonly createdBy: string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly version: number | null;
  readonly title: string | null;
  readonly serviceDefinitionId: string | null;
  readonly estateId: string | null;
  readonly every: 'WEEK' | 'TWO_WEEKS' | 'MONTH' | 'QUARTER' | 'HALF_YEAR' | 'YEAR' | null;
  readonly startsOn: string | null;
  readonly until: string | null;
  readonly aheadDays: number | null;
  readonly priority: 'LOW' | 'MEDIUM' | 'HIGH' | 'URGENT' | null;
  readonly assigneeIds: readonly string[] | null;
  readonly supplierId: string | null;
  readonly isActive: boolean | null;
  readonly nextOn: string | null;
  readonly makeOn: string | null;
};
