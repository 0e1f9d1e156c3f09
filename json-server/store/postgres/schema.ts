import type { ClientBase } from 'pg';
import { StoreFileError } from '../store-file-error.ts';
import { FUNCTIONS } from './functions.ts';

/** Namespace for our advisory locks ("kona"), and the lock numbers. */
export const LOCK_SPACE = 0x6b6f6e61;
const SCHEMA_LOCK = 1;
export const DECLARE_LOCK = 2;
const USE_LOCK = 3;
/** Shared by servers; a command that fills the database takes it exclusively. */
export const IN_USE = `${LOCK_SPACE}, ${USE_LOCK}`;

const OLDEST_SERVER = 150_000;

/**
 * One entry per version. Existing databases have run these entries, so they are never edited: a change is a new entry.
 * `json`, not `jsonb`, keeps a row as it was sent. Texts sort by their bytes, as in JavaScript. `place` is the order of
 * creation. No policy applies to the owner: the server itself sees and writes every company.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'create extension if not exists btree_gist',
    `create table konak_record (
       place bigint generated always as identity unique,
       collection text collate "C", tenant text collate "C", id text collate "C",
       version bigint not null, body json not null, old_by text collate "C", old_at text collate "C",
       primary key (collection, tenant, id)
     ) with (fillfactor = 85)`,
    'create index konak_record_live on konak_record (place) where old_at is null',
    `create index konak_record_old on konak_record (collection, tenant, old_at, place) where old_at is not null`,
    `create index konak_record_old_by on konak_record (collection, tenant, old_by, old_at, place) where old_by is not null`,
    `create table konak_span (
       collection text collate "C", tenant text collate "C", id text collate "C",
       of text collate "C" not null, days daterange not null, until timestamptz,
       primary key (collection, tenant, id),
       constraint konak_span_days exclude using gist (of with =, tenant with =, collection with =, days with &&)
     )`,
    `create table konak_unique (
       collection text collate "C", tenant text collate "C", key text collate "C", value text collate "C",
       id text collate "C" not null,
       constraint konak_unique_value primary key (collection, tenant, key, value)
     )`,
    'create index konak_unique_row on konak_unique (collection, tenant, id, key)',
    // Rows that change with every group: free space beside each for its next versions.
    'create table konak_number (tenant text collate "C" primary key, number bigint not null) with (fillfactor = 50)',
    `create table konak_change (
       tenant text collate "C", number bigint, keys json not null, at timestamptz not null default clock_timestamp(),
       primary key (tenant, number)
     )`,
    'create index konak_change_at on konak_change using brin (at)',
    `create table konak_group (
       id text collate "C" primary key, at timestamptz not null default clock_timestamp(),
       is_given_up boolean not null default false
     )`,
    'create index konak_group_at on konak_group using brin (at)',
    'create table konak_declared (name text collate "C" primary key, definition text not null)',
    ...FUNCTIONS,
    ...['konak_record', 'konak_span', 'konak_unique', 'konak_number', 'konak_change'].flatMap((table) => [
      `alter table ${table} enable row level security`,
      `create policy konak_tenant on ${table} using (tenant = konak_tenant())`,
    ]),
    ...['konak_group', 'konak_declared'].map((table) => `alter table ${table} enable row level security`),
  ],
];

/** Migrates the schema to this program's version. Any number of servers may start at once. @throws StoreFileError */
export async function migratePostgres(client: ClientBase, name: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_SPACE, SCHEMA_LOCK]);
    await requireServer(client, name);
    await client.query('create table if not exists konak_schema (version integer not null)');
    const { rows } = await client.query<{ version: number }>('select version from konak_schema');
    const version = rows[0]?.version ?? 0;
    if (version > MIGRATIONS.length) {
      throw new StoreFileError({
        path: name,
        problem: `the database has schema ${version}, which a newer Konak has made; this one knows ${MIGRATIONS.length}`,
        hint: 'Start the newer version. Nothing was changed.',
      });
    }
    for (const statement of MIGRATIONS.slice(version).flat()) await client.query(statement);
    if (version < MIGRATIONS.length) {
      await client.query('delete from konak_schema');
      await client.query('insert into konak_schema values ($1)', [MIGRATIONS.length]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function requireServer(client: ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ server: number }>(
    `select current_setting('server_version_num')::int as server`,
  );
  const server = rows[0]?.server ?? 0;
  if (server >= OLDEST_SERVER) return;
  throw new StoreFileError({
    path: name,
    problem: `the database is PostgreSQL ${Math.floor(server / 10_000)}`,
    hint: 'Konak needs 15 or newer. Nothing was changed.',
  });
}
