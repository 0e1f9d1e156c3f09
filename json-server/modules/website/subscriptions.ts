import { randomUUID } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIRM_HOURS, confirmLetter } from '../../../src/domain/website/confirm-letter.ts';
import { SUBSCRIBE_CONSENT } from '../../../src/domain/website/subscriber.ts';
import type { Json } from '../../../src/config/types.ts';
import { companyNameIn, LINK_PATH } from '../../accounts/one-time-links.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { isAtWork } from '../../accounts/packages.ts';
import { createFormLimits, formBody, formRecord, formText, isTrapped } from '../../records/public-form.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import { SUBSCRIBERS, subscriberOf } from '../../records/settings/unsubscribe-link.ts';
import { MESSAGES } from './names.ts';
import { resourceNamed } from '../../records/context.ts';

const SUBSCRIBE = ['email', 'name', 'city', 'language'] as const;
const USE = 'subscription';
const HOUR = 60 * 60 * 1000; // ms
/** Mails to one address an hour: whoever types somebody else's does not fill their inbox. */
const MAILS = 3;
/** Characters; ours are shorter. */
const LONGEST_TOKEN = 4000;

/** What a link confirms. It is kept nowhere until then: of an address that somebody else typed nothing stays here. */
type Asked = {
  readonly values: Readonly<Record<string, Json>>;
  /** ms since 1970 */
  readonly askedAt: number;
};

/** The same whether or not anything was kept: who was there before, who is no person, whose link it was. */
const thanks = (status = 201): Reply => json(status, { received: true });
const lastOf = ({ path }: PublicCall): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * WB1: subscriptions to the company that `TENANT_DEFAULT` names. A form only mails a link to the address; the consent is that
 * of whoever opens it, also of who had left. Leaving takes one call (RFC 8058).
 */
export function subscriptionCalls(deps: RouteDeps): readonly Route[] {
  const { records, clock, asSystem, vault, defaultTenant: tenant } = deps;
  const limit = createFormLimits();
  const mails = new RateLimiterMemory({ points: MAILS, duration: HOUR / 1000 });
  /** @throws HttpError 404 while the company is shut, or has no such list in its package */
  const requireAtWork = ({ snapshot }: PublicCall): void => {
    if (!isAtWork(records, snapshot.config, { tenant, name: SUBSCRIBERS })) throw notFound();
  };
  const mayMail = (email: string): Promise<boolean> =>
    mails.consume(email).then(
      () => true,
      (error: unknown) => {
        if (error instanceof RateLimiterRes) return false;
        throw error;
      },
    );

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
    if (isTrapped(body) || !(await mayMail(email))) return thanks();
    // Written after the answer, or its time would tell who is there already.
    setImmediate(() => {
      const asked: Asked = { values, askedAt: clock() };
      sendLink(asked, email).catch((error: unknown) =>
        console.error('The mail that confirms a subscription could not be written.', error),
      );
    });
    return thanks();
  };

  const sendLink = async (asked: Asked, email: string): Promise<void> => {
    const path = `/v1/public/subscribe/${vault.seal(JSON.stringify(asked), USE)}`;
    await asSystem(tenant, ({ table, now }): readonly RecordWrite[] => {
      if (table(SUBSCRIBERS).findUnique('email', email)?.status === 'ACTIVE') return [];
      const language = asked.values['language'] === 'en' ? 'en' : 'tr';
      const letter = confirmLetter(language, companyNameIn(table('settings')));
      const message = { kind: 'CONFIRM', channel: 'MAIL', status: 'WAITING', nextAttemptAt: now, to: email, language };
      return [{ collection: MESSAGES, create: { id: randomUUID(), ...message, ...letter, [LINK_PATH]: path } }];
    });
  };

  /** @throws HttpError 404 for what is no link, is too old, or was asked for before the person left */
  const confirm = async (call: PublicCall): Promise<Reply> => {
    await limit('guess', call);
    requireAtWork(call);
    const token = lastOf(call);
    const opened = token.length > LONGEST_TOKEN ? undefined : vault.open(token, USE);
    if (opened === undefined) throw notFound();
    // Sealed by this server: nobody else wrote it.
    const { values, askedAt } = JSON.parse(opened) as Asked;
    if (askedAt + CONFIRM_HOURS * HOUR <= clock()) throw notFound();
    const now = new Date(clock()).toISOString();
    // What proves it (WB1): where, when, to which text, from which address.
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
    return thanks(200);
  };

  const leave = async (call: PublicCall): Promise<Reply> => {
    await limit('guess', call);
    const found = subscriberOf(lastOf(call), records.company);
    if (found && found.subscriber.status === 'ACTIVE') {
      const { id } = found.subscriber;
      const set = { status: 'UNSUBSCRIBED' };
      await asSystem(found.tenant, () => [{ collection: SUBSCRIBERS, id, set, action: 'unsubscribe' }]);
    }
    return thanks(200);
  };
  /** Mail programs that know no one-click open the address of the header: there is the page that asks. */
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
