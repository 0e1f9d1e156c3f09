import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import type { PutOf } from '../live/rows/company.ts';
import type { Caller } from '../accounts/call.ts';

/** The author in histories when no person acted. */
export const SYSTEM: PutOf<'users'> = { id: 'system', name: 'Konak' };

/** The system as a caller, in one tenant and at one moment. */
export function systemCaller(tenant: string, now: string): Caller {
  const today = todayIn(new Date(now));
  return {
    user: SYSTEM,
    role: 'system',
    sessionId: '',
    homeTenant: tenant,
    tenant,
    values: { user: {}, today, now },
  };
}
