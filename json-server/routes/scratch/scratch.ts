import type { Express, Request, Response } from 'express';
import jsonServer from 'json-server';
import low from 'lowdb';
import type { Json } from '../../../src/config/types.ts';
import { malformed, notFound } from '../../http/http-error.ts';
import { json, send } from '../../http/reply.ts';

/** Collections without a configuration, as json-server stores them: name → rows. */
export type ScratchState = Record<string, Json[]>;
/** The collections of each tenant; a tenant's first write copies those of the seed. */
export type ScratchStates = { readonly seed: ScratchState; readonly tenants: Record<string, ScratchState> };

export type Scratch = {
  /** @param path below the mount, e.g. `/notes/3`. @throws HttpError */
  readonly handle: (call: {
    tenant: string;
    request: Request;
    response: Response;
    path: string;
    search: URLSearchParams;
    body: Json | undefined;
  }) => Promise<void>;
};

/** Inputs that json-server's router would read and that must not reach it. */
const STRIPPED_HEADERS = ['x-http-method-override', 'x-http-method', 'x-method-override'];
/** `_like` takes a pattern from the user (ReDoS), `callback` is JSONP, `_delay` holds the connection. */
const isHarmless = (key: string): boolean =>
  !key.endsWith('_like') && key !== 'callback' && key !== '_delay' && key !== '__proto__';

function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key);
    if (isHarmless(key)) query[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

type StockRouter = ReturnType<typeof jsonServer.router<ScratchState>> & {
  stack: unknown[];
  render: (request: Request, response: Response) => void;
};

/** json-server's router, over the collections of one tenant. */
function stockOf(state: ScratchState, save: () => Promise<void>): Express {
  const adapter = {
    source: '',
    read: () => state,
    write: (next: ScratchState) => {
      Object.assign(state, next);
    },
  };
  // lowdb's types only know its own adapters.
  const database = low(adapter as unknown as low.AdapterSync<ScratchState>);
  const router = jsonServer.router(database, { foreignKeySuffix: '__never__' }) as StockRouter;
  // The router needs requests that Express has prepared; the API's are not.
  const stock = jsonServer.create().disable('x-powered-by').disable('etag').use(router) as Express;
  router.stack.pop();
  router.render = (request, response) => {
    const done = request.method === 'GET' || request.method === 'HEAD' ? Promise.resolve() : save();
    const body: unknown = response.locals['data'];
    const { statusCode } = response;
    done.then(
      () => send({ request, response, reply: json(statusCode, body) }),
      () => send({ request, response, reply: json(503, { message: 'Not saved' }) }),
    );
  };
  return stock;
}

/**
 * json-server's router over a separate object per tenant (S1). Its `/db`, cascading deletes, method override, patterns
 * and error page are out of reach.
 * @param save called with everything after a change; the answer waits for it
 */
export function createScratch({
  states,
  save,
}: {
  states: ScratchStates;
  save: (states: ScratchStates) => Promise<void>;
}): Scratch {
  const { seed, tenants } = states;
  const stocks = new Map<string, Express>();
  const stockFor = (tenant: string): Express => {
    const known = stocks.get(tenant);
    if (known) return known;
    const made = stockOf((tenants[tenant] ??= structuredClone(seed)), () => save(states));
    stocks.set(tenant, made);
    return made;
  };

  return {
    handle: ({ tenant, request, response, path, search, body }) => {
      const collection = path.split('/')[1] ?? '';
      if (!Object.hasOwn(tenants[tenant] ?? seed, collection)) throw notFound();
      for (const header of STRIPPED_HEADERS) Reflect.deleteProperty(request.headers, header);
      request.url = path;
      request.query = queryOf(search);
      // Already read and checked; `_body` tells body-parser so.
      Object.assign(request, { body: body ?? {}, _body: true });
      return new Promise((resolve, reject) => {
        response.on('finish', resolve).on('close', resolve);
        stockFor(tenant)(request, response, (error?: unknown) => {
          reject(error === undefined ? notFound() : malformed('The scratch collection refused this.'));
        });
      });
    },
  };
}
