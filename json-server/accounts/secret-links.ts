import { createHash, randomBytes } from 'node:crypto';
import type { CompanyTable } from '../live/rows/company.ts';
import type { SecretLinkRow } from '../live/rows/own-rows.ts';

/** bytes; 192 bits */
const SECRET_BYTES = 24;
const SECRET = /^[A-Za-z0-9_-]{32}$/;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A record that a secret link leads to. */
export type Linked = { readonly id: string; readonly tenant: string };

/**
 * A new secret link to a record: the row that leads to it, for a table of links in the global partition (who opens a link
 * has no company), and the hash that the record keeps.
 */
export function newSecretLink({ id, tenant }: Linked): { readonly hash: string; readonly row: SecretLinkRow } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const hash = hashOf(secret);
  return { hash, row: { id: hash, feedId: id, feedTenant: tenant, secret } };
}

/** A link that leads nowhere any more, without its secret. */
export const deadLink = (hash: string): SecretLinkRow => ({ id: hash });

/** The secret of a link that still leads somewhere. */
export const secretAt = (links: CompanyTable<SecretLinkRow>, hash: string | null | undefined): string | undefined =>
  links.get(hash ?? '')?.secret ?? undefined;

/**
 * What a secret leads to. It is looked up by its hash, so how long the answer takes says nothing of the secrets there are;
 * the record has to have the same hash still.
 */
export function linkedBy(
  links: CompanyTable<SecretLinkRow>,
  secret: string,
): (Linked & { readonly hash: string }) | undefined {
  if (!SECRET.test(secret)) return undefined;
  const hash = hashOf(secret);
  const { feedId, feedTenant } = links.get(hash) ?? {};
  return feedId && feedTenant ? { id: feedId, tenant: feedTenant, hash } : undefined;
}
