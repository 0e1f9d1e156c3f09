import { oncePer } from '../../src/config/once-per.ts';
import type { ReadFields, ReadResource, ReadResources, WhereValues } from '../../src/config/values.ts';
import { compileWhere, whereDependencies } from '../../src/config/where.ts';
import type { Row, Where } from '../../src/config/types.ts';
import { hasVariables } from '../../src/config/where-paths.ts';
import { boundedCache } from './bounded-cache.ts';
import type { TableReader } from './types.ts';

/** Number of compiled conditions a table keeps; the oldest is dropped first. */
const READY = 500;

/** The other tables visible to a table: those of its tenant, and the global ones. */
export type TenantTables = {
  /** Fields by collection, as declared. */
  readonly resources: ReadResources;
  /** Grows whenever fields are declared. */
  readonly definitions: number;
  table(collection: string): Pick<TableReader, 'get' | 'version'> | undefined;
};

/** A table on its own: its conditions follow no reference. */
export const NO_TABLES: TenantTables = { resources: {}, definitions: 0, table: () => undefined };

/** `name` identifies everything the answer depends on besides the row. */
export type RowCondition = { readonly name: string; readonly matches: (row: Row) => boolean };

type Ready = Pick<RowCondition, 'matches'> & { readonly others: readonly string[] };

/** Values without a caller: the caller's values are already filled in. */
const NOBODY: WhereValues = { user: {}, today: '', now: '' };

/** Repeated questions come with the same object, and its text is longer than most answers take. */
const textOf = oncePer((where: Where) => JSON.stringify(where));

/** Turns conditions, which are data, into functions, each once. */
export class Conditions {
  readonly #tables: TenantTables;
  readonly #ready = boundedCache<Ready>(READY);
  #own: ReadResource = { name: '', fields: {} };
  #definitions = 0;

  constructor(tables: TenantTables) {
    this.#tables = tables;
  }

  define(fields: ReadFields): void {
    this.#own = { name: '', fields };
    this.#ready.clear();
  }

  of(where: Where): RowCondition {
    const { definitions } = this.#tables;
    if (definitions !== this.#definitions) this.#ready.clear();
    this.#definitions = definitions;
    const text = textOf(where);
    const { matches, others } = this.#ready.of(text, () => this.#make(where));
    if (others.length === 0) return { name: text, matches };
    const versions = others.map((collection) => this.#tables.table(collection)?.version ?? 0);
    return { name: `${text} ${definitions} ${versions.join(',')}`, matches };
  }

  /** @throws TypeError if a variable is left in it: without a value it could match too much */
  #make(where: Where): Ready {
    if (hasVariables(where)) throw new TypeError(`A condition was asked with its variables: ${JSON.stringify(where)}`);
    const tables = this.#tables;
    const resource = this.#own;
    const { resources } = tables;
    const resolve = (collection: string, id: string): Row | undefined => tables.table(collection)?.get(id);
    return {
      matches: compileWhere({ where, resource, resources, values: NOBODY, resolve }),
      others: whereDependencies({ where, resource, resources }),
    };
  }
}
