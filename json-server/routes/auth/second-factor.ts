import type { FactorBegun, FactorState, RecoveryCodes } from '../../../src/wire/people.ts';
import type { AccountAction } from '../../../src/config/history-actions.ts';
import { SIGNED_IN } from '../../accounts/attempts.ts';
import { isPassword } from '../../accounts/passwords.ts';
import {
  beginFactor,
  confirmFactor,
  FACTORS,
  hasFactor,
  lacksFactor,
  loadOtp,
  recoveryLeft,
  removeFactor,
  renewRecovery,
  spendCode,
} from '../../accounts/second-factors.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { conflict, type FieldIssue, invalid, unauthenticated } from '../../http/http-error.ts';
import { USERS } from '../../accounts/authenticate.ts';
import { json, noContent, type Reply } from '../../http/reply.ts';
import { versionOf } from '../../live/rows/rows.ts';
import { storeAccount } from './accounts.ts';
import type { AuthDeps } from './deps.ts';
import { MAX_PASSWORD_LENGTH, objectBody, passwordOf, inputText } from './input.ts';
import type { CompanyWriter } from '../../live/rows/company.ts';
import type { WriteTransaction } from '../../records/records.ts';
import { atHome } from '../../records/context.ts';
import type { UsersRow } from '../../live/rows/stored/users.ts';

const PATH = '/api/auth/second-factor';
const WRONG_CODE: FieldIssue = { field: 'code', key: 'people.wrongCode' };
const factorConflict = (key: string) => conflict('conflict', { issues: [{ field: 'form', key: `people.${key}` }] });

const personOf = ({ caller }: SignedCall) => ({ id: caller.user.id, tenantId: caller.homeTenant });
const whoOf = (call: SignedCall) => {
  const { id, tenantId } = personOf(call);
  return { address: call.address(), account: `${tenantId} ${id}`, device: SIGNED_IN };
};
/** The caller's row inside the transaction. @throws HttpError 401 if it is gone */
function userIn({ table }: CompanyWriter, call: SignedCall): UsersRow {
  const user = table(USERS).get(call.caller.user.id);
  if (!user) throw unauthenticated();
  return user;
}

/** Stores on the account, and in its history, whether there is a second factor; never the factor. */
function mark(
  work: WriteTransaction,
  call: SignedCall,
  setup: { isOn: boolean; action: AccountAction; at: string },
): void {
  const before = userIn(work, call);
  const stamps = { version: versionOf(before) + 1, updatedAt: setup.at, updatedBy: before.id };
  const after = { ...before, twoFactor: setup.isOn, ...stamps };
  storeAccount(work, { before, after, action: setup.action });
}

function state({ records }: AuthDeps, call: SignedCall): FactorState {
  const { table } = records.of(atHome(call));
  const { user } = call.caller;
  return {
    isOn: hasFactor(user),
    isRequired: lacksFactor({ ...user, twoFactor: false }, table('settings')),
    recoveryLeft: recoveryLeft(table(FACTORS), user.id),
  };
}

/**
 * Requires the password: someone who took over a session must not lock its owner out.
 * @throws HttpError 409 if there is one already: switch it off first, with its code; 422, 429
 */
async function begin(deps: AuthDeps, call: SignedCall): Promise<Reply> {
  const password = passwordOf((await objectBody(call))?.['password']);
  const who = whoOf(call);
  await deps.attempts.password.begin(who);
  await requirePassword(call, password);
  await deps.attempts.password.succeed(who);
  const tools = { vault: deps.vault, otp: await loadOtp() };
  const person = personOf(call);
  const begun: FactorBegun = await deps.records.write(atHome(call), (work) => {
    const user = userIn(work, call);
    if (hasFactor(user)) throw factorConflict('factorThere');
    return beginFactor(work, tools, { person, label: user.email, now: deps.clock() });
  });
  return json(200, begun);
}

async function confirm(deps: AuthDeps, call: SignedCall): Promise<Reply> {
  const typed = inputText((await objectBody(call))?.['code']);
  const who = whoOf(call);
  await deps.attempts.code.begin(who);
  const tools = { vault: deps.vault, otp: await loadOtp() };
  const now = deps.clock();
  const codes = await deps.records.write(atHome(call), (work) => {
    if (hasFactor(userIn(work, call))) throw factorConflict('factorThere');
    const made = confirmFactor(work, tools, { person: personOf(call), typed, now });
    if (made) mark(work, call, { isOn: true, action: 'secondFactorOn', at: new Date(now).toISOString() });
    return made;
  });
  if (!codes) throw invalid([WRONG_CODE]);
  await deps.attempts.code.succeed(who);
  const answer: RecoveryCodes = { recoveryCodes: codes };
  return json(200, answer);
}

/** Uses up one of the caller's codes and does the rest in the same transaction. @throws HttpError 409, 422, 429 */
async function withCode<Made>(
  deps: AuthDeps,
  call: SignedCall,
  rest: (work: WriteTransaction, at: string) => Made,
): Promise<Made> {
  const body = await objectBody(call);
  const who = whoOf(call);
  await deps.attempts.code.begin(who);
  const isAsked = call.path === `${PATH}/off`;
  if (isAsked) await requirePassword(call, passwordOf(body?.['password']));
  const tools = { vault: deps.vault, otp: await loadOtp() };
  const now = deps.clock();
  const done = await deps.records.write(atHome(call), (work) => {
    if (!hasFactor(userIn(work, call))) throw factorConflict('noFactor');
    const spending = { person: personOf(call), typed: inputText(body?.['code']), now };
    return spendCode(work, tools, spending) ? { made: rest(work, new Date(now).toISOString()) } : undefined;
  });
  if (!done) throw invalid([WRONG_CODE]);
  await deps.attempts.code.succeed(who);
  return done.made;
}

async function requirePassword({ caller }: SignedCall, password: string): Promise<void> {
  const stored = caller.user.passwordHash || undefined;
  const isRight = password.length <= MAX_PASSWORD_LENGTH && (await isPassword({ stored, password }));
  if (!isRight) throw invalid([{ field: 'password', key: 'validation.wrongPassword' }]);
}

async function switchOff(deps: AuthDeps, call: SignedCall): Promise<Reply> {
  await withCode(deps, call, (work, at) => {
    removeFactor(work, personOf(call));
    mark(work, call, { isOn: false, action: 'secondFactorOff', at });
  });
  return noContent;
}

async function renew(deps: AuthDeps, call: SignedCall): Promise<Reply> {
  const answer: RecoveryCodes = {
    recoveryCodes: await withCode(deps, call, (work) => renewRecovery(work, personOf(call))),
  };
  return json(200, answer);
}

/** The caller's own second factor; also open to callers who must set one up first. */
export const secondFactorRoutes = (deps: AuthDeps): readonly Route[] => [
  {
    method: 'GET',
    path: PATH,
    answer: 'FactorState',
    access: 'signedIn',
    handle: (call) => json(200, state(deps, call)),
  },
  {
    method: 'POST',
    path: `${PATH}/begin`,
    answer: 'FactorBegun',
    access: 'signedIn',
    handle: (call) => begin(deps, call),
  },
  {
    method: 'POST',
    path: `${PATH}/confirm`,
    answer: 'RecoveryCodes',
    access: 'signedIn',
    handle: (call) => confirm(deps, call),
  },
  { method: 'POST', path: `${PATH}/off`, access: 'signedIn', handle: (call) => switchOff(deps, call) },
  {
    method: 'POST',
    path: `${PATH}/recovery`,
    answer: 'RecoveryCodes',
    access: 'signedIn',
    handle: (call) => renew(deps, call),
  },
];
