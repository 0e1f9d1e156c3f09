import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

/** Rows with ids that count on, made about a year ago, one a day. */
export function numbered<Fields extends object>(
  prefix: string,
  { today, plan }: { readonly today: IsoDate; readonly plan: TenantPlan },
  rows: readonly Fields[],
) {
  return rows.map((row, index) => ({
    id: `${prefix}-${String(plan.offset.rows + index + 1).padStart(3, '0')}`,
    tenantId: plan.id,
    version: 1,
    ...row,
    ...stamp({ createdAt: `${addDays(today, index - 360)}T08:15:00.000Z`, createdBy: plan.admin }),
  }));
}
