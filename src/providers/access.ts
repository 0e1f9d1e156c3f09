import type { AccessControlProvider, CanParams, CanReturnType } from '@refinedev/core';
import type { Authorizer } from 'casbin.js';
import type { PolicyAnswer } from '../wire/meta.ts';
import { heldConfig, subscribeConfig } from './config.ts';
import { request } from './http.ts';
import { sessionKey, subscribeSession } from './session.ts';

let authorizer: Promise<Authorizer> | undefined;
const answers = new Map<string, boolean>();

/** Forgets every answer: after sign-in, sign-out and a change of the configuration. */
export function resetAccess(): void {
  authorizer = undefined;
  answers.clear();
}

// The module lives as long as the page, and so do these two.
subscribeConfig(resetAccess);
let answersOf = sessionKey();
subscribeSession(() => {
  if (sessionKey() === answersOf) return; // a refreshed token changes nobody's rights
  answersOf = sessionKey();
  resetAccess();
});

/**
 * Decides what to show; the server checks every call again. For a configured resource the answers came with the
 * configuration; everything else is decided by casbin.js, which is loaded only then.
 */
export async function can({ resource = '', action }: Pick<CanParams, 'resource' | 'action'>): Promise<CanReturnType> {
  const configured = heldConfig().resources[resource];
  // Refine's `clone` shows a create form.
  const wanted = action === 'clone' ? 'create' : action;
  const isAllowed = configured ? configured.can.includes(wanted) : await askAuthorizer(wanted, resource);
  return isAllowed ? { can: true } : { can: false, reason: 'forbidden' };
}

export const accessControlProvider: AccessControlProvider = {
  can,
  options: {
    buttons: { enableAccessControl: true, hideIfUnauthorized: true },
    queryOptions: { staleTime: Infinity },
  },
};

async function askAuthorizer(action: string, object: string): Promise<boolean> {
  const key = `${action} ${object}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  authorizer ??= loadAuthorizer().catch((error: unknown) => {
    authorizer = undefined;
    throw error;
  });
  const isAllowed = await (await authorizer).can(action, object);
  answers.set(key, isAllowed);
  return isAllowed;
}

async function loadAuthorizer(): Promise<Authorizer> {
  const [{ Authorizer }, { data }] = await Promise.all([
    import('casbin.js'),
    request<PolicyAnswer>({ path: '/_meta/policy' }),
  ]);
  // Never `setUser`: it fetches by itself and keeps the answer in localStorage for the next person.
  const made = new Authorizer('auto', { endpoint: '/unused' });
  made.user = data.user;
  await made.initEnforcer(data.casbin);
  return made;
}
