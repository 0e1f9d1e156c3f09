import type { Resource, Row } from '../../../../src/config/types.ts';
import { forbidden, notFound } from '../../../http-error.ts';
import { type Context, tableOf } from '../../../records/context.ts';
import { type Projection, projectionOf } from '../../../records/projection.ts';
import { type Filter, scopeOf } from '../../../records/scope.ts';

/** A resource that the grid reads, on behalf of one caller. */
export type GridSource = {
  readonly resource: Resource;
  readonly table: ReturnType<typeof tableOf>;
  readonly scope: Filter | undefined;
  readonly projection: Projection;
};

/**
 * The estates and the nights of the grid.
 * @throws HttpError 404 where they are not configured, 403 for a role that may not list both, or not read what they cost
 */
export function gridSources(context: Context): { readonly estates: GridSource; readonly nights: GridSource } {
  const estates = sourceOf(context, 'estates');
  const nights = sourceOf(context, 'daily-prices');
  if (!estates.projection.keys.has('basePrice') || !nights.projection.keys.has('price')) throw forbidden();
  return { estates, nights };
}

function sourceOf(context: Context, name: string): GridSource {
  const resource = context.snapshot.config.resources[name];
  if (resource === undefined) throw notFound();
  if (!mayList(context, resource)) throw forbidden();
  return {
    resource,
    table: tableOf(context, resource),
    scope: scopeOf(context, resource),
    projection: projectionOf(context, resource),
  };
}

const mayList = ({ snapshot, caller }: Context, resource: Resource): boolean =>
  snapshot.rightsOf({ role: caller.role, resource }).can.has('list');

/** Whether the caller may be told the names of these records. */
export function namesAreOpen(context: Context, name: string): boolean {
  const resource = context.snapshot.config.resources[name];
  return resource !== undefined && mayList(context, resource);
}

/** Whether a row is the caller's to see. */
export const isInScope = ({ scope }: GridSource, row: Row): boolean => scope === undefined || scope.matches(row);
