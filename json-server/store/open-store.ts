import { randomUUID } from 'node:crypto';
import type { Row } from '../../src/config/types.ts';
import { ALL_COMPANIES, AskedForCompanies } from './companies-in-memory.ts';
import { partitionOf, type RecentLimits, StoreCore } from './core.ts';
import { errorText } from './disk.ts';
import { Behind, type DeclaredTable, type Engine, type KeptStep } from './engine.ts';
import { GroupCommit } from './group-commit.ts';
import { keptRow } from './kept-steps.ts';
import { Listeners } from './listeners.ts';
import type { StoreLog, StoreWatch } from './log.ts';
import type { OldTables, Store } from './types.ts';
import { WarmUp } from './warm-up.ts';
import { momentText } from './row-text.ts';

export type RowsByCollection = { readonly [collection: string]: readonly Row[] };

export type StoreOptions = {
  readonly engine: Engine;
  /** Rows by collection for an empty engine. */
  readonly seed?: () => RowsByCollection | Promise<RowsByCollection>;
  readonly old?: OldTables;
  /**
   * Collections always in memory for all companies, while other rows are loaded on request; absent: all companies stay
   * in memory.
   */
  readonly residents?: ReadonlySet<string>;
  readonly log?: StoreLog;
  readonly watch?: StoreWatch;
};

/**
 * Opens a store over an engine: all rows except the old ones in memory, every transaction stored by the engine before
 * it is acknowledged.  Readers see a transaction once it is decided, a moment before it is durable. If the engine
 * refuses it, it is undone and its caller gets StoreUnavailable.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { engine, seed, old = new Map<never, never>(), residents, watch } = options;
  const log: StoreLog = options.log ?? (({ level, message }) => console[level](message));
  try {
    const recent: RecentLimits = new Map([...old].map(([collection, kept]) => [collection, kept.recent]));
    const core = new StoreCore(recent, residents);
    for (const [collection, { spec }] of old) core.define(collection, spec);
    if (engine.isEmpty && seed) await fill(engine, core, await seed());
    const only = residents && { collections: residents };
    const numbers = await engine.load({ recent, ...(only && { only }) }, (collection, rows) =>
      core.load(collection, rows),
    );
    for (const tenant of numbers.keys()) core.know(tenant);
    const listeners = new Listeners((error) => log({ level: 'error', message: `A listener failed: ${String(error)}` }));
    const declarations = new Declarations(engine, core, log);
    const declare = (): Promise<void> => declarations.send();
    const commits = new GroupCommit({ core, engine, listeners, log, numbers, declare, watch });
    const companies = residents ? new AskedForCompanies({ core, engine, commits, recent }) : ALL_COMPANIES;
    const warmUp = new WarmUp(core);
    core.whenUnindexed = () => warmUp.start();
    return {
      kind: engine.kind === 'sqlite' ? 'file' : 'database',
      get writable() {
        return commits.isWritable;
      },
      define(collection, spec) {
        core.define(collection, spec);
        declarations.note();
        warmUp.start();
      },
      specOf: (collection) => core.specOf(collection),
      table: (collection, tenant) => {
        warmUp.noteRead();
        return core.table(collection, tenant);
      },
      old: (collection, tenant) => ({
        get: (id) => engine.old.get(collection, tenant, id),
        latest: (asked) => engine.old.latest(collection, tenant, asked),
        before: (at, limit) => engine.old.before(collection, tenant, { at: momentText(at), limit }),
        batches: () => engine.old.batches(collection, tenant),
      }),
      oldTenants: (collection) => engine.old.tenants(collection),
      dropOld: (collection, before) => engine.old.drop(collection, momentText(before)),
      collections: () => core.collections(),
      rowCounts: () => core.rowCounts(),
      tenants: (collection) => core.tenants(collection),
      companies,
      transact: (work) => {
        const run = () => companies.bringing(() => commits.transact(work));
        return watch?.transaction ? watch.transaction(run) : run();
      },
      catchUp: () => commits.catchUp(),
      get isLeading() {
        return engine.leading.isLeading;
      },
      onLead: (listener) => engine.leading.onLead(listener),
      onCommit: (listener) => listeners.add(listener),
      declared: () => declarations.send(),
      async close() {
        warmUp.stop();
        await declarations.stop();
        await commits.close();
        await engine.close();
      },
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Stores the seed as one group: an interrupted start leaves nothing, and the next one starts over. */
async function fill(engine: Engine, core: StoreCore, seed: RowsByCollection): Promise<void> {
  const steps = Object.entries(seed).flatMap(([collection, rows]) =>
    rows.map((row): KeptStep => ({
      collection,
      tenant: partitionOf(row),
      id: row.id,
      row: keptRow(row, undefined, core.specOf(collection)),
    })),
  );
  const decidedAt = new Map(steps.map(({ tenant }) => [tenant, 0]));
  try {
    await engine.commit({ id: randomUUID(), decidedAt, steps });
  } catch (error) {
    // When servers start together on an empty database, one fills it and the others load the result.
    if (!(error instanceof Behind)) throw error;
  }
}

/** The declarations of tables; sent to the engine once a change is complete. */
class Declarations {
  readonly #engine: Engine;
  readonly #core: StoreCore;
  readonly #log: StoreLog;
  #isDue = false;
  #sending: Promise<void> = Promise.resolve();
  #timer: NodeJS.Immediate | undefined;

  constructor(engine: Engine, core: StoreCore, log: StoreLog) {
    this.#engine = engine;
    this.#core = core;
    this.#log = log;
  }

  /** Sends them soon, at the latest before the next group. */
  note(): void {
    this.#isDue = true;
    this.#timer ??= setImmediate(() => {
      this.#timer = undefined;
      this.send().catch((error: unknown) => {
        this.#log({ level: 'warn', message: `Views and guards cannot be made now: ${errorText(error)}` });
      });
    });
  }

  /** Resolves once the engine has them. Failed ones are sent again before the next group. */
  send(): Promise<void> {
    if (!this.#isDue) return this.#sending;
    this.#isDue = false;
    const sending = this.#sending
      .catch(() => undefined)
      .then(() => this.#engine.declare(this.#declared()))
      .catch((error: unknown) => {
        this.#isDue = true;
        throw error;
      });
    this.#sending = sending;
    return sending;
  }

  #declared(): DeclaredTable[] {
    return this.#core.collections().map((collection) => ({ collection, spec: this.#core.specOf(collection) }));
  }

  async stop(): Promise<void> {
    clearImmediate(this.#timer);
    await this.#sending.catch(() => undefined);
  }
}
