import { titleKeys, titlePaths } from '../../src/config/title.ts';
import { ownValue } from '../../src/config/values.ts';
import type { Resource } from '../../src/config/types.ts';
import type { Snapshot } from '../live/snapshot.ts';

/** A reference shown in a list or title, and the keys of its target that a search covers. */
export type NamedBy = {
  readonly via: string;
  readonly target: Resource;
  readonly keys: readonly string[];
  readonly isMany: boolean;
};

type NamedBySetup = { readonly snapshot: Snapshot; readonly role: string; readonly resource: Resource };

/**
 * The references whose titles a role's search of a resource also covers: those shown in its list or title. Leaves out
 * fields that the role cannot read, and targets that it can neither list nor open (S16).
 */
export function namedBy({ snapshot, role, resource }: NamedBySetup): readonly NamedBy[] {
  const { readable } = snapshot.rightsOf({ role, resource });
  const inTitle = titlePaths(resource.title).map((path) => path.split('.'));
  const vias = [...resource.list.columns.map(({ field }) => field), ...inTitle.map(([via = '']) => via)];
  return [...new Set(vias)].flatMap((via): NamedBy[] => {
    const field = ownValue(resource.fields, via);
    const target = field?.type === 'ref' ? ownValue(snapshot.config.resources, field.resource) : undefined;
    if (target === undefined || !readable.has(via)) return [];
    const rights = snapshot.rightsOf({ role, resource: target });
    if (!rights.can.has('list') && !rights.can.has('show')) return [];
    const shown = [
      ...titleKeys(target),
      ...inTitle.flatMap(([name, key]) => (name === via && key !== undefined ? [key] : [])),
    ];
    const keys = [...new Set(shown)].filter((key) => rights.readable.has(key) && target.list.search.includes(key));
    return keys.length > 0 ? [{ via, target, keys, isMany: field?.type === 'ref' && field.multiple }] : [];
  });
}
