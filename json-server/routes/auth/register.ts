import { randomUUID } from 'node:crypto';
import { LEAST_PASSWORD } from '../../../src/domain/password/length.ts';
import type { PutOf } from '../../live/rows/company.ts';
import { type LinkPurpose, maySendForgotten } from '../../../src/domain/people/links.ts';
import {
  companyNameIn,
  endedLinks,
  linkFacts,
  ONE_TIME_LINKS,
  MESSAGES,
  newLinkMail,
  openLinksOf,
} from '../../accounts/one-time-links.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { invalid, malformed } from '../../http/http-error.ts';
import { USERS } from '../../accounts/authenticate.ts';
import { noteVisitorAction } from '../../records/visitor-actions.ts';
import { json, type Reply } from '../../http/reply.ts';
import { errorFields } from '../../http/safe-error.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { Tables } from '../../live/rows/company.ts';
import { acceptedLanguage } from '../../../src/config/catalogues.ts';
import { type Account, accountsOf, mayEnter } from './accounts.ts';
import type { AuthDeps } from './deps.ts';
import { lengthIssues, MAX_PASSWORD_LENGTH, objectBody, passwordOf, inputText } from './input.ts';
import { recordsOfPart } from '../../live/rows/record-writer.ts';

/** The answer of register and forgot-password, which never reveals whether the account exists (S20). */
const accepted = (): Reply => json(201, { message: 'If the address can be used, the next step is on its way.' });

/** A meaningless row, written when an address is already taken. */
const TAKEN = '_taken_registrations';

async function handleRegister(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const body = await objectBody(call);
  const email = inputText(body?.['email']);
  const password = passwordOf(body?.['password']);
  await deps.attempts.register.begin({ address: call.address(), account: email });
  const issues = [
    ...(/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254
      ? []
      : [{ field: 'email', key: 'validation.email' }]),
    ...lengthIssues({ field: 'password', password, min: LEAST_PASSWORD, max: MAX_PASSWORD_LENGTH }),
  ];
  if (issues.length > 0) throw invalid(issues);
  const now = new Date(deps.clock()).toISOString();
  const id = randomUUID();
  const row: PutOf<'users'> = {
    id,
    tenantId: deps.defaultTenant,
    email,
    name: inputText(body?.['name'] ?? body?.['username']).slice(0, 100),
    surname: inputText(body?.['surname']).slice(0, 100),
    role: 'client',
    // The language of the registration page, used for mails to this person.
    language: acceptedLanguage(call.request.headers['accept-language']),
    twoFactor: false,
    // They registered themselves: no invitation; an administrator approves them.
    source: 'WEB',
    status: 'INVITED',
    passwordHash: await hashPassword(password),
    version: 1,
    createdAt: now,
    createdBy: id,
    updatedAt: now,
    updatedBy: id,
  };
  const tenantId = deps.defaultTenant;
  await deps.records.transact((inside) => {
    const work = inside.company(tenantId);
    if (work.table(USERS).findUnique('email', email)) {
      // Writes and waits as much as for a new person; otherwise the time would reveal the account (12.12).
      work.shared.put(TAKEN, { id: 'last', instead: '.'.repeat(JSON.stringify(row).length) });
      return;
    }
    recordsOfPart(work).put(USERS, row);
    noteVisitorAction(work, { tenantId, user: row, action: 'register', at: now });
  });
  // As with a forgotten password, the answer does not wait for the mail, or its time would reveal whether there is one.
  setImmediate(() => {
    sendConfirmation(deps, email).catch((error: unknown) =>
      deps.log.error(errorFields(error), 'The mail that confirms an address could not be written'),
    );
  });
  return accepted();
}

/** Mails a confirmation link to somebody who has registered and waits; not while an earlier one is still on its way. */
async function sendConfirmation({ asSystem, defaultTenant }: AuthDeps, email: string): Promise<void> {
  await asSystem(defaultTenant, ({ table, now }) => {
    const user = table(USERS).findUnique('email', email);
    if (user?.status !== 'INVITED' || user.source !== 'WEB' || (user.emailProvedAt ?? '') !== '') return [];
    return linkMail({ table, now, user, purpose: 'CONFIRM' });
  });
}

type LinkMail = {
  readonly table: Tables;
  readonly now: string;
  readonly user: PutOf<'users'>;
  readonly purpose: LinkPurpose;
};

/** A new link by mail, which ends earlier ones; nothing while an earlier one is still on its way. */
function linkMail({ table, now, user, purpose }: LinkMail): readonly RecordWrite[] {
  const open = openLinksOf(table(ONE_TIME_LINKS), user.id, now);
  if (!maySendForgotten(open.map(linkFacts), now)) return [];
  const { link, message } = newLinkMail({ purpose, user, company: companyNameIn(table('settings')), now });
  const links = [...endedLinks(open, now), link].map((row) => ({ collection: ONE_TIME_LINKS, row }));
  return [...links, { collection: MESSAGES, create: message }];
}

async function handleForgotPassword(deps: AuthDeps, call: PublicCall): Promise<Reply> {
  const email = inputText((await objectBody(call))?.['email']);
  if (email === '') throw malformed('An e-mail is needed.');
  await deps.attempts.forgot.begin({ address: call.address(), account: email });
  const at = new Date(deps.clock()).toISOString();
  for (const { user, tenantId } of accountsOf(deps.records, email, undefined)) {
    // The answer waits for none of this, neither the disk nor the mail, or its time would reveal whether the account
    // exists.
    setImmediate(() => {
      noteForgotten(deps, { user, tenantId }, at).catch((error: unknown) =>
        deps.log.error(errorFields(error), 'A request for a new password could not be noted'),
      );
    });
  }
  return accepted();
}

/**
 * Notifies the administrators, and mails a link if the account may sign in; not while an earlier one is still on its
 * way.
 */
async function noteForgotten(deps: AuthDeps, account: Account, at: string): Promise<void> {
  const { user, tenantId } = account;
  await deps.records.transact(({ company }) =>
    noteVisitorAction(company(tenantId), { tenantId, user, action: 'passwordResetRequested', at }),
  );
  if (!mayEnter(deps, account)) return;
  await deps.asSystem(tenantId, ({ table, now }) => linkMail({ table, now, user, purpose: 'FORGOT' }));
}

/** Calls for people without an account or a password; both limited like login (S20). */
export const registerRoutes = (deps: AuthDeps): readonly Route[] => [
  { method: 'POST', path: '/api/auth/register', access: 'public', handle: (call) => handleRegister(deps, call) },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    handle: (call) => handleForgotPassword(deps, call),
  },
];
