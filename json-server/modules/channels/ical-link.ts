import { createHash, randomBytes } from 'node:crypto';
import type { Companies, Table } from '../../live/rows/company.ts';
import type { IcalLinkRow } from '../../live/rows/own-rows.ts';
import type { IcalFeedsRow } from '../../live/rows/stored/ical-feeds.ts';

/** Secret links of calendars, by the hash of the secret, in the global partition: who asks has no tenant. */
export const ICAL_LINKS = '_ical_links';
/** bytes; 192 bits */
const SECRET_BYTES = 24;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A new secret for a feed: the row that leads to it, and the hash that the feed keeps. */
export function newLink(feed: { readonly id: string; readonly tenant: string }): { hash: string; row: IcalLinkRow } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const hash = hashOf(secret);
  return { hash, row: { id: hash, feedId: feed.id, feedTenant: feed.tenant, secret } };
}

/** A link that leads nowhere any more, without its secret. */
export const deadLink = (hash: string): IcalLinkRow => ({ id: hash });

/** Where the calendar of a feed is; undefined when it has no link. */
export function linkPath(links: Table<IcalLinkRow>, feed: IcalFeedsRow): string | undefined {
  const row = links.get(feed.linkHash ?? '');
  return row && `/api/ical/${row.secret ?? ''}.ics`;
}

/**
 * The feed behind a secret. It is looked up by its hash, so how long the answer takes says nothing of the secrets there
 * are; a feed that has another link by now, or is off, is not found.
 */
export function feedOfSecret(
  { shared, company }: Companies,
  secret: string,
): { readonly feed: IcalFeedsRow; readonly tenant: string } | undefined {
  if (!SECRET.test(secret)) return undefined;
  const hash = hashOf(secret);
  const link = shared.table(ICAL_LINKS).get(hash);
  const tenant = link?.feedTenant;
  const feed = tenant
    ? company(tenant)
        .table('ical-feeds')
        .get(link.feedId ?? '')
    : undefined;
  return tenant && feed?.linkHash === hash && feed.isActive !== false ? { feed, tenant } : undefined;
}
