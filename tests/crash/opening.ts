import { setTimeout } from 'node:timers/promises';
import type { Engine } from '../../json-server/store/engine.ts';
import { openStore, type StoreOptions } from '../../json-server/store/open-store.ts';
import { openPostgresEngine } from '../../json-server/store/postgres/postgres-engine.ts';
import { openSqliteEngine } from '../../json-server/store/sqlite/sqlite-engine.ts';
import type { Store } from '../../json-server/store/types.ts';

/** ms after which an engine that lies keeps what it said was kept: longer than a driver lives. */
const LATE = 2000;

type Opening = Omit<StoreOptions, 'engine' | 'log'> & {
  /** A file of SQLite, or the address of a PostgreSQL database. */
  readonly at: string;
  readonly isLying?: boolean;
};

/** Opens the store whose server is killed: only here does it matter what keeps the data. */
export async function openCrashStore({ at, isLying = false, ...options }: Opening): Promise<Store> {
  const log = () => undefined;
  const engine = at.startsWith('postgres')
    ? await openPostgresEngine({ url: at, log })
    : await openSqliteEngine({ file: at, log });
  if (isLying) acknowledgeFirst(engine);
  return openStore({ engine, log, ...options });
}

function acknowledgeFirst(engine: Engine): void {
  const commit = engine.commit.bind(engine);
  engine.commit = (group) => {
    void setTimeout(LATE).then(() => commit(group));
    return Promise.resolve();
  };
}
