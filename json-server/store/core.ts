import { isSameJson } from '../../src/config/keys.ts';
import type { Row } from '../../src/config/types.ts';
import type { ReadResources } from '../../src/config/values.ts';
import { ByRecord } from './by-record.ts';
import { CompanyAway } from './company-away.ts';
import type { TenantTables } from './conditions.ts';
import type { News } from './engine.ts';
import { RecentRows } from './recent-rows.ts';
import { Table } from './table.ts';
import type { Partition } from './table.ts';
import { GLOBAL } from './types.ts';
import type { Change, TableReader, TableSpec, Transaction } from './types.ts';
import { rowOfText } from './row-text.ts';

/** Collections with only the newest rows of each company in memory, and how many. */
export type RecentLimits = ReadonlyMap<string, number>;
type Collection = { spec: TableSpec; readonly partitions: Map<string, Partition> };

const NO_KEYS: TableSpec = { unique: [], ordered: {}, search: [] };

export type WriteStep = {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** An old row was removed; this server does not know whether it existed. */
  readonly isUnseen?: boolean | undefined;
  /** The slot that `before` returns to. */
  readonly slot?: number | undefined;
};

/** The effect of one transaction: stored, announced to listeners, or undone. */
export type Applied<Result> = { readonly result: Result; readonly steps: readonly WriteStep[] };

/** The tables in memory and the synchronous half of a transaction; shared by all adapters. */
export class StoreCore {
  readonly #collections = new Map<string, Collection>();
  readonly #recent: RecentLimits;
  /** Collections whose rows are in memory for every company; absent: all collections. */
  readonly #residents: ReadonlySet<string> | undefined;
  readonly #here = new Set<string>();
  readonly #away = new Set<string>();
  #resources: ReadResources = {};
  #definitions = 0;
  #isApplying = false;
  /** Called when rows were put that are not indexed yet. */
  whenUnindexed: () => void = () => undefined;

  /** @param residents collections that stay in memory while their company is away; absent: no company is ever away */
  constructor(recent: RecentLimits = new Map(), residents?: ReadonlySet<string>) {
    this.#recent = recent;
    this.#residents = residents;
  }

  /** Whether a company, or this collection of it, is in memory: all rows but the old ones. */
  isHere(tenant: string, collection = ''): boolean {
    if (this.#residents === undefined || tenant === GLOBAL || this.#here.has(tenant)) return true;
    return this.#residents.has(collection);
  }

  /** Companies that are in memory; empty while all are. */
  here(): readonly string[] {
    return [...this.#here];
  }

  /** Companies with only their resident collections in memory. */
  away(): readonly string[] {
    return [...this.#away];
  }

  /** A company that exists, in memory or not. */
  know(tenant: string): void {
    if (!this.isHere(tenant)) this.#away.add(tenant);
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
    const present = this.#recent.has(collection)
      ? [...partitions.keys()]
      : [...partitions].filter(([, table]) => table.size > 0).map(([tenant]) => tenant);
    return this.#residents?.has(collection) === false ? [...present, ...this.#away] : present;
  }

  /** @throws CompanyAway */
  table(collection: string, tenant: string): Partition {
    if (!this.isHere(tenant, collection)) throw new CompanyAway(tenant);
    const { spec, partitions } = this.#collection(collection);
    let table = partitions.get(tenant);
    if (table === undefined) {
      const recent = this.#recent.get(collection);
      table = recent === undefined ? new Table(this.#tablesOf(tenant)) : new RecentRows(spec.old?.at ?? '', recent);
      table.define(spec);
      partitions.set(tenant, table);
    }
    return table;
  }

  /** Number of rows in memory by collection; the tables count, so no row is read. */
  rowCounts(): ReadonlyMap<string, number> {
    return new Map(
      [...this.#collections].map(([name, { partitions }]) => [
        name,
        [...partitions.values()].reduce((sum, each) => sum + (each instanceof RecentRows ? each.count : each.size), 0),
      ]),
    );
  }

  *tables(): Generator<Partition> {
    for (const { partitions } of this.#collections.values()) yield* partitions.values();
  }

  /** Loads the rows of a file, each into the partition named by its `tenantId`. */
  load(collection: string, rows: readonly Row[]): void {
    this.#collection(collection);
    for (const [tenant, own] of byCompany(rows)) this.table(collection, tenant).load(own);
  }

  /**
   * Loads a company that was away, with all rows except old ones. Memory already has the rows of resident collections:
   * differences count as changes. @returns those changes
   */
  arrive(tenant: string, rows: ReadonlyMap<string, readonly Row[]>): Change[] {
    this.#here.add(tenant);
    this.#away.delete(tenant);
    const changes: Change[] = [];
    for (const [collection, own] of rows) {
      if (this.#residents?.has(collection)) changes.push(...this.#adoptRows(collection, tenant, own));
      else this.table(collection, tenant).load(own);
    }
    for (const collection of this.#residents ?? []) {
      if (!rows.has(collection)) changes.push(...this.#adoptRows(collection, tenant, []));
    }
    return changes;
  }

  /** Drops the rows of a company from memory; the database has them. */
  depart(tenant: string): void {
    this.#here.delete(tenant);
    this.#away.add(tenant);
    for (const [name, { partitions }] of this.#collections) {
      if (!this.#residents?.has(name)) partitions.delete(tenant);
    }
  }

  /** Makes a table contain exactly these rows. */
  #adoptRows(collection: string, tenant: string, rows: readonly Row[]): Change[] {
    const kept = new Map(rows.map((row) => [row.id, row]));
    const table = this.table(collection, tenant);
    const steps = [...table.all()]
      .filter(({ id }) => !kept.has(id))
      .map((before): WriteStep => ({ collection, tenant, id: before.id, before, after: undefined }));
    for (const after of rows) {
      const before = table.get(after.id);
      if (!isSameJson(before ?? null, after)) steps.push({ collection, tenant, id: after.id, before, after });
    }
    for (const { id, after } of steps) {
      if (after) table.restore(after);
      else table.remove(id);
    }
    return netChanges(steps);
  }

  /** Runs `work` now. If it throws, every step is undone and the error is rethrown. */
  apply<Result>(work: (tx: Transaction) => Result): Applied<Result> {
    if (this.#isApplying) throw new Error('A transaction cannot run inside another');
    const steps: WriteStep[] = [];
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
        const isUnseen = removed === undefined && this.#recent.has(collection);
        if (removed === undefined && !isUnseen) return;
        steps.push({ collection, tenant, id, before: removed?.row, after: undefined, slot: removed?.slot, isUnseen });
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

  /** The steps are durable: memory keeps only the newest rows of collections with old rows. */
  settle(steps: readonly WriteStep[]): void {
    if (this.#recent.size === 0) return;
    for (const { collection, tenant, id } of steps) {
      const table = this.#recent.has(collection) ? this.table(collection, tenant) : undefined;
      if (table instanceof RecentRows) table.settle(id);
    }
  }

  undo(steps: readonly WriteStep[]): void {
    for (const { collection, tenant, id, before, slot } of steps.toReversed()) {
      const table = this.table(collection, tenant);
      if (before === undefined) table.remove(id);
      else table.restore(before, slot);
    }
  }

  /**
   * Applies the writes of another server, which has checked them. For a company that is away, only in resident
   * collections. @returns the changes in memory
   */
  adopt({ tenant, steps, isWhole = false }: News): Change[] {
    this.know(tenant);
    const changes: Change[] = [];
    const change = (collection: string, id: string, after: Row | undefined): void => {
      if (!this.isHere(tenant, collection)) return;
      const table = this.table(collection, tenant);
      const before = this.#recent.has(collection) ? undefined : table.get(id);
      if (after !== undefined) table.restore(after);
      else if (before !== undefined) table.remove(id);
      if (table instanceof RecentRows) table.settle(id);
      const isUnseen = after === undefined && this.#recent.has(collection);
      changes.push(...netChanges([{ collection, tenant, id, before, after, isUnseen }]));
    };
    if (isWhole) {
      const named = new Set(steps.map(({ collection, id }) => `${collection}/${id}`));
      for (const [collection, { partitions }] of this.#collections) {
        if (this.#recent.has(collection)) continue;
        const gone = [...(partitions.get(tenant)?.all() ?? [])].filter(({ id }) => !named.has(`${collection}/${id}`));
        for (const { id } of gone) change(collection, id, undefined);
      }
    }
    for (const { collection, id, row } of steps) change(collection, id, row && rowOfText(row.body));
    return changes;
  }

  /** The tables of a tenant that are visible to each other. */
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

/** The steps of a transaction as net changes: one per record, none for a record that came and went. */
export function netChanges(steps: readonly WriteStep[]): Change[] {
  const net = new ByRecord<WriteStep>();
  for (const step of steps) {
    const earlier = net.get(step);
    net.set(step, earlier ? { ...step, before: earlier.before, isUnseen: earlier.isUnseen } : step);
  }
  return [...net.values()].flatMap(({ collection, tenant, id, before, after, isUnseen }): Change[] => {
    const which = { collection, tenant, id };
    if (isUnseen) return after === undefined ? [{ ...which, kind: 'deleted' }] : [{ ...which, kind: 'updated', after }];
    if (after !== undefined && before !== undefined) return [{ ...which, kind: 'updated', before, after }];
    if (after !== undefined) return [{ ...which, kind: 'created', after }];
    return before === undefined ? [] : [{ ...which, kind: 'deleted', before }];
  });
}

/** Rows of a collection by the partition that each names. */
export function byCompany(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const byTenant = new Map<string, Row[]>();
  for (const row of rows) {
    const own = byTenant.get(partitionOf(row));
    if (own === undefined) byTenant.set(partitionOf(row), [row]);
    else own.push(row);
  }
  return byTenant;
}

/** The partition a stored row belongs to. */
export function partitionOf(row: Row): string {
  return typeof row['tenantId'] === 'string' ? row['tenantId'] : GLOBAL;
}

/** In a file, `tenantId` alone decides where a row belongs; a row put elsewhere would move when the server restarts. */
function requirePartition(collection: string, tenant: string, row: Row): void {
  if (partitionOf(row) === tenant) return;
  const own = JSON.stringify(partitionOf(row));
  throw new TypeError(`${collection}/${row.id} has tenantId ${own} but was put into tenant ${JSON.stringify(tenant)}`);
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
