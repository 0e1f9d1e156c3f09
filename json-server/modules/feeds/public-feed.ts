import { icalText } from '../../../src/domain/calendar/ical-text.ts';
import { readColumns } from '../../../src/config/list-columns.ts';
import { listSearch } from '../../../src/config/list-search.ts';
import { ALL_ROWS } from '../../../src/config/query.ts';
import { readSavedQuery } from '../../../src/config/saved-query.ts';
import type { Language, Resource, Row } from '../../../src/config/types.ts';
import type { ActingFor } from '../../accounts/acting-for.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { addressLimit } from '../../accounts/limits.ts';
import { recordOfSecret } from '../../accounts/secret-links.ts';
import { notFound } from '../../http/http-error.ts';
import { sendInPieces, send } from '../../http/reply.ts';
import type { SavedViewRow } from '../../live/rows/own-rows.ts';
import type { FeedsRow } from '../../live/rows/stored/feeds.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { OnBehalf, Context } from '../../records/context.ts';
import { columnsNamed, exportColumns } from '../../records/export/columns.ts';
import { sendExport, shownValuesIn } from '../../records/export/export-list.ts';
import { listRows } from '../../records/list.ts';
import { askableFor, fieldsFor, viewIn } from '../../records/list-settings.ts';
import type { Records } from '../../records/records.ts';
import { rowTexts } from '../../records/row-texts.ts';
import { titleReader } from '../../records/titles.ts';
import { dayKeysOf, eventDays } from './event-days.ts';
import { FEED_LINKS, FEEDS } from './names.ts';

type Deps = {
  readonly records: Records;
  readonly actingFor: ActingFor;
  readonly asSystem: AsSystem;
  readonly clock: () => number;
  readonly publicUrl: string;
};

/** Per minute and address: 120 feeds, or 12 guesses. */
const POINTS = 120;
const MISS = 10;
/** Max entries of a calendar; programs give up on more. */
const MAX_EVENTS = 5000;
/** ms between two updates of a link's last reading */
const NOTED_EVERY = 60 * 60 * 1000;

const FILE = /^\/api\/public\/feeds\/([A-Za-z0-9_-]{1,100})\.(csv|json|ics)$/;

/** The current target of a link. */
type Feed = {
  readonly behalf: OnBehalf;
  readonly context: Context;
  readonly resource: Resource;
  readonly view: SavedViewRow;
  readonly row: FeedsRow;
  /** The view's query, as its list sends it. */
  readonly search: string;
  /** Names of fields. */
  readonly columns: readonly string[];
  readonly language: Language;
};

/**
 * The view behind a secret, with the current rights of the person who made the link. Undefined if they may no longer
 * sign in, export the list as a file, or use a part of the query: without that part the rows would be different.
 */
function feedBehind({ records, actingFor }: Deps, secret: string): Feed | undefined {
  const linked = recordOfSecret(records.shared.table(FEED_LINKS), secret);
  const row = linked && records.company(linked.tenant).table(FEEDS).get(linked.id);
  if (!row || row.linkHash !== linked.hash) return undefined;
  const behalf = actingFor({ tenant: linked.tenant, userId: row.userId ?? '' });
  if (behalf === undefined) return undefined;
  const context = records.of(behalf);
  const view = viewIn(context, row.viewId ?? '');
  const resource = view && context.snapshot.config.resources[view.list];
  if (!resource || resource.api.routed) return undefined;
  const { can } = context.snapshot.rightsOf({ role: behalf.caller.role, resource });
  const { query, isPartial } = askableFor(context, resource, readSavedQuery(view.query));
  if (!can.has('list') || !can.has('export') || isPartial) return undefined;
  const dialect = context.snapshot.config.dialects[resource.api.dialect];
  if (dialect === undefined) return undefined;
  const { view: viewId, q = '', filters = [], where, sort = resource.list.sort } = query;
  const search = listSearch(dialect, {
    page: 0,
    pageSize: ALL_ROWS,
    sort,
    q,
    filters,
    ...(viewId !== undefined && { viewId }),
    ...(where !== undefined && { where }),
  });
  const own = readColumns(view.columns, fieldsFor(context, resource))?.map(({ field }) => field);
  const columns = own ?? resource.list.columns.map(({ field }) => field);
  return {
    behalf,
    context,
    resource,
    view,
    row,
    search: search.toString(),
    columns: [...new Set(columns.map((name) => name.split('.')[0] ?? name))],
    language: behalf.caller.user.language === 'tr' ? 'tr' : 'en',
  };
}

/** The columns of the view that fit into a sheet. */
function sheetColumns({ context, resource, columns, language }: Feed) {
  const { readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const all = exportColumns({ context, resource, language, readable });
  return columns.flatMap((name) => columnsNamed(all, name));
}

function sendCsv(deps: Deps, call: PublicCall, feed: Feed): Promise<undefined> {
  const { behalf, resource, language, search } = feed;
  const columns = [...new Set(sheetColumns(feed).map(({ key }) => key))];
  const separator = call.search.get('separator') === 'comma' || language !== 'tr' ? ',' : ';';
  const { request, response } = call;
  const asked = { format: 'csv', language, separator, columns, search } as const;
  return sendExport({ request, response, resource, ...behalf }, deps.records, asked);
}

function* jsonPieces(rows: readonly Row[], textOf: (row: Row) => string): Generator<string> {
  yield '{"items":[';
  for (const [at, row] of rows.entries()) yield (at === 0 ? '' : ',') + textOf(row);
  yield `],"total":${rows.length}}`;
}

function sendJson({ request, response }: PublicCall, { context, resource, search }: Feed): Promise<void> {
  const rows = listRows(context, resource, search);
  return sendInPieces({ request, response, pieces: jsonPieces(rows, rowTexts(context, resource, rows)) });
}

/** @throws HttpError 404 for a list without dates */
function sendCalendar({ publicUrl }: Deps, { request, response }: PublicCall, feed: Feed): void {
  const { context, resource, view, search } = feed;
  const { readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const keys = dayKeysOf(resource, readable);
  if (keys === undefined) throw notFound();
  const columns = sheetColumns(feed);
  const shownIn = shownValuesIn(context, resource, columns);
  const titleFor = titleReader(context, resource);
  const events = listRows(context, resource, search)
    .slice(0, MAX_EVENTS)
    .flatMap((row) => {
      const shown = shownIn(row);
      const days = eventDays(keys, shown);
      if (days === undefined) return [];
      const lines = columns.flatMap(({ head, cell }) => {
        const value = cell(shown);
        const text = typeof value === 'object' && value !== null ? value.decimal : String(value ?? '');
        return text === '' ? [] : [`${head}: ${text}`];
      });
      return {
        ...days,
        uid: `${row.id}@konak-${resource.name}`,
        changedAt: typeof row.updatedAt === 'string' ? row.updatedAt : context.caller.values.now,
        sequence: Math.max(0, (typeof row.version === 'number' ? row.version : 1) - 1),
        summary: titleFor(row),
        description: lines.join('\n'),
        url: `${publicUrl}${resource.routes.show.replace(':id', encodeURIComponent(row.id))}`,
        isBusy: false,
      };
    });
  const text = icalText({ product: 'View', name: view.name, events });
  send({ request, response, reply: { status: 200, json: text, type: 'text/calendar; charset=utf-8' } });
}

/**
 * Stores when a link was last read, at most once an hour; this does not edit its record. A read-only store stores
 * nothing.
 */
async function noteRead({ records, asSystem, clock }: Deps, { row }: Feed): Promise<void> {
  const now = clock();
  if (!records.isWritable() || now - Date.parse(row.lastReadAt ?? '1970-01-01') < NOTED_EVERY) return;
  await asSystem(row.tenantId ?? '', ({ table }) => {
    const current = table(FEEDS).get(row.id);
    return current ? [{ collection: FEEDS, row: { ...current, lastReadAt: new Date(now).toISOString() } }] : [];
  });
}

/** The rows of a saved view for anyone with its secret link: unknown, withdrawn and ended links give the same 404. */
export function publicFeedCalls(deps: Deps): readonly Route[] {
  const limit = addressLimit(POINTS);
  return [
    {
      method: 'GET',
      path: '/api/public/feeds/:file',
      access: 'public',
      handle: async (call) => {
        await limit(call);
        const [, secret = '', ending] = FILE.exec(call.path) ?? [];
        const feed = feedBehind(deps, secret);
        if (feed === undefined) {
          await limit(call, MISS - 1);
          throw notFound();
        }
        await noteRead(deps, feed);
        if (ending === 'csv') await sendCsv(deps, call, feed);
        else if (ending === 'json') await sendJson(call, feed);
        else sendCalendar(deps, call, feed);
        return undefined;
      },
    },
  ];
}
