import type { IncomingHttpHeaders } from 'node:http';
import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import type { Json } from '../../src/config/types.ts';
import { isFactorMissing } from './second-factors.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import { isKey } from './caller-key.ts';
import type { Caller } from './call.ts';
import { companyClosed, forbidden, unauthenticated } from '../http/http-error.ts';
import type { Companies } from '../live/rows/company.ts';
import { isPortalShut, ownerValues } from './portal.ts';
import { asViewed } from './preview.ts';
import { isTenantOpen, PLATFORM, permittedTenant } from './tenant.ts';
import type { UsersRow } from '../live/rows/stored/users.ts';

/** The resource of the accounts. */
export const USERS = 'users';

const BEARER = /^Bearer ([A-Za-z0-9._-]{1,4096})$/i;

/** The values that a configuration can use as `$user.…`. */
export function userValues(companies: Companies, user: UsersRow, tenant: string): Record<string, Json> {
  const scope = user.estateScope;
  return {
    id: user.id,
    role: user.role,
    tenantId: tenant,
    // US1: an empty scope means all homes.
    ...(Array.isArray(scope) && scope.length > 0 && { estateScope: scope }),
    ...ownerValues(companies, { investorId: user.investorId, tenant }),
  };
}

/** A key works only in its own company and cannot preview as others. @throws HttpError 401, 403 */
function ofKey(caller: Caller | undefined, headers: IncomingHttpHeaders): Caller {
  if (caller === undefined) throw unauthenticated();
  if (headers['x-view-as'] !== undefined && headers['x-view-as'] !== '') throw forbidden();
  const wanted = headers['x-tenant-id'] ?? '';
  if (!['', 'public', caller.tenant].includes(String(wanted))) throw forbidden();
  return caller;
}

/**
 * Authenticate, then select the tenant. The token is only a pointer: its session and its user are looked up on every
 * call, so signing out, disabling a user or changing a password takes effect at once (S9).
 */
export function createAuthenticate({
  companies,
  sessions,
  tokens,
  callerOfKey,
  clock,
}: {
  companies: Companies;
  sessions: Sessions;
  tokens: Tokens;
  /** The caller a key acts as now. */
  callerOfKey: (token: string) => Caller | undefined;
  clock: () => number;
}) {
  /** @throws HttpError 401; 400 and 403 for a wrong tenant header or preview */
  return async (headers: IncomingHttpHeaders): Promise<Caller> => {
    const token = BEARER.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw unauthenticated();
    if (isKey(token)) return ofKey(callerOfKey(token), headers);
    const read = tokens.readAccess(token);
    const claims = read instanceof Promise ? await read : read;
    // The token is genuine, so another server may have opened the session a moment ago.
    const session = claims && (sessions.find(claims.sessionId) ?? (await sessions.findAnew(claims.sessionId)));
    if (session?.userId !== claims?.userId || session === undefined) throw unauthenticated();
    const user = companies.company(session.tenantId).table(USERS).get(session.userId);
    if (user?.status !== 'ACTIVE') throw unauthenticated();
    if (!isTenantOpen(companies, session.tenantId)) throw companyClosed();
    if (isPortalShut(companies, user, session.tenantId)) throw unauthenticated();
    const tenant = permittedTenant({ header: headers['x-tenant-id'], user, homeTenant: session.tenantId });
    // Only the platform's own staff can still look into a company that is suspended or closed.
    if (user.role !== PLATFORM && !isTenantOpen(companies, tenant)) throw forbidden();
    sessions.touch(session.id);
    const now = clock();
    const caller: Caller = {
      user,
      role: user.role,
      sessionId: session.id,
      homeTenant: session.tenantId,
      tenant,
      values: {
        user: userValues(companies, user, tenant),
        today: todayIn(new Date(now)),
        now: new Date(now).toISOString(),
      },
      ...(isFactorMissing(companies, user, session.tenantId) && { lacksFactor: true as const }),
    };
    const viewed = headers['x-view-as'];
    return typeof viewed === 'string' && viewed !== '' ? asViewed({ caller, header: viewed, companies }) : caller;
  };
}
