import type { BaseRecord, CustomParams, DataProvider } from '@refinedev/core';
import simpleRest from '@refinedev/simple-rest';
import type { ClientResource } from '../config/types.ts';
import { partOfAnswer } from './answer.ts';
import { apiBase } from './boot.ts';
import { heldConfig } from './config.ts';
import { forgetVersion, rememberRows, rememberVersion, versionToMatch } from './etags.ts';
import { type HttpAnswer, type HttpRequest, request } from './http.ts';
import { newKey } from './new-key.ts';
import { listPath, type ListRequest, resourcePath } from './list-request.ts';
import { takeArrived, takeEarly } from './prefetch.ts';

/**
 * Options of a call in Refine's `meta`. `version`: the version a form was filled from (If-Match). `idempotencyKey`: one
 * per opening of a create form, so sending twice creates once. `isAlone`: a read not combined with others. `headers`:
 * anything else.
 */
export type CallMeta = {
  readonly version?: number | string;
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isAlone?: boolean;
  readonly queryContext?: { readonly signal?: AbortSignal };
};

/** simple-rest wants an axios: this is the part of it that it uses, over our own `request`. */
type Client = NonNullable<Parameters<typeof simpleRest>[1]>;
type ClientConfig = { headers?: Record<string, string>; data?: unknown };
const send = async (call: HttpRequest) => {
  const { data, headers } = await request<unknown>(call);
  return { data, headers };
};
const client = {
  get: (path: string, { headers = {} }: ClientConfig = {}) => send({ path, headers }),
  post: (path: string, body: unknown, { headers = {} }: ClientConfig = {}) =>
    send({ path, method: 'POST', body, headers }),
  put: (path: string, body: unknown, { headers = {} }: ClientConfig = {}) =>
    send({ path, method: 'PUT', body, headers }),
  patch: (path: string, body: unknown, { headers = {} }: ClientConfig = {}) =>
    send({ path, method: 'PATCH', body, headers }),
  delete: (path: string, { headers = {}, data }: ClientConfig = {}) =>
    send({ path, method: 'DELETE', body: data, headers }),
} as Client;

/** Paths are below `apiBase()`, which `request` puts in front. */
const rest = simpleRest('', client);

/**
 * The calls of the API. On top of simple-rest: paths, paging and answer shapes come from each resource's
 * configuration, every record's version is kept and sent as If-Match, calls can be aborted.
 * @throws HttpError; a 412 carries `body.current` and `body.changes`
 */
const server: DataProvider = {
  ...rest,
  getApiUrl: apiBase,

  getList: async ({ meta, ...wanted }) => {
    const config = heldConfig();
    const path = listPath(config, wanted);
    const { data } = await (takeEarly(path) ?? request<unknown>({ path, ...readOptions(wanted.resource, meta) }));
    const routed = routedResource(wanted.resource);
    if (routed) return routedList(routed, wanted, data);
    return pageOf(wanted.resource, data);
  },

  getOne: async ({ resource, id, meta }) => {
    const path = recordUrl(resource, id);
    const answer = await request<never>({ path, ...readOptions(resource, meta) });
    const routed = routedResource(resource);
    if (routed) return { data: (await loadRouted()).routedOne(routed, answer.data) as never };
    rememberVersion({ path, headers: answer.headers, body: answer.data });
    return { data: answer.data };
  },

  getMany: async ({ resource, ids, meta }) => {
    const wanted: ListRequest = {
      resource,
      pagination: { currentPage: 1, pageSize: Math.max(ids.length, 1) },
      filters: [{ field: 'id', operator: 'in', value: ids.map(String) }],
    };
    const path = listPath(heldConfig(), wanted);
    const { data } = await request<unknown>({ path, ...readOptions(resource, meta) });
    return { data: listAt(data, heldConfig().resources[resource]?.api.rows ?? 'items') as never[] };
  },

  create: async ({ resource, variables, meta }) => {
    const path = resourcePath(heldConfig(), resource);
    const routed = routedResource(resource);
    if (routed) {
      const { routedBody, routedRow } = await loadRouted();
      const { data } = await request<unknown>({
        path,
        method: 'POST',
        body: routedBody(variables),
        ...optionsOf(meta),
      });
      return { data: routedRow(routed, data) as never };
    }
    const { idempotencyKey = newKey() } = (meta ?? {}) as CallMeta;
    const answer = await rest.create<BaseRecord, unknown>({
      resource: path.slice(1),
      variables,
      meta: { headers: { ...headersIn(meta), 'Idempotency-Key': idempotencyKey } },
    });
    rememberRows({ path, rows: [answer.data] });
    return answer as never;
  },

  update: async ({ resource, id, variables, meta }) => {
    const routed = routedResource(resource);
    if (routed) {
      const path = recordUrl(resource, id);
      const { data } = await request<unknown>({ path, method: 'PUT', body: variables, ...optionsOf(meta) });
      return { data: (await loadRouted()).routedOne(routed, data) as never };
    }
    const answer = await rest.update<BaseRecord, unknown>({
      resource: resourcePath(heldConfig(), resource).slice(1),
      id: encodeURIComponent(id),
      variables,
      meta: { headers: ifMatch({ resource, id, meta }) },
    });
    rememberRows({ path: resourcePath(heldConfig(), resource), rows: [answer.data] });
    return answer as never;
  },

  deleteOne: async ({ resource, id, meta }) => {
    await rest.deleteOne<BaseRecord, unknown>({
      resource: resourcePath(heldConfig(), resource).slice(1),
      id: encodeURIComponent(id),
      meta: { headers: ifMatch({ resource, id, meta }) },
    });
    forgetVersion(recordUrl(resource, id));
    return { data: { id } as never };
  },

  custom: async (call) => {
    const answer = await request<never>({
      path: customPath(call),
      method: (call.method.toUpperCase() === 'HEAD' ? 'GET' : call.method.toUpperCase()) as 'GET',
      body: call.payload,
      ...optionsOf(call.meta),
      headers: { ...headersIn(call.meta), ...(call.headers as Record<string, string> | undefined) },
    });
    rememberAction(call.url, answer);
    return { data: answer.data };
  },
};

/**
 * The provider of a resource: the server, or the browser's storage, whose code is loaded with the first such resource.
 */
async function answerOf(name: string): Promise<DataProvider> {
  const config = heldConfig();
  const resource = config.resources[name];
  if (!resource?.api.routed?.records) return server;
  return (await import('./browser-data.ts')).browserData({ config, resource, others: server });
}

/** Refine's door to all records. */
export const dataProvider: DataProvider = {
  ...server,
  getList: async (wanted) => (await answerOf(wanted.resource)).getList(wanted),
  getOne: async (wanted) => (await answerOf(wanted.resource)).getOne(wanted),
  create: async (wanted) => (await answerOf(wanted.resource)).create(wanted),
  update: async (wanted) => (await answerOf(wanted.resource)).update(wanted),
  deleteOne: async (wanted) => (await answerOf(wanted.resource)).deleteOne(wanted),
};

/** The page of a list that was asked for before its screen was there, if the answer is here. */
export function arrivedPage(wanted: ListRequest): ListPage | undefined {
  const config = heldConfig();
  // Rows of unconfigured resources come from elsewhere (the demo's examples).
  if (config.resources[wanted.resource] === undefined || routedResource(wanted.resource)) return undefined;
  const arrived = takeArrived(listPath(config, wanted));
  return arrived && pageOf(wanted.resource, arrived.data);
}

type ListPage = { readonly data: never[]; readonly total: number };

function pageOf(resource: string, answer: unknown): ListPage {
  const config = heldConfig();
  const { rows, total } = config.resources[resource]?.api ?? { rows: 'items', total: 'total' };
  const list = listAt(answer, rows);
  rememberRows({ path: resourcePath(config, resource), rows: list });
  const near = partOfAnswer(answer, 'near');
  return {
    data: list as never[],
    total: Number(partOfAnswer(answer, total) ?? list.length),
    // A search that found nothing as it was typed: rows that it may have meant.
    ...(Array.isArray(near) && { near: near.map(String) }),
  };
}

/** Path of one record below the API's base; ids match `[A-Za-z0-9_-]+`, anything else cannot leave its segment. */
export function recordUrl(resource: string, id: string | number): string {
  return `${resourcePath(heldConfig(), resource)}/${encodeURIComponent(id)}`;
}

/** Routes of their own answer otherwise than the generic calls: what reads them comes with the first such resource. */
const loadRouted = () => import('./routed.ts');

function routedResource(name: string): ClientResource | undefined {
  const resource = heldConfig().resources[name];
  return resource?.api.routed ? resource : undefined;
}

async function routedList(resource: ClientResource, wanted: ListRequest, answer: unknown) {
  const { routedPage, routedRow } = await loadRouted();
  const { rows, total, routed } = resource.api;
  const list = listAt(answer, rows);
  const page = routed?.whole
    ? routedPage(resource, wanted, list)
    : { data: list.map((row) => routedRow(resource, row)), total: Number(partOfAnswer(answer, total) ?? list.length) };
  return page as { data: never[]; total: number };
}

function ifMatch({
  resource,
  id,
  meta,
}: {
  resource: string;
  id: string | number;
  meta: unknown;
}): Record<string, string> {
  const { version } = (meta ?? {}) as CallMeta;
  const etag = versionToMatch({ path: recordUrl(resource, id), version });
  return { ...headersIn(meta), ...(etag !== undefined && { 'If-Match': etag }) };
}

function customPath({ url, query }: CustomParams): string {
  const path = url.startsWith(`${apiBase()}/`) ? url.slice(apiBase().length) : url;
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** `POST /estates/e1/actions/close` returns the current record. */
function rememberAction(url: string, { headers, data }: HttpAnswer<unknown>): void {
  const path = /^(.+)\/actions\/[^/]+$/.exec(url.startsWith(apiBase()) ? url.slice(apiBase().length) : url)?.[1];
  if (path !== undefined) rememberVersion({ path, headers, body: data });
}

function optionsOf(meta: unknown): Pick<HttpRequest, 'headers' | 'signal'> {
  return { headers: headersIn(meta), signal: ((meta ?? {}) as CallMeta).queryContext?.signal };
}

/** Calls that a resource words in its own way are made as they are written down. */
function readOptions(resource: string, meta: unknown): Omit<HttpRequest, 'path'> {
  const { isAlone = false, headers } = (meta ?? {}) as CallMeta;
  return { ...optionsOf(meta), isJoined: !isAlone && headers === undefined && !routedResource(resource) };
}

function headersIn(meta: unknown): Record<string, string> {
  return { ...((meta ?? {}) as CallMeta).headers };
}

function listAt(body: unknown, path: string): readonly unknown[] {
  const found = partOfAnswer(body, path);
  return Array.isArray(found) ? (found as unknown[]) : [];
}
