import { titleOf } from '../../src/config/title.ts';
import type { Json, Notice, Resource, Row, Text } from '../../src/config/types.ts';
import { textIn } from '../rows.ts';
import { type Context, resolver, tableOf } from './context.ts';
import { type FieldChange, HISTORY } from './history.ts';
import { filterFor, scopeOf } from './scope.ts';

/** ms; what is older is no news */
const HORIZON = 30 * 24 * 60 * 60 * 1000;
/** History entries that one call looks at; with this its cost does not grow with the history. */
export const MOST_EXAMINED = 5000;
/** Counting stops here: the bell says "99+". */
export const MOST_UNREAD = 100;

export type Notification = {
  /** Of the history entry. */
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly resource: string;
  readonly recordId: string;
  /** By the fields that the reader may see. */
  readonly title: string;
  /** `create`, `update`, `delete`, or a named action. */
  readonly action: string;
  /** Of a named action: readers need not be allowed to do it themselves. */
  readonly label: Text | null;
  /** Path of the record's page; null when it is gone. */
  readonly link: string | null;
  readonly isUnread: boolean;
};

type News = { readonly entry: Row; readonly resource: Resource; readonly row: Row; readonly isGone: boolean };

/** The resources of which the caller is told anything. */
export function toldOf({ snapshot, caller }: Context): Resource[] {
  const { role } = caller;
  return Object.values(snapshot.config.resources).filter(
    (resource) =>
      // A view's records are its base's, which tells of them.
      resource.of === undefined &&
      resource.notify.some((notice) => isFor(notice, role)) &&
      snapshot.viewOf({ role, resource }).can.has('show'),
  );
}

const isFor = ({ roles }: Notice, role: string): boolean => roles.length === 0 || roles.includes(role);

/** What others did that the caller is told of, newest first; lazily, so that a page costs a page. */
function* newsFor(context: Context): Generator<News> {
  const { caller, read } = context;
  const told = new Map(toldOf(context).map((resource) => [resource.name, resource]));
  if (told.size === 0) return;
  const oldest = new Date(Date.parse(caller.values.now) - HORIZON).toISOString();
  let examined = 0;
  for (const entry of read(HISTORY, caller.tenant).ordered('at', 'DESC')) {
    examined += 1;
    if (examined > MOST_EXAMINED || textIn(entry, 'at') < oldest) return;
    const [name = '', id = ''] = textIn(entry, 'record').split('/', 2);
    const resource = told.get(name);
    if (resource === undefined || actorOf(entry).id === caller.user.id) continue;
    const news = recordOf({ context, resource, entry, id });
    if (news && isTold({ context, ...news })) yield news;
  }
}

const actorOf = (entry: Row): { readonly id?: string; readonly name?: string } =>
  (entry['by'] ?? {}) as { id?: string; name?: string };

/** The record as it is now, or as it was when it was deleted. */
function recordOf(setup: { context: Context; resource: Resource; entry: Row; id: string }): News | undefined {
  const { context, resource, entry, id } = setup;
  const row = tableOf(context, resource).get(id);
  if (row !== undefined) return { entry, resource, row, isGone: false };
  if (entry['action'] !== 'delete') return undefined;
  const changes = (entry['changes'] ?? {}) as unknown as Readonly<Record<string, FieldChange>>;
  const values = Object.entries(changes).map(([key, { from }]): [string, Json] => [key, from]);
  return { entry, resource, row: { ...Object.fromEntries(values), id }, isGone: true };
}

/** Told to this role, and of a record that lies within the caller's sight. */
function isTold({ context, entry, resource, row }: News & { readonly context: Context }): boolean {
  const action = textIn(entry, 'action');
  const isMet = ({ where }: Notice): boolean =>
    where === undefined || filterFor({ context, resource, where }).matches(row);
  const isWanted = resource.notify.some(
    (notice) => notice.on.includes(action) && isFor(notice, context.caller.role) && isMet(notice),
  );
  return isWanted && (scopeOf(context, resource)?.matches(row) ?? true);
}

/**
 * One page of the caller's notifications, read from the histories.
 * @param readAt what happened up to then is read; '' = nothing is
 * @param before id of the last one of the page before
 * @returns `unread` counts to `MOST_UNREAD`
 */
export function notificationsFor({
  context,
  readAt,
  before,
  limit,
}: {
  context: Context;
  readAt: string;
  before: string | undefined;
  limit: number;
}): { items: Notification[]; hasMore: boolean; unread: number } {
  const items: Notification[] = [];
  let unread = 0;
  let hasMore = false;
  let isAfter = before === undefined;
  for (const news of newsFor(context)) {
    const isUnread = textIn(news.entry, 'at') > readAt;
    if (isUnread && unread < MOST_UNREAD) unread += 1;
    if (isAfter && items.length < limit) items.push(describe(context, news, isUnread));
    else if (isAfter) hasMore = true;
    if (news.entry.id === before) isAfter = true;
    if (hasMore && (!isUnread || unread >= MOST_UNREAD)) break;
  }
  return { items, hasMore, unread };
}

function describe(context: Context, { entry, resource, row, isGone }: News, isUnread: boolean): Notification {
  const action = textIn(entry, 'action');
  const { readable } = context.snapshot.viewOf({ role: context.caller.role, resource });
  return {
    id: entry.id,
    at: textIn(entry, 'at'),
    by: actorOf(entry).name ?? '',
    resource: resource.name,
    recordId: row.id,
    title: titleOf({ resource, row, resolve: resolver(context), readable }),
    action,
    label: Object.hasOwn(resource.actions, action) ? (resource.actions[action]?.label ?? null) : null,
    link: isGone ? null : resource.routes.show.replace(':id', row.id),
    isUnread,
  };
}
