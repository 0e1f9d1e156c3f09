import type { ViewFeed } from '../../../src/wire/view-feed.ts';
import type { Resource } from '../../../src/config/types.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { deadLink, newSecretLink, secretAt } from '../../accounts/secret-links.ts';
import { forbidden, notFound } from '../../http/http-error.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { Companies } from '../../live/rows/company.ts';
import type { FeedsRow } from '../../live/rows/stored/feeds.ts';
import type { SavedViewRow } from '../../live/rows/own-rows.ts';
import type { Context } from '../../records/context.ts';
import { viewIn } from '../../records/list-settings.ts';
import type { Records, WriteTransaction } from '../../records/records.ts';
import { dayKeysOf } from './event-days.ts';
import { FEED_LINKS, feedId, FEEDS } from './names.ts';

type Found = { readonly view: SavedViewRow; readonly resource: Resource; readonly id: string };

/**
 * The view in the address, of a list that the caller may export as a file, in their own company.
 * @throws HttpError 403, 404
 */
function requireView({ path }: SignedCall, context: Context): Found {
  const { snapshot, caller } = context;
  const view = viewIn(context, path.slice(path.lastIndexOf('/') + 1));
  const resource = view && snapshot.config.resources[view.list];
  const can = resource && snapshot.rightsOf({ role: caller.role, resource }).can;
  if (!view || !resource || !can?.has('list')) throw notFound();
  if (!can.has('export') || caller.tenant !== caller.homeTenant) throw forbidden();
  return { view, resource, id: feedId(view.id, caller.user.id) };
}

/** The data of callers' own links. */
function shownFeed({ shared }: Pick<Companies, 'shared'>, context: Context, { resource, feed }: Shown): ViewFeed {
  const secret = secretAt(shared.table(FEED_LINKS), feed?.linkHash);
  if (feed === undefined || secret === undefined) return { link: null };
  const { readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const pathOf = (ending: string): string => `/api/public/feeds/${secret}.${ending}`;
  const ics = dayKeysOf(resource, readable) && { ics: pathOf('ics') };
  const paths = { csv: pathOf('csv'), json: pathOf('json'), ...ics };
  return { link: { paths, madeAt: feed.linkMadeAt ?? null, lastReadAt: feed.lastReadAt ?? null } };
}
type Shown = { readonly resource: Resource; readonly feed: FeedsRow | undefined };

/** Makes a secret for the link to a view, new or renewed; the old secret stops working. */
function makeFeed(call: SignedCall, work: WriteTransaction): Reply {
  const { context } = work;
  const { view, resource, id } = requireView(call, context);
  const { user, tenant, values } = context.caller;
  const before = work.table(FEEDS).get(id);
  const { hash, row } = newSecretLink({ id, tenant });
  const set = { name: view.name, linkHash: hash, linkMadeAt: values.now };
  work.apply([
    ...(before?.linkHash ? [{ collection: FEED_LINKS, row: deadLink(before.linkHash) }] : []),
    { collection: FEED_LINKS, row },
    before
      ? { collection: FEEDS, id, set, action: 'renewLink' }
      : { collection: FEEDS, create: { id, ...set, list: view.list, viewId: view.id, userId: user.id } },
  ]);
  return json(200, shownFeed(work, context, { resource, feed: work.table(FEEDS).get(id) }));
}

function withdrawFeed(call: SignedCall, work: WriteTransaction): Reply {
  const { id } = requireView(call, work.context);
  const resource = work.context.snapshot.config.resources[FEEDS];
  const before = work.table(FEEDS).get(id);
  if (before && resource) {
    if (before.linkHash) work.apply([{ collection: FEED_LINKS, row: deadLink(before.linkHash) }]);
    work.erase({ resource, before });
  }
  return json(200, { link: null } satisfies ViewFeed);
}

/** A person's secret link to a saved view: reads, makes or renews, and withdraws it. */
export const feedCalls = ({ records }: { readonly records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/view-feeds/:id',
    answer: 'ViewFeed',
    access: 'signedIn',
    handle: (call) => {
      const context = records.of(call);
      const { resource, id } = requireView(call, context);
      return json(200, shownFeed(records, context, { resource, feed: context.table(FEEDS).get(id) }));
    },
  },
  {
    method: 'PUT',
    path: '/api/view-feeds/:id',
    access: 'signedIn',
    handle: (call) => records.write(call, (work) => makeFeed(call, work)),
  },
  {
    method: 'DELETE',
    path: '/api/view-feeds/:id',
    access: 'signedIn',
    handle: (call) => records.write(call, (work) => withdrawFeed(call, work)),
  },
];
