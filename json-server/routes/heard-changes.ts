import type { Resource } from '../../src/config/types.ts';
import type { Caller } from '../accounts/call.ts';
import type { Policy } from '../live/access.ts';
import type { Snapshot } from '../live/snapshot.ts';
import { isRowScoped } from '../records/scope.ts';

/** A write, as the store reports it. */
type Change = { readonly collection: string; readonly tenant: string; readonly kind: string; readonly id: string };
/** Ids by kind of change. */
type Kinds = { readonly [kind in string]?: readonly string[] };

/** The changes of one collection of a company in one commit. */
export type Changed = { readonly collection: string; readonly tenant: string; readonly kinds: Kinds };

/** The changes of one commit by collection and kind, without the server's own collections (`_…`). */
export function changedIn(changes: readonly Change[]): readonly Changed[] {
  const groups = new Map<string, Changed>();
  for (const { collection, tenant, kind, id } of changes) {
    if (collection.startsWith('_')) continue;
    const key = `${tenant}\n${collection}`;
    const found = groups.get(key) ?? { collection, tenant, kinds: {} };
    groups.set(key, { ...found, kinds: { ...found.kinds, [kind]: [...(found.kinds[kind] ?? []), id] } });
  }
  return [...groups.values()];
}

/** Whether a role is told about a collection without a resource. */
export type MayHear = (collection: string, caller: { readonly role: string; readonly policy: Policy }) => boolean;
type Heard = { readonly resource: string; readonly kind: string; readonly ids?: readonly string[] };

/**
 * The changes a caller is told about. @param snapshot the caller's @param showing the resources with records of the
 * collection
 */
export function changesHeardBy(
  caller: Caller,
  { collection, kinds }: Changed,
  { snapshot, showing, mayHear }: { snapshot: Snapshot; showing: readonly Resource[]; mayHear: MayHear },
): readonly Heard[] {
  const { role } = caller;
  if (showing.length === 0) {
    if (!mayHear(collection, { role, policy: snapshot.policy })) return [];
    return Object.keys(kinds).map((kind) => ({ resource: collection, kind }));
  }
  return showing
    .filter((resource) => snapshot.rightsOf({ role, resource }).can.has('list'))
    .flatMap((resource) => {
      const isScoped = isRowScoped(caller, resource) || resource.of?.where !== undefined;
      return Object.entries(kinds).map(([kind, ids]) => ({
        resource: resource.name,
        kind,
        ...(isScoped ? {} : { ids }),
      }));
    });
}
