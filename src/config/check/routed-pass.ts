import { fieldKind } from '../fields/registry.ts';
import type { RawResource } from '../raw.ts';
import { knownField, type CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { listedNames, unknownName } from './suggest.ts';
import { type BilingualText, said } from './said.ts';

const ROUTED_ONLY = ['calls', 'id', 'one', 'whole', 'params'] as const;
const FIELD_ROUTED_ONLY = ['sortAs', 'path', 'format'] as const;
/** Features only the generic calls have; elsewhere they would promise what no route does. */
const GENERIC_ONLY = [
  'actions',
  'rules',
  'unique',
  'notify',
  'domain',
] as const satisfies readonly (keyof RawResource)[];
/** Features the browser does not support; it handles the others as in examples. */
const NOT_IN_BROWSER = ['actions', 'notify', 'domain'] as const satisfies (typeof GENERIC_ONLY)[number][];

/** Resources served by the server's own routes (`"served": "route"`), and keys only they may have. Code RES220. */
export function checkRouted(context: CheckContext): void {
  if (context.resource.api.routed?.records) checkKept(context);
  else if (context.resource.api.routed) {
    checkPromises(context);
    checkParams(context);
    checkServed(context);
  } else checkLeftovers(context);
  for (const field of Object.values(context.resource.fields)) {
    if (field.type !== 'ref' && field.type !== 'children') continue;
    const isRouted = context.resources[field.resource]?.api.routed !== undefined;
    if (isRouted || context.resource.api.routed) {
      tell(context, pointerOf('/fields', field.name, 'type'), said`References need the generic calls on both sides.`);
    }
  }
}

/** Whether a route exists for it. Code RES304. */
function checkServed({ resource, known, report }: CheckContext): void {
  const { path } = resource.api;
  if (!known.routes || known.routes.includes(path)) return;
  const message = unknownName({ what: 'route', wrong: path, known: known.routes });
  report({ code: 'RES304', pointer: '/api/path', message });
}

/** Records stored by the browser. Code RES220. */
function checkKept(context: CheckContext): void {
  const { raw, resource } = context;
  const message = said`The browser keeps these records by itself, and knows nothing of it.`;
  for (const key of NOT_IN_BROWSER) if (raw[key] !== undefined) tell(context, `/${key}`, message);
  for (const key of ['path', 'id', 'one', 'whole', 'params'] as const)
    if (raw.api?.[key] !== undefined) tell(context, `/api/${key}`, message);
  if (Object.keys(resource.access.rows).length > 0) tell(context, '/access/rows', message);
  checkFieldLeftovers(context);
}

function checkPromises(context: CheckContext): void {
  const { raw, resource } = context;
  if (raw.api?.records) tell(context, '/api/records', said`Only with "api": { "served": "browser" }.`);
  const message = said`Routes of their own answer these calls, and know nothing of it.`;
  for (const key of GENERIC_ONLY) if (raw[key] !== undefined) tell(context, `/${key}`, message);
  const calls = raw.api?.calls ?? [];
  if (calls.includes('edit') && !calls.includes('show')) {
    tell(context, '/api/calls', said`"edit" needs "show": a form begins with the record.`);
  }
  if (Object.keys(resource.access.rows).length > 0) tell(context, '/access/rows', message);
  if (resource.list.views.length > 0) tell(context, '/list/views', message);
  raw.show?.sections?.forEach((section, index) => {
    if ('audit' in section) tell(context, pointerOf('/show/sections', index), message);
  });
  for (const field of Object.values(resource.fields)) {
    for (const key of ['read', 'write', 'generate', 'from', 'unique'] as const) {
      const value = field[key];
      if (value !== undefined && value !== false) tell(context, pointerOf('/fields', field.name, key), message);
    }
  }
}

/** Parameters belong to fields; filters to fields with a parameter. */
function checkParams(context: CheckContext): void {
  const { params = {}, whole = false } = context.raw.api ?? {};
  const named = Object.keys(context.resource.api.routed?.params ?? {});
  for (const name of named) {
    const pointer = pointerOf('/api/params', name);
    const field = knownField(context, name, pointer);
    if (!field) continue;
    const isSpan = context.resource.api.routed?.params[name]?.encode === 'json-start-end';
    const isDate = field.type === 'date' || field.type === 'dateTime';
    if (
      isSpan !== isDate ||
      !fieldKind(field.type)
        .operators(field)
        .some((name) => name === 'eq' || name === 'contains')
    ) {
      const message = said`A field of type "${field.type}" cannot be asked for like this: dates are spans ("encode": "json-start-end"), all others are single values.`;
      context.report({
        code: 'RES213',
        pointer: typeof params[name] === 'string' ? pointer : `${pointer}/encode`,
        message,
      });
    }
  }
  context.raw.list?.filters?.forEach((name, index) => {
    if (whole || named.includes(name)) return;
    tell(
      context,
      pointerOf('/list/filters', index),
      said`The call has no parameter for "${name}". Those of "api.params": ${listedNames(named)}`,
    );
  });
}

function checkLeftovers(context: CheckContext): void {
  const message = said`Only with "api": { "served": "route" }.`;
  if (context.raw.api?.records) tell(context, '/api/records', said`Only with "api": { "served": "browser" }.`);
  for (const key of ROUTED_ONLY) if (context.raw.api?.[key] !== undefined) tell(context, `/api/${key}`, message);
  checkFieldLeftovers(context);
}

function checkFieldLeftovers(context: CheckContext): void {
  const message = said`Only with "api": { "served": "route" }.`;
  for (const name of Object.keys(context.resource.fields)) {
    for (const key of FIELD_ROUTED_ONLY) {
      if (context.raw.fields[name]?.[key] !== undefined) tell(context, pointerOf('/fields', name, key), message);
    }
  }
}

function tell({ report }: CheckContext, pointer: string, message: BilingualText): void {
  report({ code: 'RES220', pointer, message });
}
