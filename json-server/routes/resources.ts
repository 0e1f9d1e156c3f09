import { exportList } from '../records/export/export-list.ts';
import { sendTemplate } from '../records/import/template.ts';
import { listStats } from '../records/stats.ts';
import { withDryRun } from '../records/dry-run.ts';
import { repeatable } from '../records/repeatable.ts';
import type { Row } from '../../src/config/types.ts';
import { MAX_ROWS_OF_WHOLE_LIST } from '../../src/config/query.ts';
import type { ResourceCall, ResourceRoute } from '../accounts/resource-call.ts';
import { malformed, notFound } from '../http/http-error.ts';
import { freeRoutes } from './free.ts';
import { json, type Reply, sendInPieces } from '../http/reply.ts';
import type { Repositories, Repository } from '../records/repository.ts';
import type { Records } from '../records/records.ts';
import { acceptedLanguage } from '../../src/config/catalogues.ts';

function nest(path: string, value: unknown): Record<string, unknown> {
  const [first = path, ...rest] = path.split('.');
  return { [first]: rest.length === 0 ? value : nest(rest.join('.'), value) };
}

/** A placeholder for the records; no name in an answer looks like it. */
const ITEMS = '<items>';

/** Rows serialised in one go; more are serialised and sent in slices. */
const MAX_AT_ONCE = 200;

function* piecesOf(head: string, rows: readonly Row[], textOf: (row: Row) => string): Generator<string> {
  const [before = '', after = ''] = head.split(`"${ITEMS}"`);
  yield `${before}[`;
  for (const [at, row] of rows.entries()) yield (at === 0 ? '' : ',') + textOf(row);
  yield `]${after}`;
}

async function handleList(repository: Repository, call: ResourceCall): Promise<Reply | undefined> {
  const mark = call.request.url.indexOf('?');
  const page = await repository.list(mark === -1 ? '' : call.request.url.slice(mark + 1));
  const { rows: found, textOf, total, query, isNear } = page;
  const { rows, total: totalName } = call.resource.api;
  const head = json(200, {
    ...nest(rows, ITEMS),
    ...nest(totalName, total),
    pageNumber: query.page,
    pageSize: query.pageSize,
    // No record matches the text; these rows are close matches.
    ...(isNear ? { near: found.map(({ id }) => id) } : {}),
    // "All" has a limit; the answer says when rows are missing.
    ...(query.pageSize === -1 && total > MAX_ROWS_OF_WHOLE_LIST ? { cappedAt: MAX_ROWS_OF_WHOLE_LIST } : {}),
  });
  // The records are already text; everything else in the answer is numbers.
  const pieces = piecesOf(head.json ?? '', found, textOf);
  if (found.length <= MAX_AT_ONCE) return { ...head, json: [...pieces].join('') };
  await sendInPieces({ request: call.request, response: call.response, pieces });
  return undefined;
}

async function handleCreate(repository: Repository, call: ResourceCall): Promise<Reply> {
  const body = await call.body();
  return repository.create(body.value, repeatable(call, body));
}

/** Whether an action is only a preview. @throws HttpError 400 */
function isDryRun({ request: { url } }: ResourceCall): boolean {
  const said = new URLSearchParams(url.split('?')[1]).get('dryRun');
  if (said === null || said === 'false') return false;
  if (said === 'true') return true;
  throw malformed('"dryRun" is true or false.');
}

async function handleAction(repository: Repository, call: ResourceCall, named: string | undefined): Promise<Reply> {
  const action = named === undefined ? undefined : call.resource.actions[named];
  if (action === undefined) throw notFound();
  const body = await call.body();
  const ifMatch = call.request.headers['if-match'];
  const sent = { input: body.value, ifMatch, request: repeatable(call, body) };
  if (!isDryRun(call)) return repository.act(call.id ?? '', action, sent);
  if (!action.outcome) throw malformed(`"${action.name}" has no dry run.`);
  const request = { ...sent.request, key: undefined };
  return withDryRun<Reply>((undo) => repository.act(call.id ?? '', action, { ...sent, request, undo }));
}

type Deps = {
  readonly records: Records;
  readonly repository: Repositories;
  /** Imports a file. */
  readonly importList: ResourceRoute['handle'];
};

/** The generic calls of every configured resource; `shape` is what follows `/api/<path>`. */
export function resourceRoutes({ records, repository: repositoryOf, importList }: Deps): readonly ResourceRoute[] {
  const repository = ({ snapshot, caller, resource, request }: ResourceCall): Repository => {
    const language = acceptedLanguage(request.headers['accept-language']);
    return repositoryOf({ snapshot, caller, resource, language });
  };
  const ifMatch = (call: ResourceCall): string | undefined => call.request.headers['if-match'];
  return [
    { method: 'GET', shape: '', action: () => 'list', handle: (call) => handleList(repository(call), call) },
    { method: 'POST', shape: '', action: () => 'create', handle: (call) => handleCreate(repository(call), call) },
    {
      method: 'GET',
      shape: '/export.csv',
      action: () => 'export',
      handle: (call) => exportList(call, records, 'csv'),
    },
    {
      method: 'GET',
      shape: '/export.xlsx',
      action: () => 'export',
      handle: (call) => exportList(call, records, 'xlsx'),
    },
    { method: 'POST', shape: '/import', action: () => 'import', handle: importList },
    {
      method: 'GET',
      shape: '/import-template.xlsx',
      action: () => 'import',
      handle: (call) => sendTemplate(call, records),
    },
    {
      method: 'GET',
      shape: '/_stats',
      action: () => 'list',
      handle: async ({ snapshot, caller, resource, request: { url } }) => {
        const context = records.of({ snapshot, caller });
        const mark = url.indexOf('?');
        return json(200, await listStats(context, resource, mark === -1 ? '' : url.slice(mark + 1)));
      },
    },
    ...freeRoutes(records),
    { method: 'GET', shape: '/:id', action: () => 'show', handle: (call) => repository(call).get(call.id ?? '') },
    {
      method: 'PUT',
      shape: '/:id',
      action: () => 'edit',
      handle: async (call) => repository(call).replace(call.id ?? '', (await call.body()).value, ifMatch(call)),
    },
    {
      method: 'PATCH',
      shape: '/:id',
      action: () => 'edit',
      handle: async (call) => repository(call).merge(call.id ?? '', (await call.body()).value, ifMatch(call)),
    },
    {
      method: 'DELETE',
      shape: '/:id',
      action: () => 'delete',
      handle: (call) => repository(call).remove(call.id ?? '', ifMatch(call)),
    },
    {
      method: 'GET',
      shape: '/:id/history',
      action: () => 'show',
      handle: async (call) => {
        const items = await repository(call).history(call.id ?? '');
        return json(200, { items, total: items.length });
      },
    },
    {
      method: 'GET',
      shape: '/_deleted',
      action: () => 'delete',
      handle: async (call) => json(200, await repository(call).deleted()),
    },
    {
      method: 'POST',
      shape: '/:id/restore',
      action: () => 'delete',
      handle: async (call) => {
        const body = await call.body();
        return repository(call).restore(call.id ?? '', repeatable(call, body));
      },
    },
    {
      method: 'GET',
      shape: '/:id/actions/:name',
      action: (named) => named ?? '',
      handle: (call) => {
        const action = call.named === undefined ? undefined : call.resource.actions[call.named];
        if (action === undefined) throw notFound();
        return json(200, repository(call).propose(call.id ?? '', action));
      },
    },
    {
      method: 'POST',
      shape: '/:id/actions/:name',
      action: (named) => named ?? '',
      handle: (call) => handleAction(repository(call), call, call.named),
    },
  ];
}
