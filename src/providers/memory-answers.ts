import type { DataProvider } from '@refinedev/core';
import i18next from 'i18next';
import { computeValue } from '../config/compute.ts';
import { filtersToWhere, parseListQuery, searchKeys } from '../config/query.ts';
import { idsOf } from '../config/refs.ts';
import { titleOf } from '../config/title.ts';
import type { ClientConfig, ClientResource, RefField, Row } from '../config/types.ts';
import type { WhereValues } from '../config/values.ts';
import { compileWhere } from '../config/where.ts';
import { HttpError } from './http-error.ts';
import { listPath } from './list-request.ts';
import { inOrder, rowsMatching } from './memory-list.ts';

type AnswerSetup = {
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  readonly rows: () => readonly Row[];
  readonly values: () => WhereValues;
  /** Answers for other resources. */
  readonly others: DataProvider;
};

/** Answers with records in memory like the server does, one by one and as lists. */
export function memoryAnswers({ config, resource, rows, values, others }: AnswerSetup) {
  const readable = new Set(Object.keys(resource.fields));

  const titlesOf = async (field: RefField, list: readonly Row[]): Promise<Map<string, string>> => {
    const target = config.resources[field.resource];
    const ids = [...new Set(list.flatMap((row) => idsOf(row[field.name] ?? null)))];
    if (!target || ids.length === 0) return new Map();
    const found =
      target.name === resource.name
        ? rows().filter(({ id }) => ids.includes(id))
        : ((await others.getMany?.({ resource: target.name, ids }))?.data ?? []);
    return new Map(found.map((row) => [String(row.id), titleOf({ resource: target, row })]));
  };

  /** The server's additions to a record: titles of references, and computed values. */
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

  /** @throws HttpError 400 where the list knows no such question */
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
    const all = await answered(rows());
    const view = resource.list.views.find(({ id }) => id === viewId)?.where;
    const conditions = [filtersToWhere(filters), view, parsed.where].flatMap((where) =>
      where ? compileWhere({ where, resource, resources: config.resources, values: values() }) : [],
    );
    const holding = all.filter((row) => conditions.every((holds) => holds(row)));
    const found = rowsMatching(inOrder(holding, { resource, sort }), { keys: searchKeys(resource, readable), q });
    return {
      data: pageSize === -1 ? found : found.slice(page * pageSize, (page + 1) * pageSize),
      total: found.length,
    };
  };
  return { answered, listed };
}
