import i18next from 'i18next';
import { isSameJson, keysOf } from '../config/keys.ts';
import type { ClientResource, Json, Row } from '../config/types.ts';
import { HttpError } from './http-error.ts';

type Values = { readonly [key: string]: Json };
type By = { readonly id: string; readonly name: string };
type Deleted = { readonly row: Row; readonly at: string; readonly by: By };
type Entry = { id: string; at: string; by: By; action: string; changes: Record<string, Json> };

type TableSetup = {
  readonly resource: ClientResource;
  /** The author in the history. */
  readonly by: By;
  /** The moment; asked at each write. */
  readonly now: () => string;
};

/** Records of one resource in memory, with deleted ones and the history. Writes have been validated before. */
export function memoryTable({ resource, by, now }: TableSetup) {
  const keys = Object.values(resource.fields).flatMap(keysOf);
  let count = 0;
  let rows: readonly Row[] = [];
  let deleted: readonly Deleted[] = [];
  const history = new Map<string, readonly Entry[]>();

  const note = (action: string, before: Row | undefined, after: Row) => {
    const changes = keys
      .filter((key) => !isSameJson(before?.[key] ?? null, after[key] ?? null))
      .map((key) => [key, { from: before?.[key] ?? null, to: after[key] ?? null }] as const);
    const entries = history.get(after.id) ?? [];
    const entry = { id: `${after.id}-${entries.length}`, at: now(), by, action, changes: Object.fromEntries(changes) };
    history.set(after.id, [entry, ...entries]);
  };
  const empty = Object.fromEntries(keys.map((key) => [key, null]));
  const changed = (before: Row, values: Values): Row => ({
    ...empty,
    ...values,
    id: before.id,
    version: Number(before['version']) + 1,
    updatedAt: now(),
  });

  return {
    rows: () => rows,
    /** Rows of before, instead of those that are here. */
    take: (stored: readonly Row[]): void => {
      rows = stored;
    },
    /** @throws HttpError 404 */
    find: (id: unknown): Row => {
      const row = rows.find((candidate) => candidate.id === String(id));
      if (!row) throw new HttpError({ message: i18next.t('common:failure.404', { path: '' }), statusCode: 404 });
      return row;
    },
    add: (record: Values): Row => {
      count += 1;
      const { id } = record;
      const row = {
        ...empty,
        ...record,
        id: typeof id === 'string' ? id : `${resource.name}-${count}`.replace('.', '-'),
        version: 1,
        createdAt: now(),
        updatedAt: now(),
      };
      rows = [...rows, row];
      note('create', undefined, row);
      return row;
    },
    /** @param action that the history names @param values of the whole record */
    change: (action: string, before: Row, values: Values): Row => {
      const next = changed(before, values);
      rows = rows.map((row) => (row.id === next.id ? next : row));
      note(action, before, next);
      return next;
    },
    remove: (row: Row): void => {
      rows = rows.filter((other) => other !== row);
      deleted = [{ row, at: now(), by }, ...deleted.filter((other) => other.row.id !== row.id)];
    },
    restore: (row: Row): Row => {
      const next = changed(row, row);
      rows = [...rows, next];
      deleted = deleted.filter((other) => other.row !== row);
      note('restore', next, next);
      return next;
    },
    deleted: () => deleted,
    history: (id: string): readonly Entry[] => history.get(id) ?? [],
  };
}
