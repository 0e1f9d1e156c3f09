import { createHash, randomBytes } from 'node:crypto';
import type { Resource } from '../../src/config/types.ts';
import { sealerOf } from '../accounts/sealed.ts';
import type { OwnStore } from '../store/types.ts';
import { type OnBehalf, partitionOfResource } from './context.ts';
import type { Secrets } from './secrets.ts';

/** bytes; 192 bits */
const BYTES = 24;

/**
 * The stored form of an issued text that the server need not read again. A hash is enough: 192 bits cannot be guessed.
 */
export const hashOfIssued = (text: string): string => createHash('sha256').update(text).digest('hex');

type Issued = {
  /** The issued texts by field; only the creator gets them, once. */
  readonly texts: Readonly<Record<string, string>>;
  /** The stored form by field: a hash or, for a `secret`, the sealed text. */
  readonly kept: Secrets;
};

/** Makes the texts the server issues with a new record (`issued`). */
export function issue({
  store,
  resource,
  caller,
}: Pick<OnBehalf, 'caller'> & { readonly store: OwnStore; readonly resource: Resource }): Issued {
  const texts: Record<string, string> = {};
  const kept = new Map<string, string>();
  for (const field of Object.values(resource.fields)) {
    if (field.type !== 'password' || field.issued === undefined) continue;
    const text = `${field.issued}${randomBytes(BYTES).toString('base64url')}`;
    texts[field.name] = text;
    const seal = sealerOf(store, resource, partitionOfResource(resource, caller.tenant));
    kept.set(field.name, field.secret ? seal(field.name, text) : hashOfIssued(text));
  }
  return { texts, kept };
}
