import { PGlite } from '@electric-sql/pglite';
import { onTestFinished } from 'vitest';
import type { Row } from '../../src/config/types.ts';
import type { StoreLogEntry } from '../../json-server/store/log.ts';
import type { Store } from '../../json-server/store/types.ts';
import { type Connection, openDatabaseStore } from './database-store.ts';

let begun: Promise<PGlite> | undefined;
let schemas = 0;

/** PostgreSQL in this process and in memory, one a worker: it takes a second to begin. */
export const database = (): Promise<PGlite> => (begun ??= PGlite.create());

/** A place in it that nobody has used. */
export const newSchema = (): string => `store_${(schemas += 1)}`;

type Options = {
  readonly schema?: string;
  readonly seed?: { readonly [collection: string]: readonly Row[] };
  /** Stands between the store and the database. */
  readonly through?: (connection: Connection) => Connection;
};

/** Opens a store over the database that is closed after the test. */
export async function openOverDatabase(options: Options = {}): Promise<{ store: Store; log: StoreLogEntry[] }> {
  const { schema = newSchema(), seed = {}, through = (connection) => connection } = options;
  const log: StoreLogEntry[] = [];
  const connection = through(await database());
  const store = await openDatabaseStore({ connection, schema, seed, log: (entry) => log.push(entry) });
  onTestFinished(() => store.close());
  return { store, log };
}
