import { SUBSCRIBE_CONSENT } from '../../../src/domain/website/subscriber.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { isAtWork } from '../../accounts/packages.ts';
import { createFormLimits, formBody, formRecord, formText, isTrapped } from '../../records/public-form.ts';
import { json, type Reply } from '../../http/reply.ts';
import { errorFields } from '../../http/safe-error.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import { SUBSCRIBERS, subscriberOf } from '../../records/settings/unsubscribe-link.ts';
import { type SubscriptionRequest, subscriptionLinks } from './subscription-links.ts';
import { resourceNamed } from '../../records/context.ts';

const SUBSCRIBE = ['email', 'name', 'city', 'language'] as const;

/**
 * The same answer whether or not anything was stored: it does not reveal existing subscribers, filtered bots or the
 * link's person.
 */
const receivedReply = (status = 201): Reply => json(status, { received: true });
const lastOf = ({ path }: PublicCall): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * WB1: subscriptions to the company in `TENANT_DEFAULT`. A form only mails a link to the address; the person who opens
 * it gives the consent, even after an earlier unsubscription. Unsubscribing takes one call (RFC 8058).
 */
export function subscriptionCalls(deps: RouteDeps): readonly Route[] {
  const { records, clock, asSystem, defaultTenant: tenant, log } = deps;
  const limit = createFormLimits();
  const links = subscriptionLinks(deps);
  /** @throws HttpError 404 while the company is shut, or its package has no such list */
  const requireAtWork = ({ snapshot }: PublicCall): void => {
    if (!isAtWork(records, snapshot.config, { tenant, name: SUBSCRIBERS })) throw notFound();
  };

  const subscribe = async (call: PublicCall): Promise<Reply> => {
    await limit('add', call);
    requireAtWork(call);
    const resource = resourceNamed(call.snapshot, SUBSCRIBERS);
    if (!resource) throw notFound();
    const body = await formBody(call, [...SUBSCRIBE, 'consent', 'consentVersion']);
    const typed = Object.fromEntries(SUBSCRIBE.map((key) => [key, formText(body[key])] as const));
    const consentVersion = formText(body['consentVersion']);
    const isAgreed = body['consent'] === true && consentVersion === SUBSCRIBE_CONSENT;
    const values = formRecord({
      resource,
      typed: { ...typed, language: typed['language'] || 'tr' },
      set: { consentSource: 'WEB_FORM', consentVersion },
      wrong: isAgreed ? [] : [{ field: 'consent', key: 'website.needConsent' }],
      now: new Date(clock()).toISOString(),
    });
    const email = formText(values['email']);
    if (isTrapped(body) || !(await links.mayMail(email))) return receivedReply();
    // Written after the answer, because its time would reveal existing subscribers.
    setImmediate(() => {
      const asked: SubscriptionRequest = { values, askedAt: clock() };
      links
        .mail(asked, email)
        .catch((error: unknown) =>
          log.error(errorFields(error), 'The mail that confirms a subscription could not be written'),
        );
    });
    return receivedReply();
  };

  /** @throws HttpError 404 for an invalid or expired link, or one requested before the person unsubscribed */
  const confirm = async (call: PublicCall): Promise<Reply> => {
    await limit('guess', call);
    requireAtWork(call);
    const asked = links.open(lastOf(call));
    if (!asked) throw notFound();
    const { values, askedAt } = asked;
    const now = new Date(clock()).toISOString();
    // The proof (WB1): when, from which address, and to which text.
    const given = { consentAt: now, consentIp: call.address() || null };
    await asSystem(tenant, ({ table }): readonly RecordWrite[] => {
      const known = table(SUBSCRIBERS).findUnique('email', formText(values['email']));
      if (!known) return [{ collection: SUBSCRIBERS, create: { ...values, ...given } }];
      if ((known.unsubscribedAt ?? '') >= new Date(askedAt).toISOString()) throw notFound();
      if (known.status === 'ACTIVE') return [];
      const { consentSource = null, consentVersion = null } = values;
      const set = { ...given, consentSource, consentVersion, status: 'ACTIVE' };
      return [{ collection: SUBSCRIBERS, id: known.id, set, action: 'comeBack' }];
    });
    return receivedReply(200);
  };

  const leave = async (call: PublicCall): Promise<Reply> => {
    await limit('guess', call);
    const found = subscriberOf(lastOf(call), records.company);
    if (found && found.subscriber.status === 'ACTIVE') {
      const { id } = found.subscriber;
      const set = { status: 'UNSUBSCRIBED' };
      await asSystem(found.tenant, () => [{ collection: SUBSCRIBERS, id, set, action: 'unsubscribe' }]);
    }
    return receivedReply(200);
  };
  /** Mail programs without one-click open the header's address: the page that asks. */
  const toPage = (call: PublicCall): Reply => ({
    status: 303,
    headers: { Location: `/v1/public/unsubscribe/${encodeURIComponent(lastOf(call))}` },
  });
  return [
    { method: 'POST', path: '/api/public/subscribers', access: 'public', handle: subscribe },
    { method: 'POST', path: '/api/public/subscribe/:token', access: 'public', handle: confirm },
    { method: 'POST', path: '/api/public/unsubscribe/:token', access: 'public', handle: leave },
    { method: 'GET', path: '/api/public/unsubscribe/:token', access: 'public', handle: toPage },
  ];
}
