import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import { expiryDeed, TOLD_DAYS } from '../../../src/domain/estate/expiry.ts';
import { PAPERS } from '../../../src/config/deeds.ts';
import { textIn } from '../../rows.ts';
import type { Transaction } from '../../store/types.ts';
import type { Context } from '../../records/context.ts';
import { HISTORY, noteOnce } from '../../records/history.ts';

/** Permits in these states cannot run out: they hold no more, or do not hold yet. */
const WITHOUT_END: readonly string[] = ['NOT_APPLIED', 'APPLIED', 'REVOKED', 'NOT_REQUIRED'];

/**
 * ES7: documents and permits that come near their end, or are over it, have that in their history, which the bell reads.
 * Once for each step and each end: another date is told of anew.
 */
export function tellExpiring(tx: Transaction, context: Context): void {
  const { tenant, values } = context.caller;
  const span = { gte: addDays(values.today, -TOLD_DAYS.before), lt: addDays(values.today, TOLD_DAYS.after + 1) };
  for (const name of PAPERS) {
    const resource = context.snapshot.config.resources[name];
    if (resource === undefined) continue;
    for (const row of tx.table(name, tenant).range('expiresAt', span)) {
      const expiresAt = textIn(row, 'expiresAt');
      const action = expiryDeed(expiresAt, values.today);
      if (action === undefined || WITHOUT_END.includes(textIn(row, 'status'))) continue;
      const id = `${name}-${row.id}-${expiresAt}-${action}`;
      if (tx.table(HISTORY, tenant).get(id) === undefined) noteOnce({ tx, context, resource, row, action, id });
    }
  }
}
