import type { DemandWriter } from '../../../src/domain/job-tracking/demand.ts';
import type { DomainWrite } from '../../live/rules/domain-write.ts';
import { personName } from '../../live/rows/rows.ts';

type Tables = Pick<DomainWrite, 'table'>;

/** The writer of a record: its `updatedBy` among the company's own people; undefined for the clock and for visitors. */
export function writerOf({
  record,
  table,
}: Tables & { readonly record: { readonly updatedBy?: string | null } }): DemandWriter | undefined {
  const user = table('users').get(record.updatedBy ?? '');
  return user && { role: user.role, name: personName(user), investorId: user.investorId || null };
}

/** The names of people, for readers who may not open the list of users. */
export function namesOfUsers({ table }: Tables, ids: readonly string[]): string | null {
  const names = ids.flatMap((id) => {
    const user = table('users').get(id);
    return user ? [personName(user)] : [];
  });
  return names.length > 0 ? names.join(', ') : null;
}
