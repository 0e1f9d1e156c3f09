import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { collectionOf } from '../../src/config/collection.ts';
import type { Resource, Row } from '../../src/config/types.ts';
import { textIn } from '../live/rows/rows.ts';
import type { OwnStore } from '../store/types.ts';
import { oncePer } from '../../src/config/once-per.ts';

/** Suffix of the key that holds a sealed secret. It is not a field, so no answer contains it. */
const SEALED = 'Sealed';
export const sealedKey = (field: string): string => `${field}${SEALED}`;
/** The field whose sealed secret is under a key; undefined for every other key. */
export const fieldOfSealed = (key: string): string | undefined =>
  key.endsWith(SEALED) ? key.slice(0, -SEALED.length) : undefined;

/** Bytes */
const KEY = 32;
const NONCE = 12;
const TAG = 16;
/** Prefix of each sealed text: how it was sealed. */
const FORM = 'v1.';

/** The key of each store's secrets, derived from the server's secret, which is not in the data. */
const keys = new WeakMap<OwnStore, Buffer>();

/** The key of the secrets of records. @param secret AUTH_SECRET */
export const recordKeyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'konak', 'secrets of records', KEY));

/** Makes the key for the secrets of a store; call once per store. @param secret AUTH_SECRET */
export function defineSecrets(store: OwnStore, secret: string): void {
  keys.set(store, recordKeyOf(secret));
}

/** The place of a secret: sealed for one place, it opens in no other, so a copy is useless. */
export type SealPlace = { readonly tenant: string; readonly collection: string; readonly field: string };
/** Opens a secret stored in a row. */
export type OpenSecret = (place: SealPlace & { readonly row: Row }) => string | undefined;
const placeText = ({ tenant, collection, field }: SealPlace): Buffer =>
  Buffer.from([tenant, collection, field].join('\n'));

function keyOf(store: OwnStore): Buffer {
  const key = keys.get(store);
  if (!key) throw new Error('The store has no key for secrets (defineSecrets)');
  return key;
}

/** Encrypts a secret for storage: AES-256-GCM, a different text each time. */
export function sealWith(key: Buffer, place: SealPlace, text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeText(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return FORM + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export const seal = (store: OwnStore, place: SealPlace, text: string): string => sealWith(keyOf(store), place, text);

/** Returns undefined if it was sealed with another key or for another place. */
export function openWith(key: Buffer, place: SealPlace, sealed: string): string | undefined {
  if (!sealed.startsWith(FORM)) return undefined;
  const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url');
  const nonce = bytes.subarray(0, NONCE);
  const tag = bytes.subarray(NONCE, NONCE + TAG);
  if (tag.length < TAG) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(placeText(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * A secret that the server itself needs: to sign in to a mail server, to sign a call. Never answer, log or store the
 * result. Returns undefined if none is set, or if it was sealed with another AUTH_SECRET and must be typed again.
 * @param field name of a field with `"secret": true`
 */
export function secretOf(store: OwnStore, { row, ...place }: SealPlace & { readonly row: Row }): string | undefined {
  return openWith(keyOf(store), place, textIn(row, sealedKey(place.field)));
}

/** Names of a resource's fields that are kept sealed. */
export const secretFields = oncePer(({ fields }: Resource): readonly string[] =>
  Object.values(fields).flatMap((field) => (field.type === 'password' && field.secret ? [field.name] : [])),
);

/** Which secrets of a record are set; answers reveal nothing more about them. */
export const secretsSet = (names: readonly string[], row: Row): Record<string, boolean> =>
  Object.fromEntries(names.map((name) => [name, textIn(row, sealedKey(name)) !== '']));

/** Seals a body's values of secret fields. */
export const sealerOf =
  (store: OwnStore, resource: Resource, tenant: string) =>
  (field: string, text: string): string =>
    seal(store, { tenant, collection: collectionOf(resource), field }, text);
