import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OLD_TABLES } from '../../json-server/records/old-tables.ts';
import { RESIDENT_TABLES } from '../../json-server/app.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import { openStore } from '../../json-server/store/open-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import type { Row } from '../../src/config/types.ts';
import { MemoryDatabase } from '../store/memory-engine.ts';
import { NOW } from './rows.ts';

type Rows = Readonly<Record<string, readonly Row[]>>;
/** `served`: what the app is given, where that is another store. */
type Opened = { readonly store: Store; readonly served?: Store };

/**
 * The store of an app under test: in memory, or by `TEST_STORE` over SQLite (`sqlite`) or PostgreSQL (`postgres`); with
 * `away` the test has another server, and the app's own holds the companies only that it is asked for (`served`).
 */
export async function storeOf(rows: Rows): Promise<Opened> {
  const kind = process.env['TEST_STORE'];
  if (kind === 'sqlite') return { store: await overSqlite(rows) };
  if (kind === 'postgres') return { store: await overPostgres(rows) };
  if (kind === 'away') return onDemand(rows);
  return { store: createMemoryStore(structuredClone(rows)) };
}

/** A store with some of its functions replaced. Its getters stay getters: spread, they would be the values of now. */
function replacing(store: Store, others: Partial<Store>): Store {
  const { getOwnPropertyDescriptors } = Object;
  const parts = { ...getOwnPropertyDescriptors(store), ...getOwnPropertyDescriptors(others) };
  return Object.defineProperties({}, parts) as Store;
}

/** Two servers on one database: the test's has every company, the app's those that it is asked for. */
export async function onDemand(rows: Rows): Promise<Required<Opened>> {
  const database = new MemoryDatabase();
  const common = { old: OLD_TABLES, seed: () => rows, log: () => undefined };
  const store = await openStore({ ...common, engine: database.engine() });
  const served = await openStore({ ...common, engine: database.engine(), residents: RESIDENT_TABLES });
  const close = async (): Promise<void> => {
    await served.close();
    await store.close();
  };
  const define: Store['define'] = (collection, spec) => {
    store.define(collection, spec);
    served.define(collection, spec);
  };
  return { store: replacing(store, { close }), served: replacing(served, { define }) };
}

async function overSqlite(rows: Rows): Promise<Store> {
  const { openSqliteEngine } = await import('../../json-server/store/sqlite/sqlite-engine.ts');
  const folder = mkdtempSync(join(tmpdir(), 'konak-api-'));
  const engine = await openSqliteEngine({ file: join(folder, 'konak.db'), now: () => NOW });
  const store = await openStore({ engine, old: OLD_TABLES, seed: () => rows, log: () => undefined });
  return replacing(store, {
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

async function overPostgres(rows: Rows): Promise<Store> {
  const [{ openPostgresEngine }, { newDatabase }] = await Promise.all([
    import('../../json-server/store/postgres/postgres-engine.ts'),
    import('../store/postgres.ts'),
  ]);
  const engine = await openPostgresEngine({ url: await newDatabase() });
  const store = await openStore({ engine, old: OLD_TABLES, seed: () => rows, log: () => undefined });
  // Jobs are run by the server that leads, which it does a moment after it is open.
  if (!store.isLeading) await new Promise<void>((resolve) => store.onLead(resolve));
  return store;
}
