import type { Json } from '../../../src/config/types.ts';
import type { Route } from '../../accounts/call.ts';
import type { QueryKind } from '../../http/query.ts';

/** The demo layer answers these; they are no part of the product. */
const DEMO = /^\/api\/(?:apps|app-bar|pages|dashboards|scratch|_meta|front-pages)(?:\/|$)/;

type Calls = { readonly paths: { readonly [path: string]: Json }; readonly tags: readonly string[] };

const parametersOf = (query: Readonly<Record<string, QueryKind<unknown>>> = {}): Json[] =>
  Object.entries(query).map(([name, kind]) => ({
    name,
    in: 'query',
    required: kind.isRequired === true,
    schema: kind.schema ?? { type: 'string' },
  }));

/** `/api/ical/:file` → `/ical/{file}`; a path that is open at its end is described at its beginning. */
const pathOf = (path: string): string =>
  path
    .slice('/api'.length)
    .replace(/\/\*$/, '/{path}')
    .replace(/:(\w+)/g, '{$1}');

/** The product's calls that are no resource's, as far as somebody may make them, with the parameters that they read. */
export function callPaths(
  routes: readonly Route[],
  may: (access: { readonly subject: string; readonly action: string }) => boolean,
): Calls {
  const paths: Record<string, Record<string, Json>> = {};
  const tags = new Set<string>();
  for (const route of routes) {
    const { method, path, access, query } = route;
    if (!path.startsWith('/api/') || DEMO.test(path) || (typeof access === 'object' && !may(access))) continue;
    const described = pathOf(path);
    const [tag = ''] = described.slice(1).split('/');
    tags.add(tag);
    const inPath = [...described.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }));
    const at = (paths[described] ??= {});
    at[method === 'GET' ? 'get' : method.toLowerCase()] = {
      operationId: `${method} ${described}`,
      tags: [tag],
      ...(access === 'public' && { security: [] }),
      parameters: [...inPath, ...parametersOf(query)],
      ...(method !== 'GET' &&
        method !== 'DELETE' && { requestBody: { content: { 'application/json': { schema: {} } } } }),
      responses: {
        '2XX': { description: 'Done.', content: { 'application/json': { schema: {} } } },
        '4XX': { $ref: '#/components/responses/Problem' },
      },
    };
  }
  return { paths, tags: [...tags] };
}
