import { createHash } from 'node:crypto';
import type { BlockList } from 'node:net';
import { trustOf } from '../http/client-address.ts';
import type { Companies, DefineTable } from '../live/rows/company.ts';
import type { ActingFor } from './acting-for.ts';
import type { Caller } from './call.ts';

/** The resource of the keys that programs call the API with. */
export const API_KEYS = 'api-keys';
/** Whose a key is, by the hash of the key; in the global partition, for who calls has no company yet. */
export const KEY_LINKS = '_key_links';
/** How every key begins. */
const BEGINS = 'knk_';

/** A key, as a caller has it. */
export type CallerKey = {
  readonly id: string;
  readonly name: string;
  /** The resources that it is limited to; undefined = none in particular. */
  readonly resources: ReadonlySet<string> | undefined;
  /** Networks that it may be used from; undefined = any. */
  readonly networks: BlockList | undefined;
};

/** Whether what a call brings as its token is a key. */
export const isKey = (token: string): boolean => token.startsWith(BEGINS);

export const defineKeys = (define: DefineTable): void => define(KEY_LINKS, { unique: [], ordered: {}, search: [] });

const filled = (list: readonly string[] | null | undefined): readonly string[] | undefined =>
  list && list.length > 0 ? list : undefined;

/** Who a key acts for now; undefined for one that is unknown, ended or expired, or whose person may not lend its role. */
export type CallerOfKey = (token: string) => Caller | undefined;

export const createCallerOfKey =
  ({
    companies,
    actingFor,
    clock,
  }: {
    readonly companies: Companies;
    readonly actingFor: ActingFor;
    readonly clock: () => number;
  }): CallerOfKey =>
  (token) => {
    // Looked up by its hash, so how long the answer takes says nothing of the keys there are.
    const hash = createHash('sha256').update(token).digest('hex');
    const link = companies.shared.table(KEY_LINKS).get(hash);
    const row = link && companies.company(link.tenant).table(API_KEYS).get(link.keyId);
    if (row?.keyHash !== hash) return undefined;
    if (row.expiresAt !== null && row.expiresAt !== undefined && Date.parse(row.expiresAt) <= clock()) return undefined;
    const acting = actingFor({ tenant: link?.tenant ?? '', userId: row.userId ?? '', role: row.role });
    const [resources, addresses] = [filled(row.resources), filled(row.addresses)];
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
