import { crc32 } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import type { Row } from '../../src/config/types.ts';
import { type Operation, StoreCore } from '../../json-server/store/core.ts';
import { type Durable, GroupCommit } from '../../json-server/store/group-commit.ts';
import { ONE_SERVER } from '../../json-server/store/one-server.ts';
import { oldMethodsInMemory } from '../../json-server/store/old-in-memory.ts';
import { Listeners } from '../../json-server/store/listeners.ts';
import type { StoreLog } from '../../json-server/store/log.ts';
import { OutcomeUnknown, type Store } from '../../json-server/store/types.ts';

/** What the adapter asks of a connection; a client of a server has the same call. */
export type Connection = Pick<PGlite, 'query'>;

export type DatabaseStoreOptions = {
  readonly connection: Connection;
  /** Where its tables are made; several stores may share a database. */
  readonly schema: string;
  /** Rows by collection for a schema that does not exist. */
  readonly seed?: { readonly [collection: string]: readonly Row[] };
  readonly log?: StoreLog;
};

/** A row put, with its text, or the id removed. */
type Kept = { readonly collection: string; readonly tenant: string; readonly id: string; readonly body?: string };

/** Beside others' advisory locks in the same database. */
const LOCKS = 0x6b6f6e61;

/**
 * Rows in the order of creation, and a line that says how far the store has come and who writes. `json`, not `jsonb`,
 * keeps a row as it was sent. A group is one call of `keep`, and a call is one transaction of the database: it costs one
 * round trip. `writer` changes with every opening, so whoever lost the lock without noticing writes nothing more.
 */
const tables = (schema: string): readonly string[] => [
  `create schema ${schema}`,
  `create table ${schema}.record (
     place bigint generated always as identity, collection text, tenant text, id text, body json not null,
     primary key (collection, tenant, id))`,
  `create table ${schema}.head (seq bigint not null, writer bigint not null)`,
  `insert into ${schema}.head values (0, 0)`,
  `create function ${schema}.keep(mine bigint, up_to bigint, gone text[], kept text[], bodies text[]) returns void as $$
   begin
     update ${schema}.head set seq = up_to where writer = mine;
     if not found then raise exception 'another server writes to this database'; end if;
     delete from ${schema}.record r using generate_series(1, cardinality(gone), 3) at
       where r.collection = gone[at] and r.tenant = gone[at + 1] and r.id = gone[at + 2];
     insert into ${schema}.record (collection, tenant, id, body)
       select kept[at * 3 - 2], kept[at * 3 - 1], kept[at * 3], bodies[at]::json
       from generate_series(1, cardinality(bodies)) at order by at
       on conflict (collection, tenant, id) do update set body = excluded.body;
   end $$ language plpgsql`,
];

/**
 * A store over PostgreSQL: the proof that a database can stand behind the interface, kept to the same contract as the
 * others. It is loaded at the start and written in groups; it is never asked for a row in between.
 * @throws Error while another server writes to it
 */
export async function openDatabaseStore({
  connection,
  schema,
  seed = {},
  log = () => undefined,
}: DatabaseStoreOptions) {
  if (!/^[a-z][a-z0-9_]*$/.test(schema)) throw new RangeError(`"${schema}" is no name for a schema`);
  const unlock = await lock(connection, schema);
  try {
    const { rows: known } = await connection.query('select 1 from pg_namespace where nspname = $1', [schema]);
    if (known.length === 0) for (const statement of tables(schema)) await connection.query(statement);
    const core = new StoreCore();
    const head = await connection.query<{ seq: number; writer: number }>(
      `update ${schema}.head set writer = writer + 1 returning seq::int, writer::int`,
    );
    const { seq = 0, writer = 0 } = head.rows[0] ?? {};
    const durable = databaseLog({ connection, schema, writer });
    if (known.length === 0) await durable.append([durable.encode(0, operationsOf(seed))], 0);
    await load(connection, schema, core);
    const listeners = new Listeners((error) => log({ level: 'error', message: `A listener failed: ${String(error)}` }));
    const commits = new GroupCommit<readonly Kept[]>({ core, listeners, log, seq, open: () => durable });
    const store: Store = {
      kind: 'database',
      get writable() {
        return commits.isWritable;
      },
      define: (collection, spec) => core.define(collection, spec),
      specOf: (collection) => core.specOf(collection),
      table: (collection, tenant) => core.table(collection, tenant),
      ...oldMethodsInMemory(core),
      collections: () => core.collections(),
      tenants: (collection) => core.tenants(collection),
      transact: (work) => commits.transact(work),
      onCommit: (listener) => listeners.add(listener),
      // The database is its own; its backups are the database's, too.
      ...ONE_SERVER,
      snapshot: () => Promise.resolve(),
      close: async () => {
        if (await commits.close()) await unlock();
      },
    };
    return store;
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The lock is the connection's: it ends with it, however the server ends. @throws Error while another has it */
async function lock(connection: Connection, schema: string): Promise<() => Promise<void>> {
  const key = [LOCKS, crc32(schema) >>> 1];
  // One connection takes a lock as often as it likes; here several stores share one.
  const { rows } = await connection.query<{ isMine: boolean }>(
    `select pg_try_advisory_lock($1, $2) as "isMine"
     where not exists (select 1 from pg_locks where locktype = 'advisory' and classid::bigint = $1 and objid::bigint = $2)`,
    key,
  );
  if (rows[0]?.isMine !== true) throw new Error(`Another server writes to "${schema}"`);
  return async () => {
    await connection.query('select pg_advisory_unlock($1, $2)', key);
  };
}

/** All rows, in the order of creation. */
async function load(connection: Connection, schema: string, core: StoreCore): Promise<void> {
  const { rows } = await connection.query<{ collection: string; body: string }>(
    `select collection, body::text as body from ${schema}.record order by place`,
  );
  const byCollection = new Map<string, Row[]>();
  for (const { collection, body } of rows) {
    const own = byCollection.get(collection) ?? [];
    byCollection.set(collection, own);
    own.push(JSON.parse(body) as Row);
  }
  for (const [collection, own] of byCollection) core.load(collection, own);
}

const operationsOf = (seed: { readonly [collection: string]: readonly Row[] }): Operation[] =>
  Object.entries(seed).flatMap(([collection, rows]) =>
    rows.map((row): Operation => [collection, typeof row['tenantId'] === 'string' ? row['tenantId'] : '', row]),
  );

function databaseLog(setup: { connection: Connection; schema: string; writer: number }): Durable<readonly Kept[]> {
  const { connection, schema, writer } = setup;
  const keep = async (operations: readonly Kept[], seq: number): Promise<void> => {
    const gone = new Map<string, string[]>();
    const kept = new Map<string, Kept>();
    // What is removed and put again goes to the end, as in memory.
    for (const operation of operations) {
      const { collection, tenant, id, body } = operation;
      const key = JSON.stringify([collection, tenant, id]);
      if (body !== undefined) kept.set(key, operation);
      else {
        kept.delete(key);
        gone.set(key, [collection, tenant, id]);
      }
    }
    const rows = [...kept.values()];
    const names = rows.flatMap(({ collection, tenant, id }) => [collection, tenant, id]);
    const bodies = rows.map(({ body }) => body);
    try {
      const sent = [writer, seq, [...gone.values()].flat(), names, bodies];
      await connection.query(`select ${schema}.keep($1, $2, $3, $4, $5)`, sent);
    } catch (error) {
      if (isRefusal(error)) throw error;
      throw new OutcomeUnknown('The database did not say whether it has kept a write', { cause: error });
    }
  };
  return {
    medium: 'database',
    encode: (_seq, operations) =>
      operations.map(([collection, tenant, put]): Kept => {
        if (typeof put === 'string') return { collection, tenant, id: put };
        return { collection, tenant, id: put.id, body: JSON.stringify(put) };
      }),
    append: (group, seq) => keep(group.flat(), seq),
    repair: async () => {
      // As far as it is, with the lock still ours: a write that changes nothing.
      const { rows } = await connection.query<{ seq: number }>(`select seq::int from ${schema}.head`);
      await keep([], rows[0]?.seq ?? 0);
    },
    // Only an answer that was lost leaves anything behind, and that nobody can call back.
    cut: () => Promise.resolve(),
  };
}

/** Whether the database itself answered, with a code: then its transaction is undone. A broken line has none, or class 08. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('08') && !code.startsWith('57P');
}
