import { randomUUID } from 'node:crypto';
import { readColumns } from '../../src/config/list-columns.ts';
import { readSavedQuery } from '../../src/config/saved-query.ts';
import type { Json, Resource } from '../../src/config/types.ts';
import { isJsonObject, ownValue } from '../../src/config/values.ts';
import { fold } from '../../src/domain/text/fold.ts';
import type { ViewClash } from '../../src/wire/list-settings.ts';
import type { Route, SignedCall } from '../accounts/call.ts';
import { conflict, forbidden, invalid, malformed, notFound } from '../http/http-error.ts';
import type { Context } from '../records/context.ts';
import {
  askableFor,
  CHOICES,
  fieldsFor,
  isShared,
  listSettings,
  mayShareViews,
  ownedBy,
  viewOwner,
  viewVersionOf,
  viewIn,
  viewsFor,
  SAVED_VIEWS,
} from '../records/list-settings.ts';
import { repeatable } from '../records/repeatable.ts';
import type { Once } from '../records/once.ts';
import { json, type Reply } from '../http/reply.ts';
import { personName } from '../live/rows/rows.ts';
import type { SavedViewRow } from '../live/rows/own-rows.ts';
import type { Records, WriteTransaction } from '../records/records.ts';

/** views of one person and list */
const MAX_VIEWS = 50;
/** characters of a name */
const LONGEST_NAME = 60;
/** characters of a stored query, as JSON */
const LONGEST_QUERY = 8000;
const CONTROL = /\p{Cc}/u;

type Body = { readonly [key: string]: Json };
type Deps = { readonly records: Records; readonly once: Once };

/** @throws HttpError 404 for a list the caller does not have */
function listOf({ snapshot, caller }: SignedCall, name: Json | undefined): Resource {
  if (typeof name !== 'string') throw malformed('"resource" names a list.');
  const resource = ownValue(snapshot.config.resources, name);
  if (!resource || !snapshot.rightsOf({ role: caller.role, resource }).can.has('list')) throw notFound();
  return resource;
}

async function bodyOf(call: SignedCall): Promise<{ body: Body; read: Awaited<ReturnType<SignedCall['body']>> }> {
  const read = await call.body();
  if (!isJsonObject(read.value)) throw malformed('A JSON object is expected.');
  return { body: read.value, read };
}

/** @throws HttpError 422 */
function nameIn(body: Body, others: readonly SavedViewRow[]): string {
  const refuse = (key: string, params?: Record<string, string | number>) =>
    invalid([{ field: 'name', key: `validation.${key}`, ...(params && { params }) }]);
  const { name } = body;
  if (typeof name !== 'string') throw refuse('text');
  const text = name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (text === '') throw refuse('required');
  if (text.length > LONGEST_NAME) throw refuse('tooLong', { max: LONGEST_NAME });
  if (CONTROL.test(text)) throw refuse('controlCharacters');
  if (others.some((row) => fold(row.name) === fold(text))) throw refuse('unique', { value: text });
  return text;
}

/** The query a view stores, limited to fields its author may read; unknown names are dropped. @throws HttpError 422 */
function storableQuery(context: Context, resource: Resource, value: Json | undefined): Json {
  const { query } = askableFor(context, resource, readSavedQuery(value));
  if (JSON.stringify(query).length > LONGEST_QUERY) throw invalid([{ field: 'query', key: 'savedView.tooLong' }]);
  return query;
}

const storableColumns = (context: Context, resource: Resource, value: Json | undefined): Json =>
  readColumns(value, fieldsFor(context, resource)) ?? null;

/** @throws HttpError 400, 403 */
function sharing(context: Context, resource: Resource, wanted: Json | undefined): string | null {
  if (wanted !== undefined && typeof wanted !== 'boolean') throw malformed('"isShared" is true or false.');
  if (wanted && !mayShareViews(context.snapshot, context.caller)) throw forbidden();
  return wanted === true ? resource.name : null;
}

function makeView(work: WriteTransaction, resource: Resource, body: Body): Reply {
  const { context } = work;
  const { caller } = context;
  const owned = ownedBy(caller, resource);
  const own = work.table(SAVED_VIEWS).equal('owned', owned);
  if (own.length >= MAX_VIEWS) {
    throw invalid([{ field: 'name', key: 'savedView.tooMany', params: { max: MAX_VIEWS } }]);
  }
  const id = randomUUID();
  work.put(SAVED_VIEWS, {
    id,
    tenantId: caller.tenant,
    list: resource.name,
    owned,
    owner: viewOwner(caller),
    by: personName(caller.user),
    name: nameIn(body, own),
    shared: sharing(context, resource, body['isShared']),
    query: storableQuery(context, resource, body['query']),
    columns: storableColumns(context, resource, body['columns']),
    version: 1,
    createdAt: caller.values.now,
    updatedAt: caller.values.now,
  });
  return json(201, { ...listSettings(context, resource), created: id });
}

/** The view with its list, if the caller sees both. @throws HttpError 404 */
function viewAt(call: SignedCall, context: Context): { view: SavedViewRow; resource: Resource } {
  const view = viewIn(context, call.path.slice(call.path.lastIndexOf('/') + 1));
  if (!view) throw notFound();
  return { view, resource: listOf(call, view.list) };
}

/** Refuses a change based on an outdated version. @throws HttpError 400, 409 with a `ViewClash` */
function checkSeen(view: SavedViewRow, seen: Json | undefined): void {
  if (seen === undefined || seen === viewVersionOf(view)) return;
  if (typeof seen !== 'number') throw malformed('"version" is the one of the view that was seen.');
  const changedBy = view.changedBy || view.by;
  const clash: ViewClash = { changedBy, changedAt: view.updatedAt ?? '', version: viewVersionOf(view) };
  throw conflict('viewChanged', { params: { name: changedBy }, extra: clash });
}

function changeView(call: SignedCall, work: WriteTransaction, body: Body): Reply {
  const context = work.context;
  const { caller, snapshot } = call;
  const { view, resource } = viewAt(call, context);
  if (isShared(view) && !mayShareViews(snapshot, caller)) throw forbidden();
  checkSeen(view, body['version']);
  const others = viewsFor(work.table(SAVED_VIEWS), caller, resource).filter(
    (row) => row.id !== view.id && row.owner === view.owner,
  );
  work.put(SAVED_VIEWS, {
    ...view,
    ...(body['name'] !== undefined && { name: nameIn(body, others) }),
    ...(body['isShared'] !== undefined && { shared: sharing(context, resource, body['isShared']) }),
    ...(body['query'] !== undefined && { query: storableQuery(context, resource, body['query']) }),
    ...(body['columns'] !== undefined && { columns: storableColumns(context, resource, body['columns']) }),
    version: viewVersionOf(view) + 1,
    changedBy: personName(caller.user),
    updatedAt: caller.values.now,
  });
  return json(200, listSettings(context, resource));
}

function removeView(call: SignedCall, work: WriteTransaction): Reply {
  const context = work.context;
  const { caller, snapshot } = call;
  const { view, resource } = viewAt(call, context);
  if (view.owner !== viewOwner(caller) && !mayShareViews(snapshot, caller)) throw forbidden();
  work.remove(SAVED_VIEWS, view.id);
  return json(200, listSettings(context, resource));
}

function choose(call: SignedCall, work: WriteTransaction, resource: Resource, body: Body): Reply {
  const { caller } = call;
  const context = work.context;
  const id = ownedBy(caller, resource);
  const before = work.table(CHOICES).get(id);
  const { opens, columns } = body;
  const known = viewsFor(work.table(SAVED_VIEWS), caller, resource);
  const opened = known.find((view) => view.id === opens)?.id ?? null;
  if (opens !== undefined && opens !== opened) throw invalid([{ field: 'opens', key: 'validation.notFound' }]);
  const next = {
    opens: opens === undefined ? (before?.opens ?? null) : opened,
    columns: columns === undefined ? (before?.columns ?? null) : storableColumns(context, resource, columns),
  };
  if (next.opens !== null || next.columns !== null) {
    work.put(CHOICES, { id, tenantId: caller.tenant, ...next });
  } else if (before) work.remove(CHOICES, id);
  return json(200, listSettings(context, resource));
}

/** People's list settings: columns, saved views, and the view a list opens with. */
export const listSettingsRoutes = ({ records, once }: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/_meta/lists',
    access: 'signedIn',
    handle: (call) => {
      const { caller, snapshot, search } = call;
      const context = records.of({ snapshot, caller });
      return json(200, listSettings(context, listOf(call, search.get('resource') ?? undefined)));
    },
  },
  {
    method: 'PUT',
    path: '/api/_meta/lists',
    access: 'signedIn',
    handle: async (call) => {
      const { body } = await bodyOf(call);
      const resource = listOf(call, body['resource']);
      return records.write(call, (work) => choose(call, work, resource, body));
    },
  },
  {
    method: 'POST',
    path: '/api/_meta/views',
    access: 'signedIn',
    handle: async (call) => {
      const { body, read } = await bodyOf(call);
      const resource = listOf(call, body['resource']);
      return once(repeatable(call, read), call, (work) => makeView(work, resource, body));
    },
  },
  {
    method: 'PUT',
    path: '/api/_meta/views/:id',
    access: 'signedIn',
    handle: async (call) => {
      const { body } = await bodyOf(call);
      return records.write(call, (work) => changeView(call, work, body));
    },
  },
  {
    method: 'DELETE',
    path: '/api/_meta/views/:id',
    access: 'signedIn',
    handle: (call) => records.write(call, (work) => removeView(call, work)),
  },
];
