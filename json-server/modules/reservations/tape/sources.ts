import { notFound } from '../../../http/http-error.ts';
import { type Context, tableOf, resourceNamed } from '../../../records/context.ts';
import type { ReadableSource } from '../../../records/named-in.ts';
import { projectionOf } from '../../../records/projection.ts';
import { scopeOf } from '../../../records/scope.ts';

/** The resources of the chart. `blocks` are absent if not configured or if the role may not list them. */
export type Sources = {
  readonly estates: ReadableSource<'estates'>;
  readonly stays: ReadableSource<'reservations'>;
  readonly blocks: ReadableSource<'out-of-order-periods'> | undefined;
};

function sourceOf<Name extends string>(context: Context, name: Name): ReadableSource<Name> | undefined {
  const resource = resourceNamed(context.snapshot, name);
  if (resource === undefined) return undefined;
  const { can } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  if (!can.has('list')) return undefined;
  return {
    resource,
    table: tableOf(context, resource),
    scope: scopeOf(context, resource),
    projection: projectionOf(context, resource),
  };
}

/** @throws HttpError 404 when estates or reservations are not configured; the right to list is checked before */
export function tapeSources(context: Context): Sources {
  const estates = sourceOf(context, 'estates');
  const stays = sourceOf(context, 'reservations');
  if (estates === undefined || stays === undefined) throw notFound();
  return { estates, stays, blocks: sourceOf(context, 'out-of-order-periods') };
}
