import type { Row } from '../../../src/config/types.ts';
import type { SignedCall } from '../../accounts/call.ts';
import { forbidden, malformed, notFound } from '../../http/http-error.ts';
import { type Context, type ResourceNamed, tableOf, resourceNamed } from '../../records/context.ts';
import { type Filter, findInScope, scopeOf } from '../../records/scope.ts';
import type { Records } from '../../records/records.ts';
import { titleReader } from '../../records/titles.ts';
import type { RowOf, CompanyTable } from '../../live/rows/company.ts';

/** A resource that a report reads on behalf of one caller: only rows in the caller's scope, only readable fields. */
export type Source<Name extends string = string> = {
  readonly resource: ResourceNamed<Name>;
  readonly table: CompanyTable<RowOf<Name>>;
  readonly scope: Filter | undefined;
  readonly readable: ReadonlySet<string>;
};

/** @throws HttpError 403 when the role may not open the report's page */
export function contextOf({ snapshot, caller }: SignedCall, records: Records, subject: string): Context {
  if (!snapshot.policy.can({ role: caller.role, subject, action: 'read' })) throw forbidden();
  return records.of({ snapshot, caller });
}

/** Undefined if it is not configured or the role may not list it. */
export function sourceIn<Name extends string>(context: Context, name: Name): Source<Name> | undefined {
  const resource = resourceNamed(context.snapshot, name);
  if (resource === undefined) return undefined;
  const { can, readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  if (!can.has('list')) return undefined;
  return { resource, table: tableOf(context, resource), scope: scopeOf(context, resource), readable };
}

/** @throws HttpError 403 for roles that may not list it, 404 if it is not configured */
export function requiredSource<Name extends string>(context: Context, name: Name): Source<Name> {
  const source = sourceIn(context, name);
  if (source) return source;
  throw resourceNamed(context.snapshot, name) ? forbidden() : notFound();
}

/** The role must be able to read a filter's field, otherwise the answer would reveal hidden values (S16). */
export function requireReadable({ readable }: Source, field: string, name: string): void {
  if (!readable.has(field)) throw malformed(`"${name}" is no parameter here.`);
}

export const isSeen = ({ scope }: Source, row: Row): boolean => scope === undefined || scope.matches(row);

/** A record's title, as far as the caller may read it. */
export function titleIn(context: Context, { resource }: Source, row: Row): string {
  return titleReader(context, resource)(row);
}

/** The title of a referenced record; its id if the caller may not see more. */
export function titleById(context: Context, source: Source | undefined, id: string): string {
  const row = source && findInScope(context, source.resource, id);
  return source && row ? titleIn(context, source, row) : id;
}
