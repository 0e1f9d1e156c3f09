import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { IncomingHttpHeaders } from 'node:http';
import { createActingFor } from '../../json-server/accounts/acting-for.ts';
import type { Caller, Route } from '../../json-server/accounts/call.ts';
import { routeFinder } from '../../json-server/accounts/call-routes.ts';
import { createPackages } from '../../json-server/accounts/packages.ts';
import { findResource, type ResourceRoute } from '../../json-server/accounts/resource-call.ts';
import type { LiveConfig } from '../../json-server/live/live-config.ts';
import type { Snapshot } from '../../json-server/live/snapshot.ts';
import { recordsOf } from '../../json-server/records/records.ts';
import { describeApi } from '../../json-server/routes/openapi/describe-api.ts';
import type { Store } from '../../json-server/store/types.ts';
import type { JsonSchema } from '../../src/config/json-schema.ts';
import type { ApiMethod, ApiResponse, OpenApi, Ref } from '../../src/config/openapi/document.ts';
import { atOnce } from '../../src/config/steps.ts';

type Setup = {
  readonly store: Store;
  readonly live: LiveConfig;
  readonly clock: () => number;
  readonly routes: readonly Route[];
  readonly shapes: readonly ResourceRoute[];
};
type Acting = { readonly caller: Caller; readonly snapshot: Snapshot };
type Answered = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  readonly text: string;
};

/** Compiled once a test file: by configuration, role, call and status. */
const compiled = new WeakMap<Snapshot, Map<string, ValidateFunction | undefined>>();

/** Records say nothing that is not described. */
const closed = ({ components }: OpenApi): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [
      name,
      schema.properties?.['_refs'] ? { ...schema, additionalProperties: false } : schema,
    ]),
  );

const resolved = (document: OpenApi, response: ApiResponse | Ref): ApiResponse =>
  '$ref' in response
    ? (document.components.responses[response.$ref.slice('#/components/responses/'.length)] ?? { description: '' })
    : response;

/**
 * Makes what compares answers of the real app with what the description of the API says to the same caller. Of the
 * document only the part is made that tells of the call: it is large, and there are thousands of answers.
 */
export function createAnswerCheck({ store, live, clock, routes, shapes }: Setup) {
  const companies = recordsOf(store);
  const packages = createPackages({ companies, live });
  const actingFor = createActingFor({ companies, live, packages, clock });
  const findRoutes = routeFinder(routes);

  const partFor = ({ caller, snapshot }: Acting, method: string, path: string) => {
    const literal = findRoutes(path)?.get(method);
    const found = literal ? undefined : findResource(snapshot, path);
    if (literal ? literal.describe === undefined : found === undefined || findRoutes(path)) return undefined;
    const { resources } = snapshot.config;
    const names = new Set([found?.resource.name, 'settings']);
    const config = {
      ...snapshot.config,
      resources: Object.fromEntries(Object.entries(resources).filter(([name]) => names.has(name))),
    };
    const document = atOnce(
      describeApi({
        snapshot: { ...snapshot, config },
        caller,
        language: 'en',
        today: caller.values.today,
        routes: literal ? [literal] : [],
        shapes,
        version: '',
      }),
    );
    const shape = found?.shape.replace('/:name', `/${found.named ?? ''}`);
    const template = (literal?.path ?? `/api/${found?.resource.api.path ?? ''}${shape ?? ''}`)
      .replace(/:(\w+)/g, '{$1}')
      .replace(/\*$/, '{path}');
    return { document, operation: document.paths[template]?.[method.toLowerCase() as ApiMethod] };
  };

  const validatorFor = (acting: Acting, method: string, path: string, { status, headers }: Answered) => {
    const part = partFor(acting, method, path);
    // Who may not make the call is not told of it.
    if (!part?.operation) return undefined;
    const { document, operation } = part;
    const response =
      operation.responses[String(status)] ?? (status >= 400 ? operation.responses['default'] : undefined);
    if (!response) throw new Error(`${method} ${path}: ${status} stands in no description of it`);
    const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
    const schema = resolved(document, response).content?.[type]?.schema;
    if (type !== '' && !schema)
      throw new Error(`${method} ${path}: ${status} is answered as ${type}, which is not described`);
    if (!schema || !type.endsWith('json')) return undefined;
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
    return ajv.compile({ ...schema, components: { schemas: closed(document) } });
  };

  return {
    /** Who calls, as the app will see it. */
    actingFor,
    /** @throws Error where the answer is none of those that are described */
    check: (acting: Acting, method: string, path: string, answer: Answered): void => {
      const { status, body, text } = answer;
      if (status === 304 || !path.startsWith('/api/')) return;
      const known = compiled.get(acting.snapshot) ?? new Map<string, ValidateFunction | undefined>();
      compiled.set(acting.snapshot, known);
      const found = findRoutes(path) ? undefined : findResource(acting.snapshot, path);
      const call = found ? `${found.resource.name} ${found.shape} ${found.named ?? ''}` : path;
      const key = [acting.caller.role, method, call, status].join(' ');
      if (!known.has(key)) known.set(key, validatorFor(acting, method, path, answer));
      const validate = known.get(key);
      if (!validate || validate(body)) return;
      const [wrong] = validate.errors ?? [];
      throw new Error(
        `${method} ${path} (${acting.caller.role}) answers ${status} otherwise than described: ` +
          `${wrong?.instancePath ?? ''} ${wrong?.message ?? ''} ${JSON.stringify(wrong?.params)}\n${text.slice(0, 500)}`,
      );
    },
  };
}
