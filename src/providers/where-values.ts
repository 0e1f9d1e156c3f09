import type { WhereValues } from '../config/where.ts';
import { todayIn } from '../domain/calendar/iso-date.ts';
import { heldCompany } from './config.ts';
import { sessionUser } from './session.ts';

/** The values of `$user.x`, `$company.x`, `$today` and `$now`, resolved like on the server. */
export function whereValues(now: Date = new Date()): WhereValues {
  const { id = '', role = '', tenantId = '' } = sessionUser() ?? {};
  return {
    user: { id, role, tenantId },
    company: heldCompany(),
    // Only on demand: the first use of a time zone costs a page tens of milliseconds.
    get today() {
      return todayIn(now);
    },
    now: now.toISOString(),
  };
}
