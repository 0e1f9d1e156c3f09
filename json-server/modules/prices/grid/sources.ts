import type { Resource, Row } from '../../../../src/config/types.ts';
import { forbidden, notFound } from '../../../http/http-error.ts';
import { type Context, type ResourceNamed, tableOf, resourceNamed } from '../../../records/context.ts';
import { type Projection, projectionOf } from '../../../records/projection.ts';
import { type Filter, scopeOf } from '../../../records/scope.ts';

/** A resource that the grid reads, on behalf of one caller. */
export type GridSource<Name extends string = string> = {
  readonly resource: ResourceNamed<Name>;
  readonly table: ReturnType<typeof tableOf<Name>>;
  readonly scope: Filter | undefined;
  readonly projection: Projection;
};

/**
 * The estates and the nights of the grid.
 * @throws HttpError 404 if they are not configured, 403 for a role that may not list both or not read the prices
 */
export function gridSources(context: Context): {
  readonly estates: GridSource<'estates'>;
  readonly nights: GridSource<'daily-prices'>;
} {
  const estates = sourceOf(context, 'estates');
  const nights = sourceOf(context, 'daily-prices');
  if (!estates.projection.keys.has('basePrice') || !nights.projection.keys.has('price')) throw forbidden();
  return { estates, nights };
}

function sourceOf<Name extends string>(context: Context, name: Name): GridSource<Name> {
  const resource = resourceNamed(context.snapshot, name);
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

/** Whether the caller may see the names of these records. */
export function namesAreOpen(context: Context, name: string): boolean {
  const resource = resourceNamed(context.snapshot, name);
  return resource !== undefined && mayList(context, resource);
}

/** Whether the caller may see a row. */
export const isInScope = ({ scope }: GridSource, row: Row): boolean => scope === undefined || scope.matches(row);
