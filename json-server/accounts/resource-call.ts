import type { Resource } from '../../src/config/types.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { Caller, Handled, Method, PublicCall } from './call.ts';

/** A generic call on a configured resource, found by the shape of its path below the resource's. */
export type ResourceCall = Omit<PublicCall, 'search'> & {
  readonly caller: Caller;
  readonly resource: Resource;
  /** The id in the path; absent for calls on the collection. */
  readonly id?: string;
};
export type ResourceRoute = {
  readonly method: Method;
  /** The path below the resource, e.g. `/:id/history`. */
  readonly shape: string;
  /** The policy action, given the action named in the path (if any). */
  readonly action: (named: string | undefined) => string;
  readonly handle: (call: ResourceCall & { readonly named: string | undefined }) => Handled;
};

const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Calls on the whole list. No record has such an id. */
const OF_LIST: ReadonlySet<string> = new Set([
  'export.csv',
  'export.xlsx',
  'import',
  'import-template.xlsx',
  '_stats',
  '_free',
  '_deleted',
]);

/** A call on a resource, by its path. */
export type CalledResource = {
  readonly resource: Resource;
  readonly shape: string;
  readonly id: string | undefined;
  readonly named: string | undefined;
};

/** Splits a path after the longest resource path that it starts with; the rest is the shape of the call. */
export function findResource(snapshot: Snapshot, path: string): CalledResource | undefined {
  const below = path.slice('/api/'.length);
  for (let end = below.length; end > 0; end = below.lastIndexOf('/', end - 1)) {
    const resource = snapshot.byPath.get(end === below.length ? below : below.slice(0, end));
    if (resource === undefined) continue;
    const [id, part, named, ...more] = end === below.length ? [] : below.slice(end + 1).split('/');
    if (id === undefined) return { resource, shape: '', id, named };
    if (part === undefined && OF_LIST.has(id)) return { resource, shape: `/${id}`, id: undefined, named };
    if (!ID.test(id) || more.length > 0) return undefined;
    if (part === undefined) return { resource, shape: '/:id', id, named };
    if (named === undefined) return { resource, shape: `/:id/${part}`, id, named };
    return { resource, shape: `/:id/${part}/:name`, id, named };
  }
  return undefined;
}
