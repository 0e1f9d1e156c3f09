import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Companies } from '../../live/rows/company.ts';
import type { SubscribersRow } from '../../live/rows/stored/subscribers.ts';

/** Subscribers to campaigns (WB1). */
export const SUBSCRIBERS = 'subscribers';
/** Stored with a subscriber under this name: in no answer, list, export or history. */
export const UNSUBSCRIBE_SECRET = 'leaveSecret';
/** bytes; 192 bits */
const SECRET_BYTES = 24;

export const newUnsubscribeSecret = () => ({ [UNSUBSCRIBE_SECRET]: randomBytes(SECRET_BYTES).toString('base64url') });

/** The end of a subscriber's unsubscribe link: opaque, and the same in every mail. */
export function unsubscribeToken(tenant: string, subscriber: SubscribersRow): string {
  return Buffer.from([tenant, subscriber.id, subscriber[UNSUBSCRIBE_SECRET] ?? ''].join(' ')).toString('base64url');
}

/** The subscriber of a token; undefined whatever is wrong with it. */
export function subscriberOf(
  token: string,
  company: Companies['company'],
): { readonly tenant: string; readonly subscriber: SubscribersRow } | undefined {
  if (!/^[A-Za-z0-9_-]{8,400}$/.test(token)) return undefined;
  const [tenant = '', id = '', secret = '', ...more] = Buffer.from(token, 'base64url').toString('utf8').split(' ');
  const subscriber = more.length === 0 && secret !== '' ? company(tenant).table(SUBSCRIBERS).get(id) : undefined;
  const known = Buffer.from(subscriber?.[UNSUBSCRIBE_SECRET] ?? '');
  const given = Buffer.from(secret);
  const isSame = known.length === given.length && timingSafeEqual(known, given);
  return subscriber && isSame ? { tenant, subscriber } : undefined;
}
