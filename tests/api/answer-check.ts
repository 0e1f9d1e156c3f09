import type { IncomingHttpHeaders } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Route } from '../../json-server/accounts/call.ts';
import type { LiveConfig } from '../../json-server/live/live-config.ts';
import type { Snapshot } from '../../json-server/live/snapshot.ts';
import { openApiDocument } from '../../json-server/routes/openapi/document.ts';
import { METHODS, type OpenApi, type ApiOperation, type PathItem } from '../../src/config/openapi/document.ts';

/** What is described to a role, with what compares answers with it. */
type Described = {
  readonly find: (path: string) => PathItem | undefined;
  readonly ajv: Ajv2020;
  /** By operation and status. */
  readonly checks: Map<string, ValidateFunction>;
};
type Answered = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

/** The longest pattern that a path is made by, literal segments before named ones. */
function pathFinder(paths: OpenApi['paths']): Described['find'] {
  const patterns = Object.entries(paths).map(([pattern, item]) => ({
    parts: pattern.split('/'),
    isOpen: pattern.endsWith('/{path}'),
    names: pattern.split('{').length,
    item,
  }));
  patterns.sort((a, b) => a.names - b.names);
  return (path) => {
    const parts = path.split('/');
    return patterns.find(
      (pattern) =>
        (pattern.isOpen ? parts.length >= pattern.parts.length : parts.length === pattern.parts.length) &&
        pattern.parts.every((part, at) => part.startsWith('{') || part === parts[at]),
    )?.item;
  };
}

/** Where references of the document lead once it has a name of its own. */
const named = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as object;

const schemaOf = ({ responses }: ApiOperation, status: number): object | undefined => {
  const response = responses[String(status)] ?? responses[`${String(status)[0] ?? ''}XX`];
  if (response === undefined) return undefined;
  if ('$ref' in response) return { $ref: 'api#/components/schemas/Problem' };
  const schema = response.content?.['application/json']?.schema;
  return schema && named(schema);
};

type DescribeSetup = {
  readonly snapshot: Snapshot;
  readonly role: string;
  readonly routes: readonly Route[];
  readonly path: string;
};

/** @throws Error where a call that is no resource's takes a parameter of which nothing is said */
function requireParameters({ operationId, parameters = [] }: ApiOperation, query: string): void {
  const isLiteral = operationId.includes(' /');
  const names = new Set(parameters.flatMap((each) => ('$ref' in each ? [] : [each.name])));
  const [unknown] = [...new URLSearchParams(query).keys()].filter((name) => !names.has(name));
  if (isLiteral && unknown !== undefined) throw new Error(`${operationId} takes ${unknown}, which is not described`);
}

/** By configuration, role and what the path begins with: several apps of a test file share one. */
const known = new WeakMap<Snapshot, Map<string, Described>>();

/** Only the part of the document about the path is made: it is large, and there are thousands of answers. */
function describe({ snapshot, role, routes, path }: DescribeSetup): Described {
  const [, , first] = path.split('/');
  const { config } = snapshot;
  const near = Object.values(config.resources).filter(({ api }) => api.path.split('/')[0] === first);
  const document = openApiDocument({
    snapshot: {
      ...snapshot,
      config: { ...config, resources: Object.fromEntries(near.map((each) => [each.name, each])) },
    },
    role,
    routes: routes.filter((route) => route.path.split('/')[2] === first),
    language: 'en',
    version: '',
  });
  // What a person's own record may close (`$user.showPrices`) is not in the role's description of whom it is closed to.
  for (const { name, access } of near) {
    const closed = new Set(Object.values(access.fieldsIf?.[role] ?? {}).flat());
    const schema = document.components.schemas[name];
    if (schema?.required) Object.assign(schema, { required: schema.required.filter((key) => !closed.has(key)) });
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  ajv.addSchema(document, 'api');
  return { find: pathFinder(document.paths), ajv, checks: new Map() };
}

/** Compares answers of the real app with what the description of the API says to the same role. */
export function createAnswerCheck({ live, routes }: { readonly live: LiveConfig; readonly routes: readonly Route[] }) {
  const describedTo = (role: string, path: string): Described => {
    const snapshot = live.current();
    const described = known.get(snapshot) ?? new Map<string, Described>();
    known.set(snapshot, described);
    const key = `${role} ${path.split('/')[2] ?? ''}`;
    const found = described.get(key) ?? describe({ snapshot, role, routes, path });
    described.set(key, found);
    return found;
  };

  /** @throws Error where an answer is not what is described */
  return (role: string, method: string, url: string, { status, headers, body }: Answered): void => {
    const [path = '', query = ''] = url.split('?');
    const type = headers['content-type'] ?? '';
    const verb = METHODS.find((each) => each === method.toLowerCase());
    if (!path.startsWith('/api/') || !type.includes('json') || verb === undefined) return;
    const { find, ajv, checks } = describedTo(role, path);
    const operation = find(path.slice('/api'.length))?.[verb];
    if (status < 300 && operation) requireParameters(operation, query);
    const schema = operation && schemaOf(operation, status);
    if (!schema) return;
    const key = `${operation.operationId} ${status}`;
    const check = checks.get(key) ?? ajv.compile(schema);
    checks.set(key, check);
    if (check(body)) return;
    throw new Error(
      `${method} ${path} answers ${role} ${status} otherwise than described: ${ajv.errorsText(check.errors)}\n` +
        JSON.stringify(body).slice(0, 600),
    );
  };
}
