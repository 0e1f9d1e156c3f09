import { guardedValues } from '../kept-steps.ts';
import type { Guarded } from '../kept-steps.ts';
import { rowOfText } from '../row-text.ts';
import type { Connection } from './connection.ts';
import { takeGuarded } from './keep-group.ts';

/**
 * Drops guards that are no longer declared.
 * @returns the collections whose guards differ from those their rows were stored with
 */
export function changedGuards(database: Connection, declared: ReadonlyMap<string, string>): string[] {
  const known = new Map(database.rows<[string, string]>('select collection, declared from konak_guard'));
  for (const collection of known.keys()) if (!declared.has(collection)) clear(database, collection);
  return [...declared].filter(([collection, text]) => known.get(collection) !== text).map(([collection]) => collection);
}

function clear(database: Connection, collection: string): void {
  for (const table of ['konak_span', 'konak_unique', 'konak_guard']) {
    database.run(`delete from ${table} where collection = ?`, collection);
  }
}

type Filling = { readonly collection: string; readonly declared: string; readonly now: string };
type Found = [place: number, tenant: string, id: string, body: string];

/** Rows read per page. */
const PAGE = 500;
const ROWS = `select place, tenant, id, body from konak_record
  where collection = ? and old_at is null and place > ? order by place limit ${PAGE}`;

/**
 * Rebuilds the guards of a collection's rows, in the order of their creation. @returns the values left out, because
 * another row has them
 */
export function fillGuards(database: Connection, { collection, declared, now }: Filling): string[] {
  clear(database, collection);
  const guarded = JSON.parse(declared) as Guarded;
  const refused: string[] = [];
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: Found[] = database.rows<Found>(ROWS, collection, after);
    after = rows.at(-1)?.[0];
    for (const [, tenant, id, body] of rows) {
      const row = { version: 0, body: '', ...guardedValues(rowOfText(body), undefined, guarded) };
      const outcome = takeGuarded(database, { collection, tenant, id }, row, now);
      if (outcome && 'detail' in outcome) refused.push(outcome.detail);
    }
  }
  database.run('insert into konak_guard (collection, declared) values (?, ?)', collection, declared);
  return refused;
}
