import { type ContactForm, contactIssues } from '../../../src/domain/website/contact.ts';
import { SUBSCRIBE_CONSENT } from '../../../src/domain/website/subscriber.ts';
import type { PublicCall, Route } from '../../call.ts';
import { notFound } from '../../http-error.ts';
import { SUBSCRIBERS, subscriberOf } from '../../settings/unsubscribe-link.ts';
import { createFormLimits, formBody, formId, formRecord, formText, isTrapped } from '../../records/public-form.ts';
import { json, type Reply } from '../../reply.ts';
import type { RouteDeps } from '../../routes/table.ts';
import { textIn } from '../../rows.ts';
import type { RecordWrite } from '../../rules/domain-write.ts';
import { CONTACTS } from './names.ts';

const CONSENT = ['consent', 'consentVersion'] as const;
const CONTACT = ['name', 'phone', 'email', 'subject', 'message', 'preferredTime', 'language'] as const;
const SUBSCRIBE = ['email', 'name', 'city', 'language'] as const;

/** The same whether or not anything was kept: who was there before, who is no person, whose link it was. */
const thanks = (status = 201): Reply => json(status, { received: true });

/** What visitors write without sign-in, to the company that `TENANT_DEFAULT` names: call me, write to me, leave me alone. */
export function publicFormCalls({ records, clock, asSystem, defaultTenant }: RouteDeps): readonly Route[] {
  const limit = createFormLimits();
  const moment = (): string => new Date(clock()).toISOString();
  const typedOf = (keys: readonly string[], body: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(keys.map((key) => [key, formText(typeof body[key] === 'string' ? body[key] : undefined)]));

  const askForCall = async (call: PublicCall): Promise<Reply> => {
    await limit('add', call);
    const resource = call.snapshot.config.resources[CONTACTS];
    if (!resource) throw notFound();
    const body = await formBody(call, [...CONTACT, ...CONSENT]);
    const { preferredTime = '', language = '', ...typed } = typedOf(CONTACT, body);
    const consentVersion = formText(body['consentVersion']);
    const form = { ...typed, preferredTime: preferredTime || 'ANY', consent: body['consent'] === true, consentVersion };
    const now = moment();
    const values = formRecord({
      resource,
      typed: { ...typed, preferredTime: form.preferredTime, language: language || 'tr' },
      set: { source: 'WEB_FORM', consentAt: now, consentVersion },
      wrong: contactIssues(form as ContactForm),
      now,
    });
    if (isTrapped(body)) return thanks();
    const id = formId(call, { prefix: 'ctr', form: { ...form, language } });
    await asSystem(defaultTenant, () => [{ collection: CONTACTS, create: { ...values, id } }]);
    return thanks();
  };

  const subscribe = async (call: PublicCall): Promise<Reply> => {
    await limit('add', call);
    const resource = call.snapshot.config.resources[SUBSCRIBERS];
    if (!resource) throw notFound();
    const body = await formBody(call, [...SUBSCRIBE, ...CONSENT]);
    const typed = typedOf(SUBSCRIBE, body);
    const consentVersion = formText(body['consentVersion']);
    const isAgreed = body['consent'] === true && consentVersion === SUBSCRIBE_CONSENT;
    const now = moment();
    // What proves it (WB1): where, when, to which text, from which address.
    const consentIp = call.address() || null;
    const proof = { consentSource: 'WEB_FORM', consentAt: now, consentVersion, consentIp };
    const values = formRecord({
      resource,
      typed: { ...typed, language: typed['language'] || 'tr' },
      set: proof,
      wrong: isAgreed ? [] : [{ field: 'consent', key: 'website.needConsent' }],
      now,
    });
    if (isTrapped(body)) return thanks();
    await asSystem(defaultTenant, ({ table }): readonly RecordWrite[] => {
      const known = table(SUBSCRIBERS).findUnique('email', values['email'] as string);
      if (!known) return [{ collection: SUBSCRIBERS, create: values }];
      if (known['status'] === 'ACTIVE') return [];
      return [{ collection: SUBSCRIBERS, id: known.id, set: { ...proof, status: 'ACTIVE' }, action: 'comeBack' }];
    });
    return thanks();
  };

  const leave = async (call: PublicCall): Promise<Reply> => {
    await limit('guess', call);
    const token = call.path.slice(call.path.lastIndexOf('/') + 1);
    const found = subscriberOf(token, records.company);
    if (found && textIn(found.subscriber, 'status') === 'ACTIVE') {
      const { id } = found.subscriber;
      const set = { status: 'UNSUBSCRIBED' };
      await asSystem(found.tenant, () => [{ collection: SUBSCRIBERS, id, set, action: 'unsubscribe' }]);
    }
    return thanks(200);
  };
  return [
    { method: 'POST', path: '/api/public/contact-requests', access: 'public', handle: askForCall },
    { method: 'POST', path: '/api/public/subscribers', access: 'public', handle: subscribe },
    { method: 'POST', path: '/api/public/unsubscribe/:token', access: 'public', handle: leave },
  ];
}
