import { createHash, randomBytes } from 'node:crypto';
import type { CompanyTable } from '../live/rows/company.ts';
import type { SecretLinkRow } from '../live/rows/own-rows.ts';

/** bytes; 192 bits */
const SECRET_BYTES = 24;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A record with a secret link. */
export type Linked = { readonly id: string; readonly tenant: string };

/**
 * A new secret link to a record: the row for a table of links in the global partition (whoever opens a link has no
 * company yet), and the hash that the record keeps.
 */
export function newSecretLink({ id, tenant }: Linked): { readonly hash: string; readonly row: SecretLinkRow } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const hash = hashOf(secret);
  return { hash, row: { id: hash, feedId: id, feedTenant: tenant, secret } };
}

/** The row of a link that no longer works, without its secret. */
export const deadLink = (hash: string): SecretLinkRow => ({ id: hash });

/** The secret of a link that still works. */
export const secretAt = (links: CompanyTable<SecretLinkRow>, hash: string | null | undefined): string | undefined =>
  links.get(hash ?? '')?.secret ?? undefined;

/**
 * The record a secret leads to. It is looked up by its hash, so the time of the answer reveals nothing about existing
 * secrets; the record must still have the same hash.
 */
export function recordOfSecret(
  links: CompanyTable<SecretLinkRow>,
  secret: string,
): (Linked & { readonly hash: string }) | undefined {
  if (!SECRET.test(secret)) return undefined;
  const hash = hashOf(secret);
  const { feedId, feedTenant } = links.get(hash) ?? {};
  return feedId && feedTenant ? { id: feedId, tenant: feedTenant, hash } : undefined;
}
