import { createHash } from 'node:crypto';
import { trustOf } from '../http/client-address.ts';
import type { Companies, DefineTable } from '../live/rows/company.ts';
import type { ActingFor } from './acting-for.ts';
import type { Caller } from './call.ts';

/** The resource of the keys that programs call the API with. */
export const API_KEYS = 'api-keys';
/** The person of a key, by the hash of the key; in the global partition, because the caller has no company yet. */
export const KEY_LINKS = '_key_links';
export const defineKeys = (define: DefineTable): void => define(KEY_LINKS, { unique: [], ordered: {}, search: [] });

const filled = (list: readonly string[] | null | undefined): readonly string[] | undefined =>
  list && list.length > 0 ? list : undefined;

/**
 * Makes the function that returns the caller a key acts as; undefined for a key that is unknown, ended or expired, or
 * whose person may not lend its role.
 */
export const createCallerOfKey =
  ({
    companies,
    actingFor,
    clock,
  }: {
    readonly companies: Companies;
    readonly actingFor: ActingFor;
    readonly clock: () => number;
  }) =>
  (token: string): Caller | undefined => {
    // Looked up by its hash, so the time of the answer reveals nothing about existing keys.
    const hash = createHash('sha256').update(token).digest('hex');
    const link = companies.shared.table(KEY_LINKS).get(hash);
    const row = link && companies.company(link.tenant).table(API_KEYS).get(link.keyId);
    if (row?.keyHash !== hash) return undefined;
    if (row.expiresAt && Date.parse(row.expiresAt) <= clock()) return undefined;
    const acting = actingFor({ tenant: link?.tenant ?? '', userId: row.userId ?? '', role: row.role });
    const resources = filled(row.resources);
    const addresses = filled(row.addresses);
    return (
      acting && {
        ...acting.caller,
        key: {
          id: row.id,
          name: row.name,
          resources: resources && new Set(resources),
          networks: addresses && trustOf(addresses),
        },
      }
    );
  };
