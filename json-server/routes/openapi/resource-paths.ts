import { proposedFields } from '../../../src/config/normalize.ts';
import { pickText } from '../../../src/config/texts.ts';
import { dialectParams, searchKeys, sortableKeys } from '../../../src/config/query.ts';
import { fieldKind } from '../../../src/config/fields/registry.ts';
import { inputsOf, keysOf, queryField, SYSTEM_FIELDS, storedKeys } from '../../../src/config/keys.ts';
import { partsOf } from '../../../src/config/parts.ts';
import { isMasked } from '../../../src/config/masked.ts';
import { keySchemas, orNull, type Schema, valueSchema } from '../../../src/config/openapi/value-schema.ts';
import type { Action, Dialect, Field, Json, Language, Operator, Resource } from '../../../src/config/types.ts';
import type { RoleRights } from '../../live/snapshot.ts';

type Described = {
  readonly resource: Resource;
  readonly dialect: Dialect;
  readonly rights: RoleRights;
  readonly language: Language;
};

/** A part of the document: members by name. */
type Part = { readonly [name: string]: Json };

const ref = (kind: string, name: string): Schema => ({ $ref: `#/components/${kind}/${name}` });
const jsonOf = (schema: Schema): Schema => ({ 'application/json': { schema } });
const ETAG: Schema = { ETag: { description: 'The version, for If-Match.', schema: { type: 'string' } } };

/** Answers that any call may give. */
const REFUSALS: Part = Object.fromEntries(
  ['400', '401', '403', '404', '409', '412', '422', '428', '429', '503'].map((status) => [
    status,
    ref('responses', 'Problem'),
  ]),
);
const answers = (own: Part): Part => ({ ...own, ...REFUSALS });
const recordAnswer = (name: string, description: string, headers: Schema = ETAG): Part => ({
  description,
  headers,
  content: jsonOf(ref('schemas', name)),
});

const described = (field: Field, language: Language): Schema => {
  const help = field.help ? ` ${pickText(field.help, language)}` : '';
  return { description: `${pickText(field.label, language)}.${help}` };
};

/** Every key of a record as a role reads it. */
export function recordSchema({ resource, rights, language }: Described): Schema {
  const own = Object.values(resource.fields)
    .filter(({ name }) => rights.readable.has(name))
    .flatMap((field) =>
      keySchemas(field).map(([key, schema]) => [key, { ...described(field, language), ...schema }] as const),
    );
  const computed = Object.values(resource.fields)
    .filter((field) => field.compute && rights.readable.has(field.name))
    .map(
      (field) =>
        [field.name, { ...described(field, language), ...orNull(valueSchema(field)), readOnly: true }] as const,
    );
  // What the server writes of many parts stands on a record's own page alone.
  const always = Object.values(resource.fields).filter(
    (field) => rights.readable.has(field.name) && !(field.readOnly && partsOf(field).length > 0),
  );
  return {
    type: 'object',
    properties: {
      id: { type: 'string', readOnly: true },
      version: { type: 'integer', readOnly: true },
      ...Object.fromEntries([...own, ...computed]),
      _refs: { type: 'object', description: 'Titles of the references, by field.', readOnly: true },
    },
    required: ['id', ...always.flatMap((field) => [...keysOf(field)])],
  };
}

/** What a role may send; without `isNew` a part of it is enough. */
export function inputSchema({ resource, rights, language }: Described, isNew: boolean): Schema {
  const fields = Object.values(resource.fields).filter((field) => rights.writable.has(field.name) && !field.readOnly);
  const properties = fields.flatMap((field) =>
    inputsOf(field).map((key) => [key, { ...described(field, language), ...orNull(valueSchema(field)) }] as const),
  );
  const needed = fields
    .filter(({ required, showIf, default: usual }) => required && !showIf && usual === undefined)
    .flatMap((field) => [...inputsOf(field)]);
  const inline = Object.values(resource.actions)
    .filter(({ atCreate }) => isNew && atCreate)
    .map(({ name, label }) => [name, { type: 'boolean', description: pickText(label, language) }] as const);
  return {
    type: 'object',
    properties: Object.fromEntries([...properties, ...inline]),
    ...(isNew && needed.length > 0 && { required: needed }),
    additionalProperties: false,
  };
}

const RANGED: ReadonlySet<Operator> = new Set(['in', 'nin', 'between']);

function filterParameters({ resource, rights }: Described): Json[] {
  const keys = [...storedKeys(resource).keys()].filter((key) =>
    rights.readable.has(queryField(resource, key)?.name ?? ''),
  );
  return [...keys, ...Object.keys(SYSTEM_FIELDS)].flatMap((key) => {
    const field = queryField(resource, key);
    if (!field || isMasked(field)) return [];
    const schema = { ...valueSchema(field) };
    return fieldKind(field.type)
      .operators(field)
      .map((operator): Json => {
        const name = operator === 'eq' ? key : `${key}.${operator}`;
        const isText = RANGED.has(operator) || Array.isArray(schema['type']) || schema['type'] === 'array';
        return {
          name,
          in: 'query',
          schema: operator === 'null' ? { type: 'boolean' } : isText ? { type: 'string' } : schema,
          ...(RANGED.has(operator) && { description: 'Several, separated by commas.' }),
        };
      });
  });
}

function listParameters(setup: Described): Json[] {
  const { resource, dialect, rights } = setup;
  const [page, size, sort, direction, search] = dialectParams(dialect);
  const sortable = sortableKeys(resource, rights.readable);
  const views = resource.list.views.map(({ id }) => id);
  return [
    { name: page, in: 'query', schema: { type: 'integer', default: dialect.page.base } },
    { name: size, in: 'query', description: '-1: all, 10,000 at most.', schema: { type: 'integer', default: 10 } },
    { name: sort, in: 'query', schema: { type: 'string', enum: sortable } },
    {
      name: direction,
      in: 'query',
      schema: { type: 'string', enum: dialect.dir.case === 'lower' ? ['asc', 'desc'] : ['ASC', 'DESC'] },
    },
    ...(searchKeys(resource, rights.readable).length > 0
      ? [{ name: search, in: 'query', description: 'Looks for words.', schema: { type: 'string' } }]
      : []),
    ...(views.length > 0 ? [{ name: 'view', in: 'query', schema: { type: 'string', enum: views } }] : []),
    { name: 'where', in: 'query', description: 'A condition as JSON, beside the filters.', schema: { type: 'string' } },
    ...filterParameters(setup),
  ].map((each): Json => each as Json);
}

function actionPath({ resource, language }: Described, action: Action): Part {
  const { name, label, ask, anew } = action;
  const asked = [...new Set([...ask, ...Object.keys(anew)])].flatMap((key) => {
    const field = resource.fields[key];
    return field ? inputsOf(field).map((input) => [input, orNull(valueSchema(field))] as const) : [];
  });
  return {
    ...(proposedFields(action).length > 0 && {
      get: {
        operationId: `${resource.name}.${name}.proposal`,
        tags: [resource.name],
        summary: `${pickText(label, language)}: what is proposed`,
        responses: answers({
          '200': { description: 'What its fields begin with.', content: jsonOf({ type: 'object' }) },
        }),
      },
    }),
    post: {
      operationId: `${resource.name}.${name}`,
      tags: [resource.name],
      summary: pickText(label, language),
      parameters: [ref('parameters', 'IdempotencyKey'), ref('parameters', 'IfMatchOptional')],
      ...(asked.length > 0 && {
        requestBody: { content: jsonOf({ type: 'object', properties: Object.fromEntries(asked) }) },
      }),
      responses: answers({ '200': recordAnswer(resource.name, 'The record after it.') }),
    },
  };
}

/** The generic calls of a resource, as far as a role may make them. */
export function resourcePaths(setup: Described): Part {
  const { resource, rights, language } = setup;
  const { name, api, label, one } = resource;
  const can = (action: string): boolean => rights.can.has(action);
  const call = (operation: string, summary: string, more: Part): Part => ({
    operationId: `${name}.${operation}`,
    tags: [name],
    summary,
    ...more,
  });
  const title = pickText(label, language);
  const single = one ? pickText(one, language) : title;
  const body = (schema: string): Part => ({ required: true, content: jsonOf(ref('schemas', schema)) });
  const list = call('list', title, {
    parameters: listParameters(setup),
    responses: answers({
      '200': {
        description: 'A page of records.',
        content: jsonOf({
          type: 'object',
          properties: {
            items: { type: 'array', items: ref('schemas', name) },
            total: { type: 'integer' },
            pageNumber: { type: 'integer' },
            pageSize: { type: 'integer' },
          },
          required: ['items', 'total', 'pageNumber', 'pageSize'],
        }),
      },
    }),
  });
  const create = call('create', `+ ${single}`, {
    parameters: [ref('parameters', 'IdempotencyKey')],
    requestBody: body(`${name}.create`),
    responses: answers({ '201': recordAnswer(name, 'Made.') }),
  });
  const change = (operation: string): Part =>
    call(operation, single, {
      parameters: [ref('parameters', 'IfMatch')],
      requestBody: body(operation === 'replace' ? `${name}.create` : `${name}.change`),
      responses: answers({ '200': recordAnswer(name, 'Changed.') }),
    });
  const id = ref('parameters', 'Id');
  const file = (kind: string, type: string): Part => ({
    get: call(`export.${kind}`, `${title} (${kind})`, {
      responses: answers({ '200': { description: 'A file.', content: { [type]: { schema: { type: 'string' } } } } }),
    }),
  });
  const path = `/${api.path}`;
  const actions = Object.values(resource.actions).filter((action) => can(action.name) && !action.copy);
  return {
    [path]: { ...(can('list') && { get: list }), ...(can('create') && { post: create }) },
    [`${path}/{id}`]: {
      parameters: [id],
      ...(can('show') && {
        get: call('show', single, { responses: answers({ '200': recordAnswer(name, 'The record.') }) }),
      }),
      ...(can('edit') && { put: change('replace'), patch: change('merge') }),
      ...(can('delete') && {
        delete: call('delete', `– ${single}`, {
          parameters: [ref('parameters', 'IfMatch')],
          responses: answers({ '204': { description: 'Deleted.' } }),
        }),
      }),
    },
    ...(can('show') && {
      [`${path}/{id}/history`]: {
        parameters: [id],
        get: call('history', `${single}: history`, {
          responses: answers({
            '200': { description: 'Its changes, newest first.', content: jsonOf({ type: 'object' }) },
          }),
        }),
      },
    }),
    ...(can('export') && {
      [`${path}/export.csv`]: file('csv', 'text/csv'),
      [`${path}/export.xlsx`]: file('xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    }),
    ...Object.fromEntries(
      actions.map((action) => [
        `${path}/{id}/actions/${action.name}`,
        { parameters: [id], ...actionPath(setup, action) },
      ]),
    ),
  };
}
