import type { Json, Row } from '../../src/config/types.ts';
import type { ActingFor, Deputy } from '../accounts/acting-for.ts';
import type { OwnStore } from '../store/types.ts';
import { contextIn } from './context.ts';
import { project } from './projection.ts';
import { scopeOf } from './scope.ts';

/** A record as it was at some moment, of the named resource. */
type Kept = { readonly resource: string; readonly row: Row };

/** The record as the API would show it to a deputy; undefined if it may not see it. */
export type ShownTo = (deputy: Deputy, kept: Kept) => Readonly<Record<string, Json>> | undefined;

/** Makes the function that shows records to other programs, with their role's rights, row scope and projection. */
export const shownToOf =
  ({ store, actingFor }: { readonly store: Pick<OwnStore, 'table'>; readonly actingFor: ActingFor }): ShownTo =>
  (deputy, { resource: name, row }) => {
    const behalf = actingFor(deputy);
    const resource = behalf?.snapshot.config.resources[name];
    if (behalf === undefined || resource === undefined) return undefined;
    if (!behalf.snapshot.rightsOf({ role: behalf.caller.role, resource }).can.has('show')) return undefined;
    const context = contextIn(store, behalf);
    const scope = scopeOf(context, resource);
    return scope === undefined || scope.matches(row) ? project(context, resource, row) : undefined;
  };
