import { collectionOf } from '../../src/config/collection.ts';
import { oncePer } from '../../src/config/once-per.ts';
import type { Json, Resource } from '../../src/config/types.ts';
import { isJsonObject } from '../../src/config/values.ts';
import { USERS } from '../accounts/authenticate.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { sealerOf } from '../accounts/sealed.ts';
import type { OwnStore } from '../store/types.ts';
import { type OnBehalf, partitionOfResource } from './context.ts';
import { hashOfSibling } from './users.ts';

/** Password hashes and sealed secrets of a body, by field; made before the transaction, which cannot wait. */
export type Secrets = ReadonlyMap<string, string>;

/** For resources without passwords, and for writes that cannot wait. */
export const NO_SECRETS: Secrets = new Map();

export const passwordFields = oncePer((fields: Resource['fields']) =>
  Object.values(fields).filter((field) => field.type === 'password'),
);

/** Characters; more than any password field allows. */
const MAX_HASHED = 1000;

type Sent = Pick<OnBehalf, 'caller'> & {
  readonly store: OwnStore;
  readonly resource: Resource;
  readonly input: Json | undefined;
  /** Id of the changed record; absent for a new one. */
  readonly id?: string;
};

/**
 * Hashes the passwords in a body, and seals secrets that the server must be able to read again. Values that are not
 * texts are left to the validation.
 */
export async function secretsOf(sent: Sent): Promise<Secrets> {
  const { store, resource, caller, input } = sent;
  const secrets = new Map<string, string>();
  if (!isJsonObject(input)) return secrets;
  const seal = sealerOf(store, resource, partitionOfResource(resource, caller.tenant));
  const like = likeOf(sent);
  for (const field of passwordFields(resource.fields)) {
    const value = Object.hasOwn(input, field.name) ? input[field.name] : undefined;
    if (typeof value !== 'string' || value === '') continue;
    if (field.secret) {
      if (value.length <= field.maxLength) secrets.set(field.name, seal(field.name, value.normalize('NFC')));
      continue;
    }
    if (value.length > MAX_HASHED) continue;
    secrets.set(field.name, await hashPassword(value.normalize('NFC'), like));
  }
  return secrets;
}

/** A hash whose salt the new ones reuse: that of another account of the same person. */
function likeOf({ store, resource, caller, input, id }: Sent): string | undefined {
  if (collectionOf(resource) !== USERS) return undefined;
  const partition = partitionOfResource(resource, caller.tenant);
  const before = id === undefined ? undefined : store.table(USERS, partition).get(id);
  const email = isJsonObject(input) && input['email'] !== undefined ? input['email'] : before?.['email'];
  return hashOfSibling(store, email, partition);
}
