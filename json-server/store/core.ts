import type { Row } from '../../src/config/types.ts';
import type { ReadResources } from '../../src/config/values.ts';
import { ArchivedTable } from './archived-table.ts';
import type { ArchivedSpec } from './archived-table.ts';
import { ByRecord } from './by-record.ts';
import type { TenantTables } from './conditions.ts';
import { Table } from './table.ts';
import type { Partition } from './table.ts';
import { GLOBAL } from './types.ts';
import type { Change, TableReader, TableSpec, Transaction } from './types.ts';

export type ArchivedSpecs = { readonly [collection: string]: ArchivedSpec };
type Collection = { spec: TableSpec; readonly partitions: Map<string, Partition> };

const NO_KEYS: TableSpec = { unique: [], ordered: {}, search: [] };

/** One step of a transaction, as the journal keeps it: collection, tenant, and the row put or the id removed. */
export type Operation = readonly [collection: string, tenant: string, put: Row | string];

export type Step = {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** Where `before` goes back to. */
  readonly slot?: number | undefined;
};

/** What one transaction did, to be journalled, told to listeners, or undone. */
export type Applied<Result> = { readonly result: Result; readonly steps: readonly Step[] };

/** The tables in memory and the synchronous half of a transaction; what all adapters share. */
export class StoreCore {
  readonly #collections = new Map<string, Collection>();
  readonly #archived: ArchivedSpecs;
  #resources: ReadResources = {};
  #definitions = 0;
  #isApplying = false;
  /** Called when rows were put that no index knows yet. */
  whenUnindexed: () => void = () => undefined;

  /** @param archived collections of which only the newest rows stay in memory */
  constructor(archived: ArchivedSpecs = {}) {
    this.#archived = archived;
  }

  define(collection: string, spec: TableSpec): void {
    const entry = this.#collection(collection);
    entry.spec = spec;
    const { [collection]: _, ...others } = this.#resources;
    const { fields } = spec;
    this.#resources = fields ? { ...others, [collection]: { name: collection, fields } } : others;
    this.#definitions += 1;
    for (const table of entry.partitions.values()) table.define(spec);
  }

  specOf(collection: string): TableSpec {
    return this.#collection(collection).spec;
  }

  collections(): readonly string[] {
    return [...this.#collections.keys()];
  }

  tenants(collection: string): readonly string[] {
    const partitions = this.#collections.get(collection)?.partitions ?? new Map<string, Partition>();
    return [...partitions].filter(([, table]) => table.size > 0).map(([tenant]) => tenant);
  }

  table(collection: string, tenant: string): Partition {
    const { spec, partitions } = this.#collection(collection);
    let table = partitions.get(tenant);
    if (table === undefined) {
      const archived = this.#archived[collection];
      table = archived ? new ArchivedTable(archived, tenant) : new Table(this.#tablesOf(tenant));
      table.define(spec);
      partitions.set(tenant, table);
    }
    return table;
  }

  *tables(): Generator<Partition> {
    for (const { partitions } of this.#collections.values()) yield* partitions.values();
  }

  /** The tables of an archived collection, by tenant. */
  *archivedTables(collection: string): Generator<[tenant: string, table: ArchivedTable]> {
    for (const [tenant, table] of this.#collection(collection).partitions) {
      if (table instanceof ArchivedTable) yield [tenant, table];
    }
  }

  /** A table of an archived collection. */
  archivedTable(collection: string, tenant: string): ArchivedTable {
    const table = this.table(collection, tenant);
    if (!(table instanceof ArchivedTable)) throw new TypeError(`${collection} is not archived`);
    return table;
  }

  /** Takes the rows of a file, each into the partition that its `tenantId` names. */
  load(collection: string, rows: readonly Row[]): void {
    this.#collection(collection);
    const byTenant = new Map<string, Row[]>();
    for (const row of rows) {
      const own = byTenant.get(partitionOf(row));
      if (own === undefined) byTenant.set(partitionOf(row), [row]);
      else own.push(row);
    }
    for (const [tenant, own] of byTenant) this.table(collection, tenant).load(own);
  }

  /** Every row as it is now, by collection; cheap enough to be made between two transactions. */
  copy(): Map<string, (Row | undefined)[][]> {
    return new Map(
      [...this.#collections].map(([name, { partitions }]) => [name, [...partitions.values()].map((t) => t.copy())]),
    );
  }

  /** Runs `work` now. Whatever it throws is thrown on, with every step undone. */
  apply<Result>(work: (tx: Transaction) => Result): Applied<Result> {
    if (this.#isApplying) throw new Error('A transaction cannot run inside another');
    const steps: Step[] = [];
    let isOpen = true;
    const tableOf = (collection: string, tenant: string): Partition => {
      if (!isOpen) throw new Error('The transaction is over');
      return this.table(collection, tenant);
    };
    const tx: Transaction = {
      table: (collection, tenant): TableReader => tableOf(collection, tenant),
      put: (collection, tenant, row) => {
        requirePartition(collection, tenant, row);
        const before = tableOf(collection, tenant).put(row);
        steps.push({ collection, tenant, id: row.id, before, after: row });
      },
      putChecked: (collection, tenant, row) => {
        requirePartition(collection, tenant, row);
        const before = tableOf(collection, tenant).putChecked(row);
        steps.push({ collection, tenant, id: row.id, before, after: row });
        this.whenUnindexed();
      },
      remove: (collection, tenant, id) => {
        const removed = tableOf(collection, tenant).remove(id);
        if (removed === undefined) return;
        steps.push({ collection, tenant, id, before: removed.row, after: undefined, slot: removed.slot });
      },
      attempt: (part) => {
        const before = steps.length;
        try {
          return part();
        } catch (error) {
          this.undo(steps.splice(before));
          throw error;
        }
      },
    };
    this.#isApplying = true;
    try {
      const result = work(tx);
      if (isThenable(result)) throw new TypeError('A transaction must be synchronous; this one returned a promise');
      return { result, steps };
    } catch (error) {
      this.undo(steps);
      throw error;
    } finally {
      this.#isApplying = false;
      isOpen = false;
    }
  }

  undo(steps: readonly Step[]): void {
    for (const { collection, tenant, id, before, slot } of steps.toReversed()) {
      const table = this.table(collection, tenant);
      if (before === undefined) table.remove(id);
      else table.restore(before, slot);
    }
  }

  /** Repeats a step read from the journal, without checks: they were made when it was written. */
  replay([collection, tenant, put]: Operation): void {
    const table = this.table(collection, tenant);
    if (typeof put === 'string') table.remove(put);
    else table.restore(put);
  }

  /** What the tables of a tenant see of each other. */
  #tablesOf(tenant: string): TenantTables {
    const resources = (): ReadResources => this.#resources;
    const definitions = (): number => this.#definitions;
    return {
      get resources() {
        return resources();
      },
      get definitions() {
        return definitions();
      },
      table: (collection) => {
        const entry = this.#collections.get(collection);
        return entry?.partitions.get(entry.spec.isShared === true ? GLOBAL : tenant);
      },
    };
  }

  #collection(name: string): Collection {
    let entry = this.#collections.get(name);
    if (entry === undefined) {
      entry = { spec: NO_KEYS, partitions: new Map() };
      this.#collections.set(name, entry);
    }
    return entry;
  }
}

/** The steps of a transaction as the journal keeps them. */
export function operationsOf(steps: readonly Step[]): Operation[] {
  return steps.map(({ collection, tenant, id, after }) => [collection, tenant, after ?? id]);
}

/** The steps of a transaction as net changes: one per record, none for a record that came and went. */
export function changesOf(steps: readonly Step[]): Change[] {
  const net = new ByRecord<Step>();
  for (const step of steps) {
    const earlier = net.get(step);
    net.set(step, earlier ? { ...step, before: earlier.before } : step);
  }
  return [...net.values()].flatMap(({ collection, tenant, id, before, after }): Change[] => {
    const which = { collection, tenant, id };
    if (after !== undefined && before !== undefined) return [{ ...which, kind: 'updated', before, after }];
    if (after !== undefined) return [{ ...which, kind: 'created', after }];
    return before === undefined ? [] : [{ ...which, kind: 'deleted', before }];
  });
}

/** The partition a stored row belongs to. */
export function partitionOf(row: Row): string {
  return typeof row['tenantId'] === 'string' ? row['tenantId'] : GLOBAL;
}

/** A file says by `tenantId` alone where a row belongs; a row put elsewhere would move when the server restarts. */
function requirePartition(collection: string, tenant: string, row: Row): void {
  if (partitionOf(row) === tenant) return;
  const own = JSON.stringify(partitionOf(row));
  throw new TypeError(`${collection}/${row.id} has tenantId ${own} but was put into tenant ${JSON.stringify(tenant)}`);
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
