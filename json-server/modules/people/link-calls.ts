import type { AccountAction } from '../../../src/config/history-actions.ts';
import { LINK_SCREENS } from '../../../src/domain/people/links.ts';
import type { LinkAnswer, LinkUsed } from '../../../src/wire/people.ts';
import {
  companyNameIn,
  linkFacts,
  ONE_TIME_LINKS,
  type OpenedLink,
  openedLink,
  spendLink,
} from '../../accounts/one-time-links.ts';
import { hasFactor } from '../../accounts/second-factors.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { invalid, notFound } from '../../http/http-error.ts';
import { USERS } from '../../accounts/authenticate.ts';
import { systemCaller } from '../../records/system.ts';
import { json, type Reply } from '../../http/reply.ts';
import { mayEnter, newHashOf } from '../../routes/auth/accounts.ts';
import { signInAs } from '../../routes/auth/enter.ts';
import { lengthIssues, objectBody, passwordOf } from '../../routes/auth/input.ts';
import { lengthsOf } from '../../routes/auth/password.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Records } from '../../records/records.ts';
import type { Companies } from '../../live/rows/company.ts';

type Screen = (typeof LINK_SCREENS)[keyof typeof LINK_SCREENS];
const tokenIn = ({ path }: PublicCall): string => path.slice(path.lastIndexOf('/') + 1);

/** The link, if it belongs to this screen. */
function linkOfScreen(
  deps: RouteDeps,
  setup: Pick<Companies, 'company'> & { screen: Screen; token: string },
): OpenedLink | undefined {
  const { records, vault, clock } = deps;
  const { screen, token, company } = setup;
  const now = new Date(clock()).toISOString();
  const asked = { id: vault.readLinkToken(token), now };
  const found = openedLink({ tenants: records.companies(ONE_TIME_LINKS), company }, asked);
  return found && LINK_SCREENS[linkFacts(found.link).purpose] === screen ? found : undefined;
}

/** Limits guessing: counts every call except those that open something. @throws HttpError 429 */
async function findWithinLimit<Found>(
  deps: RouteDeps,
  call: PublicCall,
  find: () => Found | undefined,
): Promise<Found> {
  const who = { address: call.address(), account: tokenIn(call).slice(0, 60) };
  await deps.attempts.link.begin(who);
  const found = find();
  // Unknown, used, replaced and expired links get the same answer.
  if (found === undefined) throw notFound();
  await deps.attempts.link.succeed(who);
  return found;
}

function linkAnswer({ user, tenantId }: OpenedLink, records: Records, call: PublicCall): LinkAnswer {
  const { min, max } = lengthsOf(call.snapshot);
  return {
    email: user.email,
    firstName: user.name,
    company: companyNameIn(records.company(tenantId).table('settings')),
    minLength: min,
    maxLength: max,
  };
}

const ACTIONS: Readonly<Record<Screen, AccountAction>> = {
  invite: 'acceptInvite',
  reset: 'choosePassword',
  confirm: 'confirmEmail',
};

/**
 * Sets the new password and activates the account, on behalf of the link's person. @throws HttpError 404 when the link
 * was used meanwhile
 */
async function choose(
  deps: RouteDeps,
  call: PublicCall,
  setup: { screen: Screen; passwordHash: string },
): Promise<OpenedLink> {
  const { records, clock } = deps;
  const { screen, passwordHash } = setup;
  return records.transact((inside) => {
    const { company } = inside;
    const found = linkOfScreen(deps, { screen, token: tokenIn(call), company });
    if (!found) throw notFound();
    const { user, tenantId } = found;
    const now = new Date(clock()).toISOString();
    spendLink(company(tenantId), found, now);
    const caller = { ...systemCaller(tenantId, now), user };
    const work = inside.on({ snapshot: call.snapshot, caller });
    // A person who confirms an address still waits for approval; the password is theirs from now on, even if somebody
    // else registered with another.
    const status = screen === 'confirm' ? (user.status ?? null) : 'ACTIVE';
    const set = { passwordHash, status, emailProvedAt: now };
    work.apply([{ collection: USERS, id: user.id, set, action: ACTIONS[screen] }]);
    const after = work.table(USERS).get(user.id) ?? user;
    return { ...found, user: after };
  });
}

async function handleUse(deps: RouteDeps, call: PublicCall, screen: Screen): Promise<Reply> {
  const password = passwordOf((await objectBody(call))?.['password']);
  const found = await findWithinLimit(deps, call, () =>
    linkOfScreen(deps, { screen, token: tokenIn(call), company: deps.records.company }),
  );
  const issues = lengthIssues({ field: 'password', password, ...lengthsOf(call.snapshot) });
  if (issues.length > 0) throw invalid(issues);
  const passwordHash = await newHashOf(deps.records, found, password);
  const account = await choose(deps, call, { screen, passwordHash });
  const signedOut: LinkUsed = { signedIn: false };
  // A link replaces the password but not the second factor.
  if (hasFactor(account.user) || !mayEnter(deps, account)) return json(200, signedOut);
  return signInAs(deps, { call, account, isRemembered: false });
}

const routesOf = (deps: RouteDeps, screen: Screen): readonly Route[] => [
  {
    method: 'GET',
    path: `/api/public/${screen}/:id`,
    access: 'public',
    handle: async (call) => {
      const { records } = deps;
      const { company } = records;
      const found = await findWithinLimit(deps, call, () =>
        linkOfScreen(deps, { screen, token: tokenIn(call), company }),
      );
      return json(200, linkAnswer(found, records, call));
    },
  },
  {
    method: 'POST',
    path: `/api/public/${screen}/:id`,
    access: 'public',
    handle: (call) => handleUse(deps, call, screen),
  },
];

/** Uses of a mailed link: choose a password, and with it sign in or confirm the address. */
export const linkCalls = (deps: RouteDeps): readonly Route[] => [
  ...routesOf(deps, 'invite'),
  ...routesOf(deps, 'reset'),
  ...routesOf(deps, 'confirm'),
];
