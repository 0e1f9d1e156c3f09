import type { WhereValues } from '../config/where.ts';
import { todayIn } from '../domain/calendar/iso-date.ts';
import { heldCompany } from './config.ts';
import { sessionUser } from './session.ts';

/** What `$user.x`, `$company.x`, `$today` and `$now` stand for, as the server resolves them. */
export function whereValues(now: Date = new Date()): WhereValues {
  const { id = '', role = '', tenantId = '' } = sessionUser() ?? {};
  return {
    user: { id, role, tenantId },
    company: heldCompany(),
    // Only when somebody asks: the first use of a time zone costs a page tens of milliseconds.
    get today() {
      return todayIn(now);
    },
    now: now.toISOString(),
  };
}
