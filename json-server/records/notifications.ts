import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import { noticesOf, textOfNote } from '../../src/config/automations/notices.ts';
import { ownValue } from '../../src/config/values.ts';
import { outcomeOf } from '../../src/config/outcome.ts';
import type { Json, NewsRule, Resource, Row, Text } from '../../src/config/types.ts';
import type { Notification, NotificationPage } from '../../src/wire/notifications.ts';
import type { HistoryRow } from '../live/rows/own-rows.ts';
import { type Context, tableOf } from './context.ts';
import { HISTORY } from './history.ts';
import { filterFor, scopeOf } from './scope.ts';
import { titleReader } from './titles.ts';

type Words = {
  /** A row with display values for its title: labels of choices, formatted dates. */
  readonly spoken: (at: { readonly resource: Resource; readonly row: Row }) => Row;
  readonly text: (text: Text) => string;
};

/** ms; older entries are not news */
const HORIZON = 30 * 24 * 60 * 60 * 1000;
/** Maximum history entries that a call examines, so that its cost does not grow with the history. */
export const MAX_EXAMINED = 5000;
/** Counting stops here: the bell says "99+". */
export const MAX_UNREAD = 100;

type News = {
  readonly entry: HistoryRow;
  readonly resource: Resource;
  readonly row: Row;
  readonly isDeleted: boolean;
  /** The list view named by its notice. */
  readonly view: string | undefined;
};
type Group = { readonly day: string; readonly first: News; readonly isMine: boolean; readonly news: News[] };

/** Maximum number of others sent with a group. */
const MAX_OTHERS = 19;

/** The resources that the caller gets notifications about. */
export function notifyingResources({ snapshot, caller }: Context): Resource[] {
  const { role } = caller;
  return Object.values(snapshot.config.resources).filter(
    (resource) =>
      // The records of a view belong to its base, which notifies about them.
      resource.of === undefined &&
      noticesOf(resource).some((notice) => isFor(notice, role)) &&
      snapshot.rightsOf({ role, resource }).can.has('show'),
  );
}

const isFor = ({ roles }: NewsRule, role: string): boolean => roles.length === 0 || roles.includes(role);

/**
 * Other people's changes the caller is notified of, newest first, from the history in memory; lazy, so a page costs
 * only a page.
 */
function* newsFor(context: Context): Generator<News> {
  const { caller, table } = context;
  const resources = new Map(notifyingResources(context).map((resource) => [resource.name, resource]));
  if (resources.size === 0) return;
  const oldest = new Date(Date.parse(caller.values.now) - HORIZON).toISOString();
  let examined = 0;
  const newest = [...table(HISTORY).recent()].reverse().sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  for (const entry of newest) {
    examined += 1;
    if (examined > MAX_EXAMINED || entry.at < oldest) return;
    const [name = '', id = ''] = entry.record.split('/', 2);
    const resource = resources.get(name);
    if (resource === undefined || entry.by?.id === caller.user.id) continue;
    const record = recordOf({ context, resource, entry, id });
    const notice = record && noticeOf({ context, ...record });
    if (record && notice) yield { ...record, view: notice.list };
  }
}

/** The record as it is now, or as it was when it was deleted. */
function recordOf(setup: {
  context: Context;
  resource: Resource;
  entry: HistoryRow;
  id: string;
}): Omit<News, 'view'> | undefined {
  const { context, resource, entry, id } = setup;
  const row = tableOf(context, resource).get(id);
  if (row !== undefined) return { entry, resource, row, isDeleted: false };
  if (entry.action !== 'delete') return undefined;
  const values = Object.entries(entry.changes).map(([key, { from }]): [string, Json] => [key, from]);
  return { entry, resource, row: { ...Object.fromEntries(values), id }, isDeleted: true };
}

/** The notice that applies to this caller; undefined = none, or the caller cannot see the record. */
function noticeOf({
  context,
  entry,
  resource,
  row,
}: Omit<News, 'view'> & { readonly context: Context }): NewsRule | undefined {
  const action = entry.action;
  const isMet = ({ where }: NewsRule): boolean =>
    where === undefined || filterFor({ context, resource, where }).matches(row);
  const notice = noticesOf(resource).find(
    (each) => each.on.includes(action) && isFor(each, context.caller.role) && isMet(each),
  );
  return (scopeOf(context, resource)?.matches(row) ?? true) ? notice : undefined;
}

/** Whether the reader created the record, or one of its references to users names the reader. */
function isOf({ resource, row }: News, userId: string): boolean {
  if (row['createdBy'] === userId) return true;
  return Object.values(resource.fields).some((field) => {
    if (field.type !== 'ref' || field.resource !== 'users') return false;
    const value = row[field.name];
    return value === userId || (Array.isArray(value) && value.includes(userId));
  });
}

/**
 * One page of the caller's notifications, read from the histories. Entries of one kind and day form one notification.
 * @param readAt entries up to this moment are read; '' = none are
 * @param before id of any entry in the last notification of the previous page
 * @param only `new`: unread ones; `mine`: the reader's own
 * @returns `unread` counts up to `MAX_UNREAD`, whatever the filter; a grouped list counts once a day
 */
export function notificationsFor({
  context,
  readAt,
  before,
  limit,
  only,
  words,
}: {
  context: Context;
  readAt: string;
  before: string | undefined;
  limit: number;
  only?: 'new' | 'mine' | undefined;
  words: Words;
}): Omit<NotificationPage, 'resources'> {
  const { caller } = context;
  const groups = new Map<string, Group>();
  const isUnread = ({ entry }: News): boolean => entry.at > readAt;
  const seen = new Set<string>();
  let unread = 0;
  /** Groups before this page; undefined until the previous page has been passed. */
  let from = before === undefined ? 0 : undefined;
  for (const news of newsFor(context)) {
    const day = todayIn(new Date(news.entry.at));
    const isFull = from !== undefined && groups.size > from + limit;
    // The groups of a page are complete once its last day is over.
    if (isFull && (!isUnread(news) || unread >= MAX_UNREAD) && day !== lastOn([...groups.values()], from, limit)) break;
    // A grouped list concerns everybody, whoever created its records.
    const isMine = news.view === undefined && isOf(news, caller.user.id);
    const key = [day, news.resource.name, news.entry.action, isMine].join(' ');
    const group = groups.get(key);
    const isCounted = news.view === undefined || !seen.has(key);
    seen.add(key);
    if (isUnread(news) && unread < MAX_UNREAD && isCounted) unread += 1;
    const isLeftOut = (only === 'new' && !isUnread(news)) || (only === 'mine' && !isMine);
    if (isLeftOut) continue;
    if (group) group.news.push(news);
    else groups.set(key, { day, first: news, isMine, news: [news] });
    if (news.entry.id === before) from = [...groups.keys()].indexOf(key) + 1;
  }
  const page = [...groups.values()].slice(from ?? groups.size);
  return {
    items: page.slice(0, limit).map(({ first, isMine, news }) => ({
      ...describe({ context, words }, first, isUnread(first)),
      isMine,
      count: news.length,
      others: news.slice(1, 1 + MAX_OTHERS).map((each) => describe({ context, words }, each, isUnread(each))),
      view: first.view ?? null,
    })),
    hasMore: page.length > limit,
    unread,
  };
}

const called = new WeakMap<Resource, Map<string, Resource>>();

/**
 * A resource with another title template than in lists; one object per template, because other caches use the resource
 * as a key.
 */
function calledBy(resource: Resource, title: string): Resource {
  const known = called.get(resource) ?? new Map<string, Resource>();
  called.set(resource, known);
  const found = known.get(title) ?? { ...resource, title };
  known.set(title, found);
  return found;
}

/** The day of the last group of a page. */
function lastOn(groups: readonly Group[], from = 0, limit: number): string | undefined {
  return groups[from + limit - 1]?.day;
}

function describe(
  { context, words }: { context: Context; words: Words },
  { entry, resource, row, isDeleted }: News,
  isUnread: boolean,
): Notification {
  const action = entry.action;
  const named = ownValue(resource.actions, action);
  /** Leaves out values the reader may not see. */
  const filled = (template: string): string => {
    const called = calledBy(resource, template);
    return titleReader(context, called)(words.spoken({ resource: called, row }));
  };
  return {
    id: entry.id,
    at: entry.at,
    by: entry.by?.name ?? '',
    resource: resource.name,
    recordId: row.id,
    title: filled(resource.show.head?.title ?? resource.title),
    action,
    said: named?.done ? filled(words.text(named.done)) : null,
    label: named ? outcomeOf({ resource, action: named }) : (textOfNote(resource, action) ?? null),
    link: isDeleted ? null : resource.routes.show.replace(':id', row.id),
    isUnread,
  };
}
