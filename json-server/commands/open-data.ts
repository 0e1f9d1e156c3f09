import { existsSync } from 'node:fs';
import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import type { Environment } from '../http/environment.ts';
import { type LiveConfig, openLiveConfig } from '../live/live-config.ts';
import { OLD_TABLES } from '../records/old-tables.ts';
import { RESIDENT_TABLES } from '../app.ts';
import { loadSeed, partSeed } from '../seed/load.ts';
import { readEarlier } from '../store/earlier/read-earlier.ts';
import type { Engine } from '../store/engine.ts';
import type { StoreLog, StoreWatch } from '../store/log.ts';
import { openStore, type RowsByCollection } from '../store/open-store.ts';
import { StoreFileError } from '../store/store-file-error.ts';
import type { Store } from '../store/types.ts';
import { openConfigSource } from './config/open-source.ts';
import { KNOWN_NAMES } from './known-names.ts';

export type Data = {
  readonly live: LiveConfig;
  readonly store: Store;
  /** Read on demand: only the first start needs it. */
  readonly seeded: () => ReturnType<typeof partSeed>;
};

/** For commands, whose reader is at the terminal. */
const toConsole: StoreLog = ({ level, message }) => console[level](message);

type Opening = {
  readonly log?: StoreLog;
  /** Keeps servers away meanwhile; a file has one user anyway. */
  readonly isFilling?: boolean;
};

/** SQLite in a file, or PostgreSQL where the environment names one. @throws StoreFileError */
export async function openEngine(
  { dbFile, databaseUrl }: Pick<Environment, 'dbFile' | 'databaseUrl'>,
  { log = toConsole, isFilling = false }: Opening = {},
): Promise<Engine> {
  if (databaseUrl !== undefined) {
    const { openPostgresEngine } = await import('../store/postgres/postgres-engine.ts');
    return openPostgresEngine({ url: databaseUrl, log, isFilling });
  }
  const { openSqliteEngine } = await import('../store/sqlite/sqlite-engine.ts');
  return openSqliteEngine({ file: dbFile, log });
}

type DataOptions = {
  readonly isWatching: boolean;
  readonly log?: StoreLog;
  readonly watch?: StoreWatch;
};

/**
 * Opens the configuration and the working data. An engine without rows takes those of the earlier format, where there
 * are any, otherwise the seed with its dates moved to today.
 * @throws StoreFileError with a message for the terminal
 */
export async function openData(
  environment: Environment,
  { isWatching, log = toConsole, watch }: DataOptions,
): Promise<Data> {
  // A command that looks at the data looks at all of it.
  const residents = isWatching && environment.companySilence !== undefined ? RESIDENT_TABLES : undefined;
  const { seedFile, lastGoodFile } = environment;
  const source = await openConfigSource(environment);
  // Threads of SQLite start while the configuration is checked; a line to a database could time out behind the check.
  const early = environment.databaseUrl === undefined ? openEngine(environment, { log }) : undefined;
  // Told below, where it is awaited.
  early?.catch(() => undefined);
  const config = openLiveConfig({ source, known: KNOWN_NAMES, isWatching, lastGoodFile, log });
  const live = await config.catch(async (error: unknown) => {
    await early?.then((engine) => engine.close());
    throw error;
  });
  let parts: ReturnType<typeof partSeed> | undefined;
  // The first start asks for both halves, and generating the seed takes seconds.
  const seeded = () => {
    if (parts) return parts;
    const data = existsSync(seedFile) ? loadSeed({ file: seedFile, today: todayIn(new Date()) }) : {};
    const { resources } = live.current().config;
    parts = partSeed({ seed: data, isClaimed: (name) => name.startsWith('_') || Object.hasOwn(resources, name) });
    return parts;
  };
  try {
    return {
      live,
      seeded,
      store: await openRows(await (early ?? openEngine(environment, { log })), environment, {
        residents,
        log,
        watch,
        seed: () => seeded().claimed,
      }),
    };
  } catch (error) {
    await live.close();
    throw error;
  }
}

type RowsOptions = {
  readonly residents: ReadonlySet<string> | undefined;
  readonly seed: () => RowsByCollection;
  readonly log: StoreLog;
  readonly watch: StoreWatch | undefined;
};

async function openRows(
  engine: Engine,
  { earlierFile }: Environment,
  { residents, seed, log, watch }: RowsOptions,
): Promise<Store> {
  let taken: RowsByCollection | undefined;
  const store = await openStore({
    engine,
    old: OLD_TABLES,
    ...(residents && { residents }),
    ...(watch && { watch }),
    log,
    seed: async () => {
      taken = await rowsOfEarlier(earlierFile, log);
      return taken ?? seed();
    },
  });
  try {
    if (taken) log({ level: 'info', message: await compare(store, taken, earlierFile) });
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function rowsOfEarlier(file: string, log: StoreLog): Promise<RowsByCollection | undefined> {
  const earlier = await readEarlier(file, log);
  if (earlier === undefined) return undefined;
  const rows: Record<string, RowsByCollection[string][number][]> = {};
  for (const { collection, row } of earlier.rows()) (rows[collection] ??= []).push(row);
  return rows;
}

/** Counts what the store holds of the rows that were read, once. @returns what came of it, in words */
async function compare(store: Store, taken: RowsByCollection, file: string): Promise<string> {
  let count = 0;
  for (const [collection, rows] of Object.entries(taken)) {
    const held = OLD_TABLES.has(collection) ? await countOld(store, collection) : await countLive(store, collection);
    if (held !== rows.length) {
      throw new StoreFileError({
        path: file,
        problem: `of "${collection}" there are ${rows.length} rows, and ${held} were taken over`,
        hint: 'The file is as it was. Remove the new data and start again; if it stays so, keep the file and report it.',
      });
    }
    count += held;
  }
  return `${count} rows of ${Object.keys(taken).length} collections were read from ${file}, which is left as it is.`;
}

async function countLive(store: Store, collection: string): Promise<number> {
  let count = 0;
  for (const tenant of store.tenants(collection)) {
    if (store.companies.isHere(tenant)) count += store.table(collection, tenant).size;
  }
  await store.companies.scan(collection, (rows) => (count += rows.length));
  return count;
}

async function countOld(store: Store, collection: string): Promise<number> {
  let count = 0;
  for (const tenant of await store.oldTenants(collection)) {
    for await (const rows of store.old(collection, tenant).batches()) count += rows.length;
  }
  return count;
}
