import type { DataProvider } from '@refinedev/core';
import i18next from 'i18next';
import { isSameJson } from '../config/keys.ts';
import { defaultValues, type Validated, validateRecord, type ValidateSetup } from '../config/record.ts';
import { actionValues } from '../config/rules.ts';
import { titleOf } from '../config/title.ts';
import type { ClientConfig, ClientExample, ClientResource, Row } from '../config/types.ts';
import { isMissing, type WhereValues } from '../config/values.ts';
import { HttpError } from './http-error.ts';
import type { Keep } from './kept-rows.ts';
import { newKey } from './new-key.ts';
import { memoryAnswers } from './memory-answers.ts';
import { initialRow, generatedRow } from './memory-rows.ts';
import { memoryTable } from './memory-table.ts';

type MemorySetup = {
  /** With the example's own resource in it. */
  readonly config: ClientConfig;
  readonly example: ClientExample;
  /** The current values; read at each write. */
  readonly values: () => WhereValues;
  /** The author in the history. */
  readonly by: { readonly id: string; readonly name: string };
  /** Answers for resources of the server: they are read, never written. */
  readonly others: DataProvider;
  /** Storage that outlives the screen. Then a record exists under any id, initially with the defaults. */
  readonly keep?: Keep;
};

/**
 * Records that live as long as the screen that shows them, or where `keep` has them. Lists, writes, named actions and the history answer as the
 * server's generic calls do, by the same rules of `src/config`; nothing is sent anywhere.
 */
export function memoryData({ config, example, values, by, others, keep }: MemorySetup): DataProvider {
  const { resource } = example;
  const table = memoryTable({ resource, by, now: () => values().now });
  const stored = keep?.read();
  if (stored) table.take(stored);
  else for (const record of example.records) table.add(initialRow(resource, record, values()));
  const done = (row: Row): Row => {
    keep?.write(table.rows());
    return row;
  };
  const found = (id: unknown): Row => {
    const isThere = keep === undefined || table.rows().some((row) => row.id === String(id));
    return isThere ? table.find(id) : { ...defaultValues({ resource, values: values() }), id: String(id), version: 0 };
  };
  const { answered, listed } = memoryAnswers({ config, resource, rows: table.rows, values, others });

  const judged = (setup: Pick<ValidateSetup, 'operation' | 'input' | 'before' | 'allowed' | 'anew' | 'set'>) => {
    const canWrite = (name: string) => setup.operation === 'action' || resource.fields[name]?.writable === true;
    const { record, issues } = validateRecord({
      ...setup,
      resource,
      values: values(),
      canWrite,
      resources: config.resources,
    });
    const errors = Object.fromEntries(issues.map(({ field, key }) => [field, [key]]));
    refuse({ ...errors, ...takenIn({ resource, rows: table.rows() }, record, setup.before?.id) });
    return record;
  };

  const act = (row: Row, name: string, input: unknown): Row => {
    const action = resource.actions[name];
    if (!action) throw new HttpError({ message: i18next.t('common:failure.404', { path: '' }), statusCode: 404 });
    const set = actionValues({ action, values: values() });
    const allowed = action.ask;
    const anew = Object.keys(action.anew);
    return table.change(name, row, judged({ operation: 'action', input, before: row, allowed, anew, set }));
  };

  const restored = (id: string): Row => {
    const row = table.deleted().find((other) => other.row.id === id)?.row;
    if (!row) return table.find(id);
    refuse(takenIn({ resource, rows: table.rows() }, row, id));
    return table.restore(row);
  };

  const isOwn = (name: string) => name === resource.name;
  const provider: DataProvider = {
    getApiUrl: () => '',
    getList: async (wanted) => (isOwn(wanted.resource) ? ((await listed(wanted)) as never) : others.getList(wanted)),
    getOne: async (wanted) =>
      isOwn(wanted.resource) ? { data: (await answered([found(wanted.id)]))[0] as never } : others.getOne(wanted),
    getMany: async ({ resource: name, ids, ...rest }) => {
      if (isOwn(name)) return { data: table.rows().filter(({ id }) => ids.map(String).includes(id)) as never };
      return (await others.getMany?.({ resource: name, ids, ...rest })) ?? { data: [] };
    },
    create: ({ variables }) => {
      const record = judged({ operation: 'create', input: variables });
      const own = generatedRow(resource, table.rows().length + 1);
      const row = table.add({ ...record, ...own, ...(keep && { id: newKey() }) });
      return Promise.resolve({ data: done(row) as never });
    },
    update: ({ id, variables }) => {
      const before = found(id);
      const next = judged({ operation: 'merge', input: variables, before });
      const isNew = before['version'] === 0;
      const row = isNew ? table.add(next) : table.change('update', before, next);
      return Promise.resolve({ data: done(row) as never });
    },
    deleteOne: ({ id }) => {
      const row = table.find(id);
      table.remove(row);
      done(row);
      return Promise.resolve({ data: { id } as never });
    },
    custom: ({ url, payload }) => {
      const [id = '', what = '', name = ''] = url.split('/').slice(-3);
      if (what === 'actions')
        return Promise.resolve({ data: act(table.find(decodeURIComponent(id)), name, payload) as never });
      if (name === '_deleted') {
        const items = table
          .deleted()
          .map(({ row, ...rest }) => ({ id: row.id, title: titleOf({ resource, row }), ...rest }));
        return Promise.resolve({ data: { items } as never });
      }
      if (name === 'restore') return Promise.resolve({ data: restored(decodeURIComponent(what)) as never });
      return Promise.resolve({ data: { items: table.history(decodeURIComponent(what)) } as never });
    },
  };
  return provider;
}

type Errors = Readonly<Record<string, readonly string[]>>;

/** Unique values another record already has. @param id of the record itself */
function takenIn(
  { resource, rows }: { readonly resource: ClientResource; readonly rows: readonly Row[] },
  record: Validated['record'],
  id: string | undefined,
): Errors {
  const errors: Record<string, string[]> = {};
  for (const { name, unique } of Object.values(resource.fields)) {
    const value = record[name] ?? null;
    const isTaken = unique && value !== null && rows.some((row) => row.id !== id && isSameJson(row[name], value));
    if (isTaken) errors[name] = [i18next.t('errors:validation.unique', { value })];
  }
  for (const names of resource.unique ?? []) {
    const isSame = (row: Row) => names.every((name) => !isMissing(record[name]) && isSameJson(row[name], record[name]));
    if (!rows.some((row) => row.id !== id && isSame(row))) continue;
    for (const name of names) errors[name] = [i18next.t('errors:validation.uniqueTogether')];
  }
  return errors;
}

/** @throws HttpError 422 with the keys of what is wrong, as the server does */
function refuse(errors: Errors): void {
  if (Object.keys(errors).length > 0)
    throw new HttpError({ message: i18next.t('form:invalid'), statusCode: 422, body: { errors } });
}
