import { proposedFields } from '../../../src/config/normalize.ts';
import { pickText } from '../../../src/config/texts.ts';
import { dialectParams, searchKeys, sortableKeys } from '../../../src/config/query.ts';
import { fieldKind } from '../../../src/config/fields/registry.ts';
import { inputsOf, keysOf, queryField, SYSTEM_FIELDS, storedKeys } from '../../../src/config/keys.ts';
import { partsOf } from '../../../src/config/parts.ts';
import { isMasked } from '../../../src/config/masked.ts';
import type { JsonSchema } from '../../../src/config/json-schema.ts';
import type {
  ApiResponse,
  Content,
  ApiOperation,
  Parameter,
  PathItem,
  Ref,
} from '../../../src/config/openapi/document.ts';
import { orNull } from '../../../src/config/fields/in-json.ts';
import { keySchemas, valueSchema } from '../../../src/config/openapi/value-schema.ts';
import type { Action, Dialect, Field, Language, Operator, Resource } from '../../../src/config/types.ts';
import { STATS_AND, STATS_BY, STATS_OF, STATS_TOTALS } from '../../../src/config/stats.ts';
import type { WireName } from '../../http/wire-schemas.ts';
import type { RoleRights } from '../../live/snapshot.ts';

type Described = {
  readonly resource: Resource;
  readonly dialect: Dialect;
  readonly rights: RoleRights;
  readonly language: Language;
};

type Responses = ApiOperation['responses'];

const ref = (kind: string, name: string): Ref => ({ $ref: `#/components/${kind}/${name}` });
const jsonOf = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WORKBOOK: Content = { [XLSX]: { schema: {} }, 'text/csv': { schema: { type: 'string' } } };
const STATS_PARAMETERS: readonly Parameter[] = [STATS_OF, STATS_BY, STATS_AND, STATS_TOTALS].map((name) => ({
  name,
  in: 'query',
  schema: { type: 'string' },
}));
const ETAG: NonNullable<ApiResponse['headers']> = {
  ETag: { description: 'The version, for If-Match.', schema: { type: 'string' } },
};

/** Schemas of generic answers other than records. */
export const GENERIC = [
  'ActionProposal',
  'DeletedList',
  'FreeAnswer',
  'ImportAnswer',
  'Stats',
] as const satisfies readonly WireName[];
const answerOf = (name: (typeof GENERIC)[number], description: string): Responses =>
  answers({ '200': { description, content: jsonOf(ref('schemas', name)) } });

/** Answers that any call may give. */
const REFUSALS: Responses = Object.fromEntries(
  ['400', '401', '403', '404', '409', '412', '422', '428', '429', '503'].map((status) => [
    status,
    ref('responses', 'Problem'),
  ]),
);
const answers = (own: Responses): Responses => ({ ...own, ...REFUSALS });
const recordAnswer = (name: string, description: string): ApiResponse => ({
  description,
  headers: ETAG,
  content: jsonOf(ref('schemas', name)),
});

const described = (field: Field, language: Language): JsonSchema => {
  const help = field.help ? ` ${pickText(field.help, language)}` : '';
  return { description: `${pickText(field.label, language)}.${help}` };
};

/** Every key of a record as a role reads it. */
export function recordSchema({ resource, rights, language }: Described): JsonSchema {
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
  // Large values the server writes are only on a record's own page.
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

/** The values a role may send; an update may send only some of them. */
export function inputSchema({ resource, rights, language }: Described, isNew: boolean): JsonSchema {
  const fields = Object.values(resource.fields).filter((field) => rights.writable.has(field.name) && !field.readOnly);
  const properties = fields.flatMap((field) =>
    inputsOf(field).map((key) => [key, { ...described(field, language), ...orNull(valueSchema(field)) }] as const),
  );
  const needed = fields
    .filter(({ required, showIf, default: usual }) => required && !showIf && usual === undefined)
    .flatMap((field) => [...inputsOf(field)]);
  const inline = Object.values(resource.actions)
    .filter(({ atCreate }) => isNew && atCreate)
    .map(({ name, label }): [string, JsonSchema] => [
      name,
      { type: 'boolean', description: pickText(label, language) },
    ]);
  return {
    type: 'object',
    properties: Object.fromEntries([...properties, ...inline]),
    ...(isNew && needed.length > 0 && { required: needed }),
    additionalProperties: false,
  };
}

const RANGED: ReadonlySet<Operator> = new Set(['in', 'nin', 'between']);

function filterParameters({ resource, rights }: Described): Parameter[] {
  const keys = [...storedKeys(resource).keys()].filter((key) =>
    rights.readable.has(queryField(resource, key)?.name ?? ''),
  );
  return [...keys, ...Object.keys(SYSTEM_FIELDS)].flatMap((key) => {
    const field = queryField(resource, key);
    if (!field || isMasked(field)) return [];
    const schema = { ...valueSchema(field) };
    return fieldKind(field.type)
      .operators(field)
      .map((operator): Parameter => {
        const name = operator === 'eq' ? key : `${key}.${operator}`;
        const isText = RANGED.has(operator) || Array.isArray(schema.type) || schema.type === 'array';
        return {
          name,
          in: 'query',
          schema: operator === 'null' ? { type: 'boolean' } : isText ? { type: 'string' } : schema,
          ...(RANGED.has(operator) && { description: 'Several, separated by commas.' }),
        };
      });
  });
}

function listParameters(setup: Described): Parameter[] {
  const { resource, dialect, rights } = setup;
  const [page, size, sort, direction, search] = dialectParams(dialect);
  const sortable = sortableKeys(resource, rights.readable);
  const views = resource.list.views.map(({ id }) => id);
  const own: readonly Omit<Parameter, 'in'>[] = [
    { name: page, schema: { type: 'integer', default: dialect.page.base } },
    { name: size, description: '-1: all, 10,000 at most.', schema: { type: 'integer', default: 10 } },
    { name: sort, schema: { type: 'string', enum: sortable } },
    {
      name: direction,
      schema: { type: 'string', enum: dialect.dir.case === 'lower' ? ['asc', 'desc'] : ['ASC', 'DESC'] },
    },
    ...(searchKeys(resource, rights.readable).length > 0
      ? [{ name: search, description: 'Looks for words.', schema: { type: 'string' } }]
      : []),
    ...(views.length > 0 ? [{ name: 'view', schema: { type: 'string', enum: views } }] : []),
    { name: 'where', description: 'A condition as JSON, beside the filters.', schema: { type: 'string' } },
  ];
  return [...own.map((each) => ({ ...each, in: 'query' as const })), ...filterParameters(setup)];
}

const DRY_RUN: Parameter = {
  name: 'dryRun',
  in: 'query',
  description: 'true: the record as it would be; nothing is saved.',
  schema: { type: 'boolean' },
};

function actionPath({ resource, language }: Described, action: Action): PathItem {
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
        responses: answerOf('ActionProposal', 'What its fields begin with.'),
      },
    }),
    post: {
      operationId: `${resource.name}.${name}`,
      tags: [resource.name],
      summary: pickText(label, language),
      parameters: [
        ref('parameters', 'IdempotencyKey'),
        ref('parameters', action.asSeen ? 'IfMatch' : 'IfMatchOptional'),
        ...(action.outcome ? [DRY_RUN] : []),
      ],
      ...(asked.length > 0 && {
        requestBody: { content: jsonOf({ type: 'object', properties: Object.fromEntries(asked) }) },
      }),
      responses: answers({ '200': recordAnswer(resource.name, 'The record after it.') }),
    },
  };
}

type Paths = { readonly [path: string]: PathItem };
const ID = ref('parameters', 'Id');

/** Shared by the descriptions of a resource's calls. */
type Common = {
  readonly setup: Described;
  readonly path: string;
  /** Of the list, and of one record. */
  readonly title: string;
  readonly single: string;
  readonly can: (action: string) => boolean;
  readonly call: (
    operation: string,
    summary: string,
    more: Pick<ApiOperation, 'parameters' | 'requestBody' | 'responses'>,
  ) => ApiOperation;
};

function commonOf(setup: Described): Common {
  const { resource, rights, language } = setup;
  const title = pickText(resource.label, language);
  return {
    setup,
    path: `/${resource.api.path}`,
    title,
    single: resource.one ? pickText(resource.one, language) : title,
    can: (action) => rights.can.has(action),
    call: (operation, summary, more) => ({
      operationId: `${resource.name}.${operation}`,
      tags: [resource.name],
      summary,
      ...more,
    }),
  };
}

/** The list with its sums. */
function listPaths({ setup, path, title, single, can, call }: Common): Paths {
  const { name } = setup.resource;
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
    requestBody: { required: true, content: jsonOf(ref('schemas', `${name}.create`)) },
    responses: answers({ '201': recordAnswer(name, 'Made.') }),
  });
  return {
    [path]: { ...(can('list') && { get: list }), ...(can('create') && { post: create }) },
    ...(can('list') && {
      [`${path}/_stats`]: {
        get: call('stats', `${title}: sums`, {
          // It takes the list's filters; repeating them would double the document.
          parameters: STATS_PARAMETERS,
          responses: answerOf('Stats', 'What the records come to, with the filters of the list.'),
        }),
      },
    }),
  };
}

/** One record with its history. */
function recordPaths({ setup, path, single, can, call }: Common): Paths {
  const { name } = setup.resource;
  const change = (operation: 'replace' | 'merge'): ApiOperation =>
    call(operation, single, {
      parameters: [ref('parameters', 'IfMatch')],
      requestBody: {
        required: true,
        content: jsonOf(ref('schemas', operation === 'replace' ? `${name}.create` : `${name}.change`)),
      },
      responses: answers({ '200': recordAnswer(name, 'Changed.') }),
    });
  return {
    [`${path}/{id}`]: {
      parameters: [ID],
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
        parameters: [ID],
        get: call('history', `${single}: history`, {
          responses: answers({
            '200': { description: 'Its changes, newest first.', content: jsonOf({ type: 'object' }) },
          }),
        }),
      },
    }),
  };
}

/** Whether a value is free, checked while it is typed. */
function freePaths({ path, single, can, call }: Common): Paths {
  return {
    ...(can('create') && {
      [`${path}/_free`]: {
        get: call('free', `${single}: is a value free`, {
          responses: answerOf('FreeAnswer', 'Whether nobody has it.'),
        }),
      },
    }),
    ...(can('edit') && {
      [`${path}/{id}/_free`]: {
        parameters: [ID],
        get: call('freeBeside', `${single}: is a value free`, {
          responses: answerOf('FreeAnswer', 'Whether no other record has it.'),
        }),
      },
    }),
  };
}

/** The trash, and restoring from it. */
function deletedPaths({ setup, path, title, single, call }: Common): Paths {
  return {
    [`${path}/_deleted`]: {
      get: call('deleted', `${title}: deleted`, { responses: answerOf('DeletedList', 'Of the last 30 days.') }),
    },
    [`${path}/{id}/restore`]: {
      parameters: [ID],
      post: call('restoreDeleted', `${single}: bring back`, {
        parameters: [ref('parameters', 'IdempotencyKey')],
        responses: answers({ '200': recordAnswer(setup.resource.name, 'The record as it was.') }),
      }),
    },
  };
}

/** Import and export. */
function filePaths({ path, title, can, call }: Common): Paths {
  const file = (kind: string, type: string): PathItem => ({
    get: call(`export.${kind}`, `${title} (${kind})`, {
      responses: answers({ '200': { description: 'A file.', content: { [type]: { schema: { type: 'string' } } } } }),
    }),
  });
  return {
    ...(can('import') && {
      [`${path}/import`]: {
        post: call('import', `${title}: import`, {
          requestBody: { required: true, content: WORKBOOK },
          responses: {
            ...answerOf('ImportAnswer', 'What was made, or would be.'),
            '422': {
              description: 'What is wrong in the file, cell by cell; nothing was made.',
              content: jsonOf({ anyOf: [ref('schemas', 'ImportAnswer'), ref('schemas', 'Problem')] }),
            },
          },
        }),
      },
      [`${path}/import-template.xlsx`]: file('template', XLSX),
    }),
    ...(can('export') && {
      [`${path}/export.csv`]: file('csv', 'text/csv'),
      [`${path}/export.xlsx`]: file('xlsx', XLSX),
    }),
  };
}

/** The generic calls of a resource, as far as a role may make them. */
export function resourcePaths(setup: Described): Paths {
  const common = commonOf(setup);
  const { path, can } = common;
  const actions = Object.values(setup.resource.actions).filter((action) => can(action.name) && !action.copy);
  return {
    ...listPaths(common),
    ...recordPaths(common),
    ...freePaths(common),
    ...(can('delete') && deletedPaths(common)),
    ...filePaths(common),
    ...Object.fromEntries(
      actions.map((action) => [
        `${path}/{id}/actions/${action.name}`,
        { parameters: [ID], ...actionPath(setup, action) },
      ]),
    ),
  };
}
