import type { Request, RequestHandler, Response } from 'express';
import type { Caller, Handled, PublicCall, Route } from './call.ts';
import { acceptedLanguage } from '../../src/config/catalogues.ts';
import { type Methods, methodsBy, routeFinder } from './call-routes.ts';
import { forbidden, HttpError, malformed, methodNotAllowed, notFound, notInPackage } from '../http/http-error.ts';
import type { LiveConfig } from '../live/live-config.ts';
import type { Packages } from './packages.ts';
import { type Reply, send } from '../http/reply.ts';
import { noteRoute, WEB } from '../http/seen.ts';
import { asRead, withoutStream } from '../http/inner-read.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { mostBytes, readBody } from '../http/body.ts';
import { refuseWithoutFactor } from './second-factor-due.ts';
import { kindOfPath } from '../http/paths.ts';
import { refusePreviewWrite } from './preview.ts';
import type { CompaniesInMemory } from '../store/types.ts';
import { type KeyGuard, refuseResourceOfKey, refuseRouteOfKey } from './key-guard.ts';
import { findResource, type CalledResource, type ResourceRoute } from './resource-call.ts';
import type { WriteRate } from './write-rate.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** Characters; a search text of 10,000 is refused rather than searched (S17). */
const MAX_QUERY_LENGTH = 8192;

/** @throws HttpError 403, with a text of its own when the company's package is the reason (TN2) */
function requireRight(snapshot: Snapshot, isGranted: (snapshot: Snapshot) => boolean): void {
  if (isGranted(snapshot)) return;
  throw snapshot.whole && isGranted(snapshot.whole) ? notInPackage() : forbidden();
}

type Admitting = Pick<PublicCall, 'request' | 'response' | 'path'>;
/** The checks a caller passes before a call runs. */
type Doors = {
  readonly authenticate: (headers: Request['headers']) => Promise<Caller>;
  readonly inMemory: CompaniesInMemory;
  /** Limits of those who call with a key. */
  readonly keyGuard: KeyGuard;
  readonly writeRate: WriteRate;
};

function admission({ authenticate, inMemory, keyGuard, writeRate }: Doors) {
  /** Admits the caller; from here on the tables of its company can be read. @throws HttpError 400, 401, 403, 429 */
  return async ({ request, response, path }: Admitting, method: string): Promise<Caller> => {
    const language = acceptedLanguage(request.headers['accept-language']);
    const caller: Caller = { ...(await authenticate(request.headers)), language };
    noteCaller(request, caller);
    refuseWithoutFactor(caller, path);
    refusePreviewWrite(caller, method, path);
    await keyGuard({ caller, request, response });
    writeRate(caller, request);
    if (inMemory.isHere(caller.tenant)) inMemory.note(caller.tenant);
    else await inMemory.bring(caller.tenant);
    return caller;
  };
}

/** Repeats a read once when another server may have just made what it asks for. */
function withNews(hear: (() => Promise<void>) | undefined) {
  return async (method: string, handle: () => Handled | Promise<Handled>): Promise<Handled> => {
    try {
      return await handle();
    } catch (error) {
      const isMissing = error instanceof HttpError && error.status === 404;
      if (hear === undefined || method !== 'GET' || !isMissing) throw error;
      await hear().catch(() => Promise.reject(error));
      return handle();
    }
  };
}

type GateSetup = Doors & {
  readonly live: LiveConfig;
  readonly routes: readonly Route[];
  readonly resourceRoutes: readonly ResourceRoute[];
  readonly packages: Packages;
  readonly addressOf: (request: Request) => string;
  /** Resolves once the changes of other servers are read; absent with one server. */
  readonly hear: (() => Promise<void>) | undefined;
  /** Turns an error into an answer. */
  readonly refusal: (error: unknown, request: Request) => Reply;
};

type RunSetup = Pick<GateSetup, 'resourceRoutes' | 'packages'> & {
  readonly admitted: ReturnType<typeof admission>;
  readonly handled: ReturnType<typeof withNews>;
};

/** Runs a generic call of a resource, by what the file of the resource lets the caller do. */
function resourceRunner({ resourceRoutes, packages, admitted, handled }: RunSetup) {
  const byShape = methodsBy(resourceRoutes, ({ shape }) => shape);
  return async (call: Omit<PublicCall, 'search'>, method: string): Promise<Handled> => {
    const found = findResource(call.snapshot, call.path);
    const methods = found && byShape.get(found.shape);
    // Noted for refused callers too.
    if (found && methods) noteRoute(call.request, patternOf(found));
    const caller = await admitted(call, method);
    if (found === undefined || methods === undefined) throw notFound();
    const route = methods.get(method);
    if (route === undefined) throw methodNotAllowed([...methods.keys()]);
    const { resource, id, named } = found;
    refuseResourceOfKey(caller, resource.name, method);
    const action = route.action(named);
    if (named !== undefined && !Object.hasOwn(resource.actions, named)) throw notFound();
    const snapshot = packages.snapshotFor(caller, call.snapshot);
    requireRight(snapshot, ({ rightsOf }) => rightsOf({ role: caller.role, resource }).can.has(action));
    // The resource as this person's snapshot has it.
    const own = snapshot.config.resources[resource.name] ?? resource;
    return handled(method, () =>
      route.handle({ ...call, snapshot, caller, resource: own, named, ...(id === undefined ? {} : { id }) }),
    );
  };
}

/**
 * The one way in: parse → authenticate → tenant → package → policy → (row scope, schema, handler, projection in the
 * repository), each of which may refuse (US1). A path without a route is refused: 401 without a session, 404 with one.
 */
export function createGate({
  live,
  routes,
  resourceRoutes,
  authenticate,
  packages,
  inMemory,
  addressOf,
  keyGuard,
  writeRate,
  hear,
  refusal,
}: GateSetup): RequestHandler {
  const findRoutes = routeFinder(routes);

  const admitted = admission({ authenticate, inMemory, keyGuard, writeRate });
  const handled = withNews(hear);
  const runResource = resourceRunner({ resourceRoutes, packages, admitted, handled });

  const runLiteral = async (call: PublicCall, method: string, methods: Methods): Promise<Handled> => {
    const route = methods.get(method);
    for (const { path } of route ? [route] : methods.values()) noteRoute(call.request, path);
    if (route?.access === 'public') return route.handle(call);
    if (route === undefined) {
      const isPublic = [...methods.values()].every((other) => other.access === 'public');
      if (!isPublic) await authenticate(call.request.headers);
      throw methodNotAllowed([...methods.keys()]);
    }
    const caller = await admitted(call, method);
    const snapshot = packages.snapshotFor(caller, call.snapshot);
    refuseRouteOfKey(caller, route, snapshot);
    const { access } = route;
    if (access !== 'signedIn') {
      requireRight(snapshot, ({ policy }) => policy.can({ role: caller.role, ...access }));
    }
    return handled(method, () => route.handle({ ...call, snapshot, caller }));
  };

  const answer = async (request: Request, response: Response, { path, query }: Address): Promise<Handled> => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const once = onceACall();
    const call = {
      request,
      response,
      path,
      snapshot: live.current(),
      address: () => addressOf(request),
      once,
      body: () => once(readBody, () => readBody(request, mostBytes(path))),
      read: (url: string) => replyTo(asRead(request, url), withoutStream(response)),
    };
    const methods = findRoutes(path);
    const run = (): Promise<Handled> =>
      methods
        ? runLiteral({ ...call, search: new URLSearchParams(query) }, method, methods)
        : runResource(call, method);
    // A call without a caller finds its company itself, and runs again when that is not in memory.
    return inMemory.bringing(run);
  };

  /** Returns `undefined` when the answer is already written. */
  const replyTo = async (request: Request, response: Response): Promise<Reply | undefined> => {
    const address = addressIn(request.url);
    try {
      if (!METHODS.has(request.method)) throw methodNotAllowed([...METHODS]);
      if (kindOfPath(address.path) !== 'api') throw notFound();
      if (address.query.length > MAX_QUERY_LENGTH) throw malformed('The query is too long.');
      return await answer(request, response, address);
    } catch (error) {
      return refusal(error, request);
    }
  };

  return (request, response, next) => {
    // Pages accept only the methods of the API, too.
    if (METHODS.has(request.method) && kindOfPath(addressIn(request.url).path) === 'web') {
      noteRoute(request, WEB);
      next();
      return;
    }
    replyTo(request, response)
      .then((reply) => reply && send({ request, response, reply }))
      .catch((error: unknown) => send({ request, response, reply: refusal(error, request) }));
  };
}

/** What a call has done once, by what stands for it. */
function onceACall(): PublicCall['once'] {
  const done = new Map<object, Promise<unknown>>();
  return <Result>(what: object, work: () => Promise<Result>) => {
    const doing = (done.get(what) as Promise<Result> | undefined) ?? work();
    done.set(what, doing);
    return doing;
  };
}

function noteCaller({ seen }: Request, { user, role, tenant }: Caller): void {
  if (seen) seen.who = { tenant, userId: user.id, role };
}

/** The path pattern of a generic call, without the record's id. */
function patternOf({ resource, shape, named }: CalledResource): string {
  const isAction = named !== undefined && Object.hasOwn(resource.actions, named);
  return `/api/${resource.api.path}${isAction ? shape.replace(':name', named) : shape}`;
}

type Address = { readonly path: string; readonly query: string };

function addressIn(url: string): Address {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}
