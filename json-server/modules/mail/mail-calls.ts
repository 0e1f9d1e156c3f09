import { TEST_LETTER } from '../../../src/domain/mail/test-letter.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import type { MailState } from '../../../src/wire/mail.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { malformed } from '../../http/http-error.ts';
import { repeatable } from '../../records/repeatable.ts';
import type { Once } from '../../records/once.ts';
import { json } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';
import { mailLanguageOf } from './compose.ts';
import { mailWay } from './transports.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

type Deps = { readonly records: Records; readonly once: Once };

/** The company's mail transport, and how many mails wait or failed. */
function stateOf({ records }: Deps, call: SignedCall): MailState {
  const { caller } = call;
  const { table } = records.of(call);
  const messages = table(MESSAGES);
  const count = (status: string) => messages.equal('status', status).length;
  return {
    way: mailWay(records, table),
    waiting: count('WAITING'),
    sending: count('SENDING'),
    failed: count('ERROR'),
    to: caller.user.email ?? '',
  };
}

/** Puts a mail to the caller into the outbox: it goes the same way as all mail, and its record shows the outcome. */
async function handleTest({ once }: Deps, call: SignedCall) {
  const body = await call.body();
  if (body.value !== undefined && !(isJsonObject(body.value) && Object.keys(body.value).length === 0)) {
    throw malformed('No body is expected.');
  }
  const { caller } = call;
  const to = caller.user.email ?? '';
  const language = mailLanguageOf(caller.user);
  return once(repeatable(call, body), call, (work) => {
    const id = crypto.randomUUID();
    const create = {
      id,
      kind: 'TEST',
      channel: 'MAIL',
      status: 'WAITING',
      userId: caller.user.id,
      to,
      language,
      ...TEST_LETTER[language],
      nextAttemptAt: caller.values.now,
    };
    work.apply([{ collection: MESSAGES, create }]);
    return json(201, { id, to, status: 'WAITING' });
  });
}

export const mailRoutes = (deps: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/settings/mail',
    answer: 'MailState',
    access: { subject: 'Settings', action: 'show' },
    handle: (call: SignedCall) => json(200, stateOf(deps, call)),
  },
  {
    method: 'POST',
    path: '/api/settings/mail/test',
    access: { subject: 'Settings', action: 'edit' },
    handle: (call: SignedCall) => handleTest(deps, call),
  },
];
