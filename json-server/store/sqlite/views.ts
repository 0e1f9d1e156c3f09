import { errorText } from '../disk.ts';
import type { ViewColumn } from '../types.ts';
import type { Connection } from './connection.ts';

export type DeclaredView = { readonly collection: string; readonly columns: readonly ViewColumn[] };

/** In the text of a view: marks it as ours to replace. */
const OURS = '/* konak */';
const OURS_ONLY = /^konak_/i;

const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A JSON path cannot contain these characters, so such a key is searched for. */
function valueAt(key: string, arrow: '->' | '->>'): string {
  if (!/["\\]/.test(key)) return `body ${arrow} ${quotedText(`$."${key}"`)}`;
  return `(select ${arrow === '->' ? 'json_quote(value)' : 'value'} from json_each(body) where key = ${quotedText(key)})`;
}

function columnSql({ key, type }: ViewColumn): string {
  if (type === 'json') return `nullif(${valueAt(key, '->')}, 'null')`;
  const value = valueAt(key, '->>');
  if (type === 'number') return `cast(${value} as real)`;
  return type === 'integer' || type === 'boolean' ? `cast(${value} as integer)` : value;
}

function viewSql(name: string, { collection, columns }: DeclaredView): string {
  const parts = ['id', 'tenant as tenant_id', 'version'];
  const used = new Set(['id', 'tenant_id', 'version']);
  for (const column of columns) {
    if (used.has(column.name.toLowerCase())) continue;
    used.add(column.name.toLowerCase());
    parts.push(`${columnSql(column)} as ${quotedName(column.name)}`);
  }
  // Written in the form SQLite stores, so an equal text is recognised.
  const from = `from konak_record where collection = ${quotedText(collection)}`;
  return `CREATE VIEW ${quotedName(name)} as ${OURS} select ${parts.join(', ')} ${from}`;
}

/** Creates the views of these collections, and drops all others. @returns the views that failed, with the reason */
export function makeViews(database: Connection, views: readonly DeclaredView[]): string[] {
  const refused: string[] = [];
  const there = database.rows<[name: string, type: string, sql: string | null]>(
    'select name, type, sql from sqlite_master',
  );
  const isOurs = (type: string, sql: string | null): boolean => type === 'view' && sql?.includes(OURS) === true;
  const others = new Set(there.filter(([, type, sql]) => !isOurs(type, sql)).map(([name]) => name.toLowerCase()));
  const wanted = new Map<string, string>();
  for (const view of views) {
    const name = view.collection.replaceAll('-', '_');
    const isTaken = others.has(name.toLowerCase()) || OURS_ONLY.test(name);
    if (isTaken) refused.push(`No view "${name}": the name is taken`);
    else wanted.set(name, viewSql(name, view));
    others.add(name.toLowerCase());
  }
  for (const [name, type, sql] of there) {
    if (!isOurs(type, sql)) continue;
    if (wanted.get(name) === sql) wanted.delete(name);
    else database.exec(`drop view ${quotedName(name)}`);
  }
  for (const [name, sql] of wanted) {
    try {
      database.exec(sql);
    } catch (error) {
      refused.push(`No view "${name}": ${errorText(error)}`);
    }
  }
  return refused;
}
