import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OLD_TABLES } from '../../json-server/records/old-tables.ts';
import { RESIDENT_TABLES } from '../../json-server/records/resident-tables.ts';
import { createMemoryStore } from '../../json-server/store/memory-store.ts';
import { openStore } from '../../json-server/store/open-store.ts';
import type { Store } from '../../json-server/store/types.ts';
import type { Row } from '../../src/config/types.ts';
import { MemoryDatabase } from '../store/memory-engine.ts';
import { NOW } from './rows.ts';

type Rows = Readonly<Record<string, readonly Row[]>>;

/**
 * The store of an app under test: in memory, or by `TEST_STORE` over SQLite (`sqlite`) or PostgreSQL (`postgres`), or one
 * that no company is in before it is asked for (`away`).
 */
export async function storeOf(rows: Rows): Promise<Store> {
  const kind = process.env['TEST_STORE'];
  if (kind === 'sqlite') return overSqlite(rows);
  if (kind === 'postgres') return overPostgres(rows);
  if (kind === 'away') return onDemand(rows);
  return createMemoryStore(structuredClone(rows));
}

async function onDemand(rows: Rows): Promise<Store> {
  const engine = new MemoryDatabase().engine();
  return openStore({ engine, old: OLD_TABLES, residents: RESIDENT_TABLES, seed: () => rows, log: () => undefined });
}

async function overSqlite(rows: Rows): Promise<Store> {
  const { openSqliteEngine } = await import('../../json-server/store/sqlite/sqlite-engine.ts');
  const folder = mkdtempSync(join(tmpdir(), 'konak-api-'));
  const engine = await openSqliteEngine({ file: join(folder, 'konak.db'), now: () => NOW });
  const store = await openStore({ engine, old: OLD_TABLES, seed: () => rows, log: () => undefined });
  return {
    ...store,
    // A getter that is spread is only its value.
    get writable() {
      return store.writable;
    },
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function overPostgres(rows: Rows): Promise<Store> {
  const [{ openPostgresEngine }, { newDatabase }] = await Promise.all([
    import('../../json-server/store/postgres/postgres-engine.ts'),
    import('../store/postgres.ts'),
  ]);
  const engine = await openPostgresEngine({ url: await newDatabase() });
  return openStore({ engine, old: OLD_TABLES, seed: () => rows, log: () => undefined });
}
