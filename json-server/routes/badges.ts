import type { Badge } from '../../src/config/page-types.ts';
import { readsOnly } from '../../src/config/where-readable.ts';
import type { MenuBadges } from '../../src/wire/meta.ts';
import type { Route, SignedCall } from '../accounts/call.ts';
import { resourceNamed, type Context } from '../records/context.ts';
import { countView } from '../records/list.ts';
import { json } from '../http/reply.ts';
import type { Records } from '../records/records.ts';

/** The number of records the caller would find; undefined without the right to list them. */
function countOf(context: Context, { resource: name, view: id }: Badge): number | undefined {
  const { snapshot, caller } = context;
  const resource = resourceNamed(snapshot, name);
  const view = resource?.list.views.find((candidate) => candidate.id === id);
  if (!resource || !view || resource.api.routed) return undefined;
  const { can, readable } = snapshot.rightsOf({ role: caller.role, resource });
  if (!can.has('list') || !readsOnly(view.where, { resource, readable })) return undefined;
  return countView(context, resource, view);
}

/** Name of a resource or page → the number beside its menu entry, counted within the caller's tenant and row scope. */
function handleBadges(records: Records, { caller, snapshot }: SignedCall) {
  const context = records.of({ snapshot, caller });
  const { resources, pages } = snapshot.config;
  const open = Object.values(pages).filter(({ access }) =>
    snapshot.policy.can({ role: caller.role, subject: access.subject, action: access.action }),
  );
  const counts = [...Object.values(resources), ...open].flatMap(({ name, menu }) => {
    const count = menu?.badge && countOf(context, menu.badge);
    return count === undefined ? [] : [[name, count] as const];
  });
  const answer: MenuBadges = Object.fromEntries(counts);
  return json(200, answer);
}

export const badgeRoutes = ({ records }: { records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/_meta/badges',
    access: 'signedIn',
    handle: (call) => handleBadges(records, call),
  },
];
