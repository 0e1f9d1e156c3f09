import { notFound } from '../../../http/http-error.ts';
import { type Context, tableOf, resourceNamed } from '../../../records/context.ts';
import type { ReadableSource } from '../../../records/named-in.ts';
import { projectionOf } from '../../../records/projection.ts';
import { scopeOf } from '../../../records/scope.ts';

/** A resource the chart reads, on behalf of one caller. */
export type Source<Name extends string = string> = ReadableSource<Name> & {
  /** Where the span stands: the keys of the resource's range of dates. */
  readonly span: { readonly start: string; readonly end: string; readonly maxDays: number | undefined } | undefined;
};

/** What the chart is made of. `blocks` are absent where nobody configured them or the role may not list them. */
export type Sources = {
  readonly estates: Source<'estates'>;
  readonly stays: Source<'reservations'>;
  readonly blocks: Source<'out-of-order-periods'> | undefined;
};

function sourceOf<Name extends string>(context: Context, name: Name): Source<Name> | undefined {
  const resource = resourceNamed(context.snapshot, name);
  if (resource === undefined) return undefined;
  const { can } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  if (!can.has('list')) return undefined;
  const range = Object.values(resource.fields).find((field) => field.type === 'dateRange');
  return {
    resource,
    table: tableOf(context, resource),
    scope: scopeOf(context, resource),
    projection: projectionOf(context, resource),
    span: range && { start: range.start, end: range.end, maxDays: range.maxDays },
  };
}

/** @throws HttpError 404 when estates or reservations are not configured; who may list is asked before */
export function tapeSources(context: Context): Sources {
  const estates = sourceOf(context, 'estates');
  const stays = sourceOf(context, 'reservations');
  if (estates === undefined || stays?.span === undefined) throw notFound();
  const blocks = sourceOf(context, 'out-of-order-periods');
  return { estates, stays, blocks: blocks?.span ? blocks : undefined };
}
