import type { Connection, Value } from './connection.ts';

/** A row with its position: ids, version, JSON. */
export type FoundRow = readonly [
  tenant: string,
  id: string,
  version: number,
  body: string,
  oldBy: string | null,
  oldAt: string | null,
  place: number,
];
/** The end of a page. */
export type After = { readonly at: string; readonly place: number };

export const PAGE = 500;

/** A collection, of one company or of all. */
export type CollectionPart = { readonly collection: string; readonly tenant: string | undefined };

const COLUMNS = 'tenant, id, version, body, old_by, old_at, place';
const ROWS = `select ${COLUMNS} from konak_record where collection = ?`;
const OLD = `${ROWS} and tenant = ? and old_at is not null`;
/** Each distinct value of a column by one index lookup, however many rows have it. */
const distinct = (column: string, where: string): string =>
  `with recursive found (one) as (
     select min(${column}) from konak_record where ${where}
     union all select (select min(${column}) from konak_record where ${where} and ${column} > one) from found where one is not null
   ) select one from found where one is not null`;

const texts = (database: Connection, sql: string, ...values: readonly Value[]): string[] =>
  database.rows<[string]>(sql, ...values).map(([text]) => text);

/** Queries for rows. Each starts with the collection and reads only what it returns. */
export const collectionsOf = (database: Connection): string[] => texts(database, distinct('collection', 'true'));

export const tenantsWithOldRows = (database: Connection, collection: string): string[] =>
  texts(database, distinct('tenant', 'collection = ?1 and old_at is not null'), collection);

/** A page of rows as one text: it crosses threads in a fraction of the time that separate rows take. */
export type PageText = {
  /** The rows as a JSON list. */
  readonly list: string;
  /** The start of the next page; absent on the last one. */
  readonly after?: number;
};

/** The rows that are not old, in the order of creation: of one company, or of all. */
export function livePage(database: Connection, { collection, tenant }: CollectionPart, after: number): PageText {
  // The unary plus keeps the planner from walking the whole collection by place.
  const which = tenant === undefined ? 'place > ? order by place' : 'tenant = ? and +place > ? order by +place';
  const rows = `select body, place from konak_record where collection = ? and old_at is null and ${which} limit ${PAGE}`;
  const sql = `select '[' || coalesce(group_concat(body), '') || ']', max(place), count(*) from (${rows})`;
  const values = [collection, ...(tenant === undefined ? [] : [tenant]), after];
  const [[list, last, count] = ['[]', null, 0]] = database.rows<[string, number | null, number]>(sql, ...values);
  return { list, ...(count === PAGE && last !== null && { after: last }) };
}

export function oldRow(database: Connection, collection: string, tenant: string, id: string): FoundRow | undefined {
  return database.rows<FoundRow>(`${ROWS} and tenant = ? and id = ?`, collection, tenant, id)[0];
}

export function newestOld(
  database: Connection,
  collection: string,
  tenant: string,
  { by, limit = -1 }: { readonly by?: string; readonly limit?: number },
): FoundRow[] {
  const end = 'order by old_at desc, place desc limit ?';
  if (by === undefined) return database.rows(`${OLD} ${end}`, collection, tenant, limit);
  return database.rows(`${OLD} and old_by = ? ${end}`, collection, tenant, by, limit);
}

export const oldBefore = (database: Connection, collection: string, tenant: string, at: string, limit: number) =>
  database.rows<FoundRow>(`${OLD} and old_at < ? order by old_at, place limit ?`, collection, tenant, at, limit);

export const oldAfter = (database: Connection, collection: string, tenant: string, { at, place }: After) =>
  database.rows<FoundRow>(
    `${OLD} and (old_at, place) > (?, ?) order by old_at, place limit ${PAGE}`,
    ...[collection, tenant, at, place],
  );

/** Deletes some rows before a moment. @returns how many; fewer than `limit` means there are no more */
export function dropSome(database: Connection, collection: string, before: string, limit: number): number {
  let dropped = 0;
  for (const tenant of tenantsWithOldRows(database, collection)) {
    const places = `select place from konak_record where collection = ? and tenant = ? and old_at is not null and old_at < ? limit ?`;
    const sql = `delete from konak_record where place in (${places})`;
    dropped += database.run(sql, collection, tenant, before, limit - dropped);
    if (dropped >= limit) break;
  }
  return dropped;
}
