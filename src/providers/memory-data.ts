import type { DataProvider } from '@refinedev/core';
import i18next from 'i18next';
import { computeValue } from '../config/compute.ts';
import { isSameJson, keysOf } from '../config/keys.ts';
import { filtersToWhere, parseListQuery, searchKeys } from '../config/query.ts';
import { idsOf } from '../config/refs.ts';
import { type Validated, validateRecord, type ValidateSetup } from '../config/record.ts';
import { actionValues } from '../config/rules.ts';
import { titleOf } from '../config/title.ts';
import type { ClientConfig, ClientExample, Json, RefField, Row } from '../config/types.ts';
import { isMissing, type WhereValues } from '../config/values.ts';
import { compileWhere } from '../config/where.ts';
import { HttpError } from './http-error.ts';
import { listPath } from './list-request.ts';
import { inOrder, searched } from './memory-list.ts';
import { beginning, generated } from './memory-rows.ts';

type MemorySetup = {
  /** With the example's own resource in it. */
  readonly config: ClientConfig;
  readonly example: ClientExample;
  /** As of now; asked at each write. */
  readonly values: () => WhereValues;
  /** Who the history says did it. */
  readonly by: { readonly id: string; readonly name: string };
  /** Answers for resources of the server: they are read, never written. */
  readonly others: DataProvider;
};

type Deleted = { readonly row: Row; readonly at: string; readonly by: MemorySetup['by'] };
type Entry = { id: string; at: string; by: MemorySetup['by']; action: string; changes: Record<string, Json> };

/**
 * Records that live as long as the screen that shows them. Lists, writes, named actions and the history answer as the
 * server's generic calls do, by the same rules of `src/config`; nothing is sent anywhere.
 */
export function memoryData({ config, example, values, by, others }: MemorySetup): DataProvider {
  const { resource } = example;
  const readable = new Set(Object.keys(resource.fields));
  let count = 0;
  let deleted: readonly Deleted[] = [];
  let rows: readonly Row[] = example.records.map((record) => stamped(beginning(resource, record, values()), values()));
  const history = new Map<string, Entry[]>();

  function stamped(record: { readonly [key: string]: Json }, { now }: WhereValues): Row {
    count += 1;
    const { id } = record;
    return {
      ...Object.fromEntries(
        Object.values(resource.fields)
          .flatMap(keysOf)
          .map((key) => [key, null]),
      ),
      ...record,
      id: typeof id === 'string' ? id : `${resource.name}-${count}`.replace('.', '-'),
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
  }

  const find = (id: unknown): Row => {
    const row = rows.find((candidate) => candidate.id === String(id));
    if (!row) throw new HttpError({ message: i18next.t('common:failure.404', { path: '' }), statusCode: 404 });
    return row;
  };

  const note = (action: string, before: Row | undefined, after: Row) => {
    const keys = Object.values(resource.fields).flatMap(keysOf);
    const changes = keys
      .filter((key) => !isSameJson(before?.[key] ?? null, after[key] ?? null))
      .map((key) => [key, { from: before?.[key] ?? null, to: after[key] ?? null }] as const);
    const entries = history.get(after.id) ?? [];
    const at = values().now;
    const entry = { id: `${after.id}-${entries.length}`, at, by, action, changes: Object.fromEntries(changes) };
    history.set(after.id, [entry, ...entries]);
  };
  for (const row of rows) note('create', undefined, row);

  const judged = (setup: Pick<ValidateSetup, 'operation' | 'input' | 'before' | 'allowed' | 'anew' | 'set'>) => {
    const canWrite = (name: string) => setup.operation === 'action' || resource.fields[name]?.writable === true;
    return accepted(
      validateRecord({ ...setup, resource, values: values(), canWrite, resources: config.resources }),
      setup.before?.id,
    );
  };

  /** @throws HttpError 422 with the keys of what is wrong, as the server does */
  const accepted = ({ record, issues }: Validated, id: string | undefined): Validated['record'] => {
    const errors: Record<string, string[]> = Object.fromEntries(issues.map(({ field, key }) => [field, [key]]));
    for (const { name, unique } of Object.values(resource.fields)) {
      const value = record[name] ?? null;
      const isTaken = unique && value !== null && rows.some((row) => row.id !== id && isSameJson(row[name], value));
      if (isTaken) errors[name] = [i18next.t('errors:validation.unique', { value })];
    }
    for (const names of resource.unique ?? []) {
      const isSame = (row: Row) =>
        names.every((name) => !isMissing(record[name]) && isSameJson(row[name], record[name]));
      if (!rows.some((row) => row.id !== id && isSame(row))) continue;
      for (const name of names) errors[name] = [i18next.t('errors:validation.uniqueTogether')];
    }
    if (Object.keys(errors).length === 0) return record;
    throw new HttpError({ message: i18next.t('form:invalid'), statusCode: 422, body: { errors } });
  };

  const replace = (next: Row) => {
    rows = rows.map((row) => (row.id === next.id ? next : row));
  };
  const changed = (before: Row, record: Validated['record']): Row => ({
    ...before,
    ...record,
    version: Number(before['version']) + 1,
    updatedAt: values().now,
  });

  /** What the server would say beside the record: titles of what it refers to, and computed values. */
  const answered = async (list: readonly Row[]): Promise<Row[]> => {
    const refs = Object.values(resource.fields).filter((field) => field.type === 'ref');
    const titles = new Map(
      await Promise.all(refs.map(async (field) => [field.name, await titlesOf(field, list)] as const)),
    );
    return list.map((row) => {
      const _refs = refs.map(({ name }) => {
        const named = idsOf(row[name] ?? null).map((id) => titles.get(name)?.get(id) ?? id);
        return [name, Array.isArray(row[name]) ? named : (named[0] ?? null)] as const;
      });
      const computed = Object.values(resource.fields)
        .filter((field) => field.compute)
        .map((field) => [field.name, computeValue({ field, row })] as const);
      return { ...row, ...Object.fromEntries(computed), _refs: Object.fromEntries(_refs) };
    });
  };

  async function titlesOf(field: RefField, list: readonly Row[]): Promise<Map<string, string>> {
    const target = config.resources[field.resource];
    const ids = [...new Set(list.flatMap((row) => idsOf(row[field.name] ?? null)))];
    if (!target || ids.length === 0) return new Map();
    const found =
      target.name === resource.name
        ? rows.filter(({ id }) => ids.includes(id))
        : ((await others.getMany?.({ resource: target.name, ids }))?.data ?? []);
    return new Map(found.map((row) => [String(row.id), titleOf({ resource: target, row })]));
  }

  const listed = async (wanted: Parameters<typeof listPath>[1]) => {
    const [, search = ''] = listPath(config, wanted).split('?');
    const dialect = config.dialects[resource.api.dialect];
    if (!dialect) throw new Error(`There is no dialect "${resource.api.dialect}"`);
    const parsed = parseListQuery({ resource, dialect, search: new URLSearchParams(search), readable });
    if ('errors' in parsed)
      throw new HttpError({
        message: i18next.t('common:failure.request'),
        statusCode: 400,
        body: { errors: parsed.errors },
      });
    const { page, pageSize, sort, q, filters, viewId } = parsed.query;
    const all = await answered(rows);
    const view = resource.list.views.find(({ id }) => id === viewId)?.where;
    const conditions = [filtersToWhere(filters), view, parsed.where].flatMap((where) =>
      where ? compileWhere({ where, resource, resources: config.resources, values: values() }) : [],
    );
    const holding = all.filter((row) => conditions.every((holds) => holds(row)));
    const found = searched(inOrder(holding, { resource, sort }), { keys: searchKeys(resource, readable), q });
    return {
      data: pageSize === -1 ? found : found.slice(page * pageSize, (page + 1) * pageSize),
      total: found.length,
    };
  };

  const act = (row: Row, name: string, input: unknown): Row => {
    const action = resource.actions[name];
    if (!action) throw new HttpError({ message: i18next.t('common:failure.404', { path: '' }), statusCode: 404 });
    const set = actionValues({ action, values: values() });
    const next = changed(
      row,
      judged({ operation: 'action', input, before: row, allowed: action.ask, anew: Object.keys(action.anew), set }),
    );
    replace(next);
    note(name, row, next);
    return next;
  };

  const deletedItem = ({ row, at, by: who }: Deleted) => ({
    id: row.id,
    title: titleOf({ resource, row }),
    at,
    by: who,
  });
  const restored = (id: string): Row => {
    const row = deleted.find((other) => other.row.id === id)?.row;
    if (!row) return find(id);
    accepted({ record: row, issues: [] }, id);
    const next = changed(row, {});
    rows = [...rows, next];
    deleted = deleted.filter((other) => other.row !== row);
    note('restore', next, next);
    return next;
  };

  const isOwn = (name: string) => name === resource.name;
  const provider: DataProvider = {
    getApiUrl: () => '',
    getList: async (wanted) => (isOwn(wanted.resource) ? ((await listed(wanted)) as never) : others.getList(wanted)),
    getOne: async (wanted) =>
      isOwn(wanted.resource) ? { data: (await answered([find(wanted.id)]))[0] as never } : others.getOne(wanted),
    getMany: async ({ resource: name, ids, ...rest }) => {
      if (isOwn(name)) return { data: rows.filter(({ id }) => ids.map(String).includes(id)) as never };
      return (await others.getMany?.({ resource: name, ids, ...rest })) ?? { data: [] };
    },
    create: ({ variables }) => {
      const record = judged({ operation: 'create', input: variables });
      const row = stamped({ ...record, ...generated(resource, rows.length + 1) }, values());
      rows = [...rows, row];
      note('create', undefined, row);
      return Promise.resolve({ data: row as never });
    },
    update: ({ id, variables }) => {
      const before = find(id);
      const next = changed(before, judged({ operation: 'merge', input: variables, before }));
      replace(next);
      note('update', before, next);
      return Promise.resolve({ data: next as never });
    },
    deleteOne: ({ id }) => {
      const row = find(id);
      rows = rows.filter((other) => other !== row);
      deleted = [{ row, at: values().now, by }, ...deleted.filter((other) => other.row.id !== row.id)];
      return Promise.resolve({ data: { id } as never });
    },
    custom: ({ url, payload }) => {
      const [id = '', what = '', name = ''] = url.split('/').slice(-3);
      if (what === 'actions')
        return Promise.resolve({ data: act(find(decodeURIComponent(id)), name, payload) as never });
      if (name === '_deleted') return Promise.resolve({ data: { items: deleted.map(deletedItem) } as never });
      if (name === 'restore') return Promise.resolve({ data: restored(decodeURIComponent(what)) as never });
      return Promise.resolve({ data: { items: history.get(decodeURIComponent(what)) ?? [] } as never });
    },
  };
  return provider;
}
