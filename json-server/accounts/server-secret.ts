import { hkdfSync } from 'node:crypto';
import { collectionOf } from '../../src/config/collection.ts';
import type { Config } from '../../src/config/types.ts';
import { sealedFor, FACTORS } from './second-factors.ts';
import { createVault, type Vault } from './vault.ts';
import { textIn } from '../live/rows/rows.ts';
import { GLOBAL, type OwnStore } from '../store/types.ts';
import type { SecretPrintRow } from '../live/rows/own-rows.ts';
import { type DefineTable, tablesIn } from '../live/rows/company.ts';
import { fieldOfSealed, openWith, recordKeyOf, sealedKey, sealWith, secretFields } from './sealed.ts';
import { recordWriter } from '../live/rows/record-writer.ts';

/** One row: the fingerprint of the AUTH_SECRET that sealed the data. It does not reveal the secret. */
const PRINTS = '_secret_prints';
const PRINT = 'auth-secret';
/** bytes */
const PRINT_BYTES = 16;

/** Declares the table; call once per store. */
export const defineSecretPrints = (define: DefineTable): void =>
  define(PRINTS, { unique: [], ordered: {}, search: [] });

/** The keys derived from an AUTH_SECRET. */
type Keys = { readonly record: Buffer; readonly vault: Vault };
const keysOf = (secret: string): Keys => ({ record: recordKeyOf(secret), vault: createVault(secret) });

/** A text that is sealed in the data for good; sealed links and cookies expire. */
export type SealedText = {
  readonly tenant: string;
  readonly collection: string;
  readonly id: string;
  /** The key of its row. */
  readonly key: string;
  /** undefined with another secret than the one that sealed it */
  readonly open: (keys: Keys) => string | undefined;
  readonly seal: (keys: Keys, text: string) => string;
};
type Setup = { readonly store: OwnStore; readonly config: Config };

/** Every text that only AUTH_SECRET opens: secrets of records, and those of second factors. */
export function* sealedTexts({ store, config }: Setup): Generator<SealedText> {
  for (const resource of Object.values(config.resources)) {
    const fields = resource.of ? [] : secretFields(resource);
    const collection = collectionOf(resource);
    const tenants = fields.length > 0 ? store.tenants(collection) : [];
    // For a company that is not in memory only its resident tables are read; commands, which check everything, load
    // every company.
    for (const tenant of tenants.filter((each) => store.companies.isHere(each, collection))) {
      for (const row of store.table(collection, tenant).all()) {
        for (const field of fields) {
          const place = { tenant, collection, field };
          const key = sealedKey(field);
          const sealed = textIn(row, key);
          if (sealed === '') continue;
          yield {
            tenant,
            collection,
            id: row.id,
            key,
            open: ({ record }) => openWith(record, place, sealed),
            seal: ({ record }, text) => sealWith(record, place, text),
          };
        }
      }
    }
  }
  for (const tenant of store.tenants(FACTORS)) {
    for (const row of tablesIn(store, tenant)(FACTORS).all()) {
      for (const key of ['secret', 'pending'] as const) {
        const sealed = row[key] ?? '';
        if (sealed === '') continue;
        const person = sealedFor({ id: row.id, tenantId: row.tenantId ?? '' });
        yield {
          tenant,
          collection: FACTORS,
          id: row.id,
          key,
          open: ({ vault }) => vault.open(sealed, person),
          seal: ({ vault }, text) => vault.seal(text, person),
        };
      }
    }
  }
}

const printOf = (secret: string): SecretPrintRow => ({
  id: PRINT,
  print: Buffer.from(hkdfSync('sha256', secret, 'konak', 'fingerprint', PRINT_BYTES)).toString('base64url'),
});

/**
 * Whether the server has the AUTH_SECRET that sealed the data. Once the secret opens everything, for example because
 * the rest was typed again, its fingerprint is stored.
 * @returns what cannot be opened
 */
export async function textsNotOpenedBy(secret: string, setup: Setup): Promise<readonly SealedText[]> {
  const print = printOf(secret);
  if (tablesIn(setup.store, GLOBAL)(PRINTS).get(PRINT)?.print === print.print) return [];
  const keys = keysOf(secret);
  const unopened = [...sealedTexts(setup)].filter(({ open }) => open(keys) === undefined);
  // A read-only store keeps it at a later start.
  if (unopened.length === 0) await setup.store.transact((tx) => tx.put(PRINTS, GLOBAL, print)).catch(() => undefined);
  return unopened;
}

/**
 * The result of a change of AUTH_SECRET: texts sealed again, and those that neither secret opens, which stay as they
 * are.
 */
export type Rotated = { readonly sealed: number; readonly unopened: readonly SealedText[] };

/**
 * Seals everything again that the other secret opens, in one transaction. Texts that the new secret already opens stay,
 * so it may run again.
 */
export async function rotateSecret({
  old,
  secret,
  ...setup
}: Setup & { old: string; secret: string }): Promise<Rotated> {
  const from = keysOf(old);
  const to = keysOf(secret);
  return setup.store.transact((tx) => {
    const unopened: SealedText[] = [];
    let sealed = 0;
    for (const each of [...sealedTexts(setup)]) {
      if (each.open(to) !== undefined) continue;
      const text = each.open(from);
      const row = tx.table(each.collection, each.tenant).get(each.id);
      if (text === undefined || row === undefined) {
        unopened.push(each);
        continue;
      }
      recordWriter(tx).put(each.collection, each.tenant, { ...row, [each.key]: each.seal(to, text) });
      sealed += 1;
    }
    if (unopened.length === 0) tx.put(PRINTS, GLOBAL, printOf(secret));
    return { sealed, unopened };
  });
}

/** `smtpPassword in settings of demo, second factors of 3 people`: names only, no secret. */
export function unopenedSummary(unopened: readonly SealedText[]): string {
  const ofPeople = new Set(unopened.flatMap(({ collection, id }) => (collection === FACTORS ? [id] : [])));
  const ofRecords = unopened
    .filter(({ collection }) => collection !== FACTORS)
    .map(
      ({ collection, tenant, key }) =>
        `${fieldOfSealed(key) ?? key} in ${collection}${tenant === GLOBAL ? '' : ` of ${tenant}`}`,
    );
  const people =
    ofPeople.size === 0 ? [] : [`second factors of ${ofPeople.size} ${ofPeople.size === 1 ? 'person' : 'people'}`];
  return [...ofRecords, ...people].join(', ');
}
