import { abilityRulesOfRole } from '../../../src/config/access.ts';
import type { Me, OwnTenant, SessionUser, SignInAnswer } from '../../../src/wire/sign-in.ts';
import { hasFactor, isFactorMissing } from '../../accounts/second-factors.ts';
import type { Session } from '../../accounts/sessions.ts';
import type { Tokens } from '../../accounts/tokens.ts';
import type { Caller } from '../../accounts/call.ts';
import { findTenant, tenantsOf } from '../../accounts/tenant.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { PutOf } from '../../live/rows/company.ts';
import { personName } from '../../live/rows/rows.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import type { Records } from '../../records/records.ts';

/** The answer of login, refresh and a changed password: spec §7 plus the refresh token. */
export async function signedIn({
  records,
  tokens,
  snapshot,
  session,
  user,
  refreshToken,
  headers = {},
}: {
  records: Records;
  tokens: Tokens;
  snapshot: Snapshot;
  session: Session;
  user: PutOf<'users'>;
  refreshToken: string;
  headers?: Readonly<Record<string, string>>;
}): Promise<Reply> {
  const accessToken = await tokens.issueAccess({ userId: user.id, sessionId: session.id });
  const answer: SignInAnswer = {
    userAbilityRules: abilityRulesOfRole({ policyRows: snapshot.config.policy.rows, role: user.role ?? '' }),
    accessToken,
    refreshToken,
    userData: userData(records, user, session.tenantId),
  };
  return json(201, answer, headers);
}

/** The signed-in person, their rights and their company. */
export const meAnswer = ({
  records,
  caller,
  snapshot,
}: {
  records: Records;
  caller: Caller;
  snapshot: Snapshot;
}): Reply =>
  json(200, {
    userData: userData(records, caller.user, caller.homeTenant),
    tenants: tenantChoices(records, caller),
    userAbilityRules: abilityRulesOfRole({ policyRows: snapshot.config.policy.rows, role: caller.role }),
  } satisfies Me);

/** The data a browser stores about its user (contract). */
function userData(records: Records, user: PutOf<'users'>, tenantId: string): SessionUser {
  const email = user.email ?? '';
  return {
    id: user.id,
    fullName: personName(user),
    username: email.split('@')[0] ?? email,
    avatar: user.avatar || null,
    email,
    role: user.role ?? '',
    language: user.language || null,
    tenantId,
    twoFactor: hasFactor(user),
    // Present only if true: everybody else's data are as in the contract.
    ...(isFactorMissing(records, user, tenantId) && { mustSetUpFactor: true }),
  };
}

/** The tenants this user may select with X-Tenant-Id, named by their records; their own comes first. */
function tenantChoices(records: Records, { user, homeTenant }: Caller): readonly OwnTenant[] {
  const others = tenantsOf(user, homeTenant).filter((id) => id !== homeTenant);
  return [homeTenant, ...others].map((id) => {
    const row = findTenant(records, id);
    return { id, name: row?.companyName || id };
  });
}
