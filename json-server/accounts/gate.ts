import type { Request, RequestHandler, Response } from 'express';
import type { Resource } from '../../src/config/types.ts';
import type { Caller, Handled, Method, PublicCall, Route } from './call.ts';
import { forbidden, malformed, methodNotAllowed, notFound, notInPackage } from '../http/http-error.ts';
import type { LiveConfig } from '../live/live-config.ts';
import type { Packages } from './packages.ts';
import { send } from '../http/reply.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { mostBytes, readBody } from '../http/body.ts';
import { refuseWithoutFactor } from './second-factor-due.ts';
import { kindOfPath } from '../http/paths.ts';
import { refusePreviewWrite } from './preview.ts';
import type { WriteRate } from './write-rate.ts';

/** A generic call on a configured resource, found by the shape of its path below the resource's. */
export type ResourceCall = Omit<PublicCall, 'search'> & {
  readonly caller: Caller;
  readonly resource: Resource;
  /** The id in the path; absent for calls on the collection. */
  readonly id?: string;
};
export type ResourceRoute = {
  readonly method: Method;
  /** Below the resource's path, e.g. `/:id/history`. */
  readonly shape: string;
  /** The action to ask the policy about, given the action named in the path (if any). */
  readonly action: (named: string | undefined) => string;
  readonly handle: (call: ResourceCall & { readonly named: string | undefined }) => Handled;
};

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** A route's path up to its one parameter, which is the last segment. */
const ONE_BELOW = /^(.+\/):[a-zA-Z]+$/;
const ID = /^[A-Za-z0-9_-]{1,128}$/;

type Found = {
  readonly resource: Resource;
  readonly shape: string;
  readonly id: string | undefined;
  readonly named: string | undefined;
};

/** @throws HttpError 403, with a text of its own when the company's package is the reason (TN2) */
function requireRight(snapshot: Snapshot, isGranted: (snapshot: Snapshot) => boolean): void {
  if (isGranted(snapshot)) return;
  throw snapshot.whole && isGranted(snapshot.whole) ? notInPackage() : forbidden();
}

/** Calls on the whole list. No record has such an id. */
const OF_LIST: ReadonlySet<string> = new Set([
  'export.csv',
  'export.xlsx',
  'import',
  'import-template.xlsx',
  '_stats',
  '_free',
  '_deleted',
]);

/** Splits a path after the longest resource path that it starts with; the rest is the shape of the call. */
function findResource(snapshot: Snapshot, path: string): Found | undefined {
  const below = path.slice('/api/'.length);
  for (let end = below.length; end > 0; end = below.lastIndexOf('/', end - 1)) {
    const resource = snapshot.byPath.get(end === below.length ? below : below.slice(0, end));
    if (resource === undefined) continue;
    const [id, part, named, ...more] = end === below.length ? [] : below.slice(end + 1).split('/');
    if (id === undefined) return { resource, shape: '', id, named };
    if (part === undefined && OF_LIST.has(id)) return { resource, shape: `/${id}`, id: undefined, named };
    if (!ID.test(id) || more.length > 0) return undefined;
    if (part === undefined) return { resource, shape: '/:id', id, named };
    if (named === undefined) return { resource, shape: `/:id/${part}`, id, named };
    return { resource, shape: `/:id/${part}/:name`, id, named };
  }
  return undefined;
}

/**
 * The one way in: parse → authenticate → tenant → package → policy → (row scope, schema, handler, projection in the
 * repository). A path without a route is refused: 401 without a session, 404 with one.
 */
export function createGate({
  live,
  routes,
  resourceRoutes,
  authenticate,
  packages,
  addressOf,
  writeRate,
  write,
}: {
  live: LiveConfig;
  routes: readonly Route[];
  resourceRoutes: readonly ResourceRoute[];
  authenticate: (headers: Request['headers']) => Promise<Caller>;
  packages: Packages;
  addressOf: (request: Request) => string;
  writeRate: WriteRate;
  /** Writes the answer to an error. */
  write: (error: unknown, request: Request, response: Response) => void;
}): RequestHandler {
  const literal = new Map<string, Map<string, Route>>();
  // Routes that end in `/:id`, by the path before the id.
  const oneBelow = new Map<string, Map<string, Route>>();
  const below: { readonly prefix: string; readonly methods: Map<string, Route> }[] = [];
  for (const route of routes) {
    if (route.path.endsWith('/*')) {
      const prefix = route.path.slice(0, -1);
      const known = below.find((entry) => entry.prefix === prefix);
      if (known) known.methods.set(route.method, route);
      else below.push({ prefix, methods: new Map([[route.method, route]]) });
      continue;
    }
    const one = ONE_BELOW.exec(route.path)?.[1];
    const [table, key] = one === undefined ? [literal, route.path] : [oneBelow, one];
    table.set(key, (table.get(key) ?? new Map<string, Route>()).set(route.method, route));
  }
  const generic = new Map<string, Map<string, ResourceRoute>>();
  for (const route of resourceRoutes) {
    const methods = generic.get(route.shape) ?? new Map<string, ResourceRoute>();
    generic.set(route.shape, methods.set(route.method, route));
  }

  const runLiteral = async (
    call: PublicCall,
    method: string,
    methods: ReadonlyMap<string, Route>,
  ): Promise<Handled> => {
    const route = methods.get(method);
    if (route?.access === 'public') return route.handle(call);
    const isPublic = [...methods.values()].every((other) => other.access === 'public');
    const caller = isPublic ? undefined : await authenticate(call.request.headers);
    if (route === undefined || caller === undefined) throw methodNotAllowed([...methods.keys()]);
    refuseWithoutFactor(caller, call.path);
    refusePreviewWrite(caller, method, call.path);
    writeRate(caller, call.request);
    const snapshot = packages.snapshotFor(caller, call.snapshot);
    const { access } = route;
    if (access !== 'signedIn') {
      requireRight(snapshot, ({ policy }) => policy.can({ role: caller.role, ...access }));
    }
    return route.handle({ ...call, snapshot, caller });
  };

  const runResource = async (call: Omit<PublicCall, 'search'>, method: string): Promise<Handled> => {
    const caller = await authenticate(call.request.headers);
    refuseWithoutFactor(caller, call.path);
    refusePreviewWrite(caller, method, call.path);
    writeRate(caller, call.request);
    const found = findResource(call.snapshot, call.path);
    const methods = found && generic.get(found.shape);
    if (found === undefined || methods === undefined) throw notFound();
    const route = methods.get(method);
    if (route === undefined) throw methodNotAllowed([...methods.keys()]);
    const { resource, id, named } = found;
    const action = route.action(named);
    if (named !== undefined && !Object.hasOwn(resource.actions, named)) throw notFound();
    const snapshot = packages.snapshotFor(caller, call.snapshot);
    requireRight(snapshot, ({ rightsOf }) => rightsOf({ role: caller.role, resource }).can.has(action));
    // As the snapshot of this person has it.
    const own = snapshot.config.resources[resource.name] ?? resource;
    return route.handle({ ...call, snapshot, caller, resource: own, named, ...(id === undefined ? {} : { id }) });
  };

  const answer = async (request: Request, response: Response, path: string, query: string): Promise<void> => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const call = {
      request,
      response,
      path,
      snapshot: live.current(),
      address: () => addressOf(request),
      body: () => readBody(request, mostBytes(path)),
    };
    const methods =
      literal.get(path) ??
      oneBelow.get(path.slice(0, path.lastIndexOf('/') + 1)) ??
      below.find(({ prefix }) => path.startsWith(prefix))?.methods;
    const reply = await (methods
      ? runLiteral({ ...call, search: new URLSearchParams(query) }, method, methods)
      : runResource(call, method));
    if (reply) send({ request, response, reply });
  };

  return (request, response, next) => {
    const { url } = request;
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    const kind = kindOfPath(path);
    if (!METHODS.has(request.method)) write(methodNotAllowed([...METHODS]), request, response);
    else if (kind === 'misspelt') write(notFound(), request, response);
    else if (kind === 'web') next();
    else {
      const query = mark === -1 ? '' : url.slice(mark + 1);
      if (query.length > MAX_QUERY_LENGTH) write(malformed('The query is too long.'), request, response);
      else answer(request, response, path, query).catch((error: unknown) => write(error, request, response));
    }
  };
}

/** Characters; a search text of 10,000 is refused rather than searched (S17). */
const MAX_QUERY_LENGTH = 8192;
