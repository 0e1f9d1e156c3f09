import type { JsonSchema } from '../../../src/config/json-schema.ts';
import type { Content, ApiOperation, Parameter, PathItem } from '../../../src/config/openapi/document.ts';
import type { Route } from '../../accounts/call.ts';
import type { QueryKinds } from '../../http/query.ts';
import { refTo, type WireName, withReferences } from '../../http/wire-schemas.ts';

/** Paths of the demo layer, which are no part of the product. */
export const DEMO_PATHS = /^\/api\/(?:apps|app-bar|pages|dashboards|scratch|_meta|front-pages)(?:\/|$)/;

type Calls = {
  readonly paths: { readonly [path: string]: PathItem };
  readonly tags: readonly string[];
  /** Schemas the paths refer to. */
  readonly schemas: { readonly [name: string]: JsonSchema };
};

/** Defaults that depend on the day cannot be part of a cached description. */
const SOME_DAY = '2000-01-01';

/** The parameters that a call reads. */
export const queryKinds = (query: Route['query'] = {}): QueryKinds =>
  typeof query === 'function' ? query(SOME_DAY) : query;

const parametersOf = (query: Route['query']): Parameter[] =>
  Object.entries(queryKinds(query)).map(([name, kind]) => ({
    name,
    in: 'query',
    required: kind.isRequired === true,
    schema: kind.schema ?? { type: 'string' },
  }));

/** `/api/ical/:file` → `/ical/{file}`; a path with an open end is described by its beginning. */
export const describedPath = (path: string): string =>
  path
    .slice('/api'.length)
    .replace(/\/\*$/, '/{path}')
    .replace(/:(\w+)/g, '{$1}');

const listed = (names: WireName | readonly WireName[] = []): readonly WireName[] =>
  typeof names === 'string' ? [names] : names;

function oneOf(names: readonly WireName[]): JsonSchema {
  const [only, ...others] = names.map(refTo);
  if (!only) return {};
  return others.length === 0 ? only : { anyOf: [only, ...others] };
}

/** The description of a route's call. */
function operationOf({ method, access, query, answer, sends = {} }: Route, path: string, tag: string): ApiOperation {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
  return {
    operationId: `${method} ${path}`,
    tags: [tag],
    ...(access === 'public' && { security: [] }),
    parameters: [...inPath, ...parametersOf(query)],
    ...(method !== 'GET' && method !== 'DELETE' && { requestBody: { content: json(sends) } }),
    responses: {
      '2XX': { description: 'Done.', content: json(oneOf(listed(answer))) },
      '4XX': { $ref: '#/components/responses/Problem' },
    },
  };
}

/** The product's calls outside the resources, as far as the role may make them, with their parameters and answers. */
export function callPaths(
  routes: readonly Route[],
  may: (access: { readonly subject: string; readonly action: string }) => boolean,
): Calls {
  const paths: Record<string, PathItem> = {};
  const tags = new Set<string>();
  const named = new Set<WireName>();
  for (const route of routes) {
    const { method, path, access, answer } = route;
    if (!path.startsWith('/api/') || DEMO_PATHS.test(path) || (typeof access === 'object' && !may(access))) continue;
    const described = describedPath(path);
    const [tag = ''] = described.slice(1).split('/');
    tags.add(tag);
    for (const name of listed(answer)) named.add(name);
    paths[described] = { ...paths[described], [method.toLowerCase()]: operationOf(route, described, tag) };
  }
  return { paths, tags: [...tags], schemas: withReferences([...named]) };
}
