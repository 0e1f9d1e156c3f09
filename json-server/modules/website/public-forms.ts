import { type ContactRequest, contactIssues } from '../../../src/domain/website/contact.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { isAtWork } from '../../accounts/packages.ts';
import { createFormLimits, formBody, formId, formRecord, formText, isTrapped } from '../../records/public-form.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { CONTACTS } from './names.ts';
import { resourceNamed } from '../../records/context.ts';

const CONSENT = ['consent', 'consentVersion'] as const;
const CONTACT = ['name', 'phone', 'email', 'subject', 'message', 'preferredTime', 'language'] as const;

/** The same answer whether or not anything was stored. */
const receivedReply = (): Reply => json(201, { received: true });

/** Messages by visitors without sign-in, to the company in `TENANT_DEFAULT`: call-back requests. */
export function publicFormCalls({ records, clock, asSystem, defaultTenant }: RouteDeps): readonly Route[] {
  const limit = createFormLimits();
  const nowInstant = (): string => new Date(clock()).toISOString();
  const textsOf = (keys: readonly string[], body: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(keys.map((key) => [key, formText(typeof body[key] === 'string' ? body[key] : undefined)]));

  const askForCall = async (call: PublicCall): Promise<Reply> => {
    await limit('add', call);
    const resource = resourceNamed(call.snapshot, CONTACTS);
    // Nobody could read it while the company is shut, or its package has no such list.
    if (!resource || !isAtWork(records, call.snapshot.config, { tenant: defaultTenant, name: CONTACTS }))
      throw notFound();
    const body = await formBody(call, [...CONTACT, ...CONSENT]);
    const { preferredTime = '', language = '', ...typed } = textsOf(CONTACT, body);
    const consentVersion = formText(body['consentVersion']);
    const form = { ...typed, preferredTime: preferredTime || 'ANY', consent: body['consent'] === true, consentVersion };
    const now = nowInstant();
    const values = formRecord({
      resource,
      typed: { ...typed, preferredTime: form.preferredTime, language: language || 'tr' },
      set: { source: 'WEB_FORM', consentAt: now, consentVersion },
      wrong: contactIssues(form as ContactRequest),
      now,
    });
    if (isTrapped(body)) return receivedReply();
    const id = formId(call, { prefix: 'ctr', form: { ...form, language } });
    await asSystem(defaultTenant, () => [{ collection: CONTACTS, create: { ...values, id } }]);
    return receivedReply();
  };

  return [{ method: 'POST', path: '/api/public/contact-requests', access: 'public', handle: askForCall }];
}
