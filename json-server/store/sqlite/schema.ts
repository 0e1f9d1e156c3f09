import type { Connection } from './connection.ts';

/** The migration from each version to the next; never changed once released. `views.ts` makes the views. */
const STEPS: readonly string[] = [
  `create table konak_record (
     place integer primary key, -- the order of creation
     collection text not null,
     tenant text not null,
     id text not null,
     version integer not null,
     body text not null, -- JSON
     old_by text,
     old_at text,
     unique (collection, tenant, id)
   ) strict;
   create index konak_record_live on konak_record (collection, place) where old_at is null;
   create index konak_record_old_by on konak_record (collection, tenant, old_by, old_at, place) where old_by is not null;
   create index konak_record_old_at on konak_record (collection, tenant, old_at, place) where old_at is not null;
   create table konak_span (
     collection text not null,
     tenant text not null,
     id text not null,
     of text not null,
     from_day text not null,
     to_day text not null,
     until text,
     primary key (collection, tenant, id)
   ) strict, without rowid;
   create index konak_span_of on konak_span (collection, tenant, of, to_day);
   create table konak_unique (
     collection text not null,
     tenant text not null,
     key text not null,
     value text not null,
     id text not null,
     primary key (collection, tenant, key, value)
   ) strict, without rowid;
   create index konak_unique_id on konak_unique (collection, tenant, id);
   create table konak_guard (collection text primary key, declared text not null) strict, without rowid;
   create table konak_number (tenant text primary key, number integer not null) strict, without rowid;
   create table konak_group (place integer primary key, id text not null unique, at integer not null) strict;
   create table konak_trial (filling blob not null) strict;`,
];

export const schemaVersionOf = (database: Connection): number => Number(database.value('pragma user_version'));
export const isNewer = (version: number): boolean => version > STEPS.length;

/** Migrates the file to this server's version, each step whole or not at all. */
export function migrateSqlite(database: Connection): void {
  for (let version = schemaVersionOf(database); version < STEPS.length; version++) {
    database.exec(`begin immediate; ${STEPS[version] ?? ''} pragma user_version = ${version + 1}; commit;`);
  }
}
