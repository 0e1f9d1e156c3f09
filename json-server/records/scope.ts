import { collectionOf } from '../../src/config/collection.ts';
import { bindWhere } from '../../src/config/where-bind.ts';
import { idsOf } from '../../src/config/refs.ts';
import { compileWhere, whereDependencies } from '../../src/config/where.ts';
import { wherePaths } from '../../src/config/where-paths.ts';
import type { RefField, Resource, Row, Where } from '../../src/config/types.ts';
import { isMissing, isUserVariable, type Resolve, resolveVariable } from '../../src/config/values.ts';
import { forbidden, invalid, notFound } from '../http/http-error.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { RowOf } from '../live/rows/company.ts';
import { type Context, type ResourceNamed, unscopedResolver, tableOf, callValues } from './context.ts';
import { boundedCachePer } from '../store/bounded-cache.ts';
import { oncePer } from '../../src/config/once-per.ts';

/** A condition with its variables filled in. */
export type Filter = {
  /** Identifies everything the answer depends on besides the row. */
  readonly id: string;
  /** The condition for the store. */
  readonly where: Where;
  /** Whether a given row meets it. */
  readonly matches: (row: Row) => boolean;
};

/** Compiled conditions cached per configuration; the oldest is dropped first. */
const MAX_COMPILED = 2000;
const compiledOf = boundedCachePer<Compiled>(MAX_COMPILED);

/**
 * A condition and the reader for other records it refers to. The last caller sets the reader, because a transaction's
 * reader ends with it.
 */
type Compiled = Pick<Filter, 'where' | 'matches'> & { resolve: Resolve };

/** The values of a condition's variables in this call. */
function variablesIn(text: string, context: Context): string {
  const { user, today, now } = callValues(context);
  const parts: string[] = [];
  if (text.includes('$user')) parts.push(JSON.stringify(user));
  if (text.includes('$today')) parts.push(today);
  if (text.includes('$now')) parts.push(now);
  return parts.join(' ');
}

type Described = { readonly text: string; readonly dependencies: readonly string[] };
const described = new WeakMap<Snapshot, WeakMap<Where, Described>>();

/** A condition's text and the other collections it reads; a condition belongs to one resource. */
function describe(snapshot: Snapshot, resource: Resource, where: Where): Described {
  const known = described.get(snapshot) ?? new WeakMap<Where, Described>();
  described.set(snapshot, known);
  let found = known.get(where);
  if (found === undefined) {
    const { resources } = snapshot.config;
    found = { text: JSON.stringify(where), dependencies: whereDependencies({ where, resource, resources }) };
    known.set(where, found);
  }
  return found;
}

/**
 * Makes a filter from a condition. Its id changes whenever the answer for an unchanged row could change: with the user,
 * the day, and the versions of the tables it reads.
 */
export function filterFor({
  context,
  resource,
  where,
}: {
  context: Context;
  resource: Resource;
  where: Where;
}): Filter {
  const { snapshot } = context;
  const { resources } = snapshot.config;
  const { text, dependencies } = describe(snapshot, resource, where);
  // The tenant is part of it: a condition reads other tables of the same tenant.
  const key = `${collectionOf(resource)} ${context.caller.tenant} ${text} ${variablesIn(text, context)}`;
  const versions = dependencies.map((name) => {
    const other = resources[name];
    return other ? tableOf(context, other).version : 0;
  });
  const known = compiledOf(snapshot);
  let condition = known.get(key);
  if (condition === undefined) {
    const resolve: Resolve = (collection, id) => condition?.resolve(collection, id);
    const values = callValues(context);
    const bound = bindWhere(where, values);
    const matches = compileWhere({ where: bound, resource, resources, values, resolve });
    condition = { where: bound, matches, resolve: unscopedResolver(context) };
    known.set(key, condition);
  }
  condition.resolve = unscopedResolver(context);
  const id = versions.length > 0 ? `${key} ${versions.join(',')}` : key;
  return { id, where: condition.where, matches: condition.matches };
}

/** The conditions on a resource's rows for this caller: the role's and the person's. */
function rowWheres(caller: Context['caller'], { access }: Resource): readonly Where[] {
  return Object.entries(access.rows)
    .filter(([key]) => (isUserVariable(key) ? hasValue({ caller }, key) : key === caller.role))
    .map(([, where]) => where);
}

/** Whether the caller sees only some of a resource's records. */
export const isRowScoped = (caller: Context['caller'], resource: Resource): boolean =>
  rowWheres(caller, resource).length > 0;

/** The caller's limits as a person, whatever their role; undefined = all rows. */
export const personScopeOf = (context: Context, resource: Resource): Filter | undefined =>
  Object.entries(resource.access.rows)
    .filter(([key]) => isUserVariable(key) && hasValue(context, key))
    .map(([, where]) => filterFor({ context, resource, where }))
    .reduce<Filter | undefined>((scope, filter) => andFilters(scope, filter), undefined);

const hasValue = ({ caller }: Pick<Context, 'caller'>, variable: string): boolean =>
  !isMissing(resolveVariable(variable, caller.values));

/** The names of caller values that limit the rows of some resource. */
const limiting = oncePer(({ config }: Snapshot): readonly string[] => {
  const keys = Object.values(config.resources).flatMap(({ access }) => Object.keys(access.rows));
  return [...new Set(keys.filter(isUserVariable))];
});

/** Whether the caller has a value that limits the rows of some resource. */
export const isLimited = (context: Context): boolean =>
  limiting(context.snapshot).some((key) => hasValue(context, key));

/** The caller's row scope on a resource; undefined = all rows of the tenant. */
const rowScopeOf = (context: Context, resource: Resource): Filter | undefined =>
  rowWheres(context.caller, resource)
    .map((where) => filterFor({ context, resource, where }))
    .reduce<Filter | undefined>((scope, filter) => andFilters(scope, filter), undefined);

/** The base's records that a view shows; undefined = all. */
function viewScopeOf(context: Context, resource: Resource): Filter | undefined {
  const where = resource.of?.where;
  return where && filterFor({ context, resource, where });
}

/** Whether a record has left the view it was written through; false for a resource that is not a view. */
export function hasLeft(context: Context, resource: Resource, row: Row): boolean {
  const shown = viewScopeOf(context, resource);
  return shown !== undefined && !shown.matches(row);
}

/** The rows the caller finds here: those of the row scope, and of the view. */
export function scopeOf(context: Context, resource: Resource): Filter | undefined {
  return andFilters(rowScopeOf(context, resource), viewScopeOf(context, resource));
}

/** Both conditions, in one filter. */
export function andFilters(first: Filter | undefined, second: Filter | undefined): Filter | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const where = joinWheres(first.where, second.where);
  return { id: `${first.id} & ${second.id}`, where, matches: (row) => first.matches(row) && second.matches(row) };
}

const joinedTo = oncePer((first: Where) => oncePer((second: Where): Where => ({ all: [first, second] })));

/** The same two are the same object again, so that the store knows it. */
export const joinWheres = (first: Where, second: Where): Where => joinedTo(first)(second);

/** The record, if it exists within the caller's scope. */
export function findInScope<Name extends string>(
  context: Context,
  resource: ResourceNamed<Name>,
  id: string,
): RowOf<Name> | undefined {
  const row = tableOf(context, resource).get(id);
  if (row === undefined) return undefined;
  const scope = scopeOf(context, resource);
  return scope === undefined || scope.matches(row) ? row : undefined;
}

/** @throws HttpError 404 */
export function requireInScope<Name extends string>(
  context: Context,
  resource: ResourceNamed<Name>,
  id: string,
): RowOf<Name> {
  const row = findInScope(context, resource, id);
  if (row === undefined) throw notFound();
  return row;
}

/** References to several records that people may change. */
const openReferences = oncePer((fields: Resource['fields']) =>
  Object.values(fields).filter((field): field is RefField => field.type === 'ref' && field.multiple && !field.readOnly),
);

/**
 * A record about several homes (a season of some homes, or of all) is shown to people who see one of them. Only people
 * who see all of them may change it (US1). @throws HttpError 403
 */
export function requireScopeOverAll(context: Context, resource: Resource, row: Row): void {
  for (const field of openReferences(resource.fields)) {
    const target = context.snapshot.config.resources[field.resource];
    if (target === undefined || !isPersonScoped(context, resource, field.name)) continue;
    const ids = idsOf(row[field.name] ?? null);
    if (ids.length === 0 || ids.some((id) => findInScope(context, target, id) === undefined)) throw forbidden();
  }
}

/** Whether a value of the caller limits these rows by the records that this field names. */
const isPersonScoped = (context: Context, { access }: Resource, name: string): boolean =>
  Object.entries(access.rows).some(
    ([key, where]) => isUserVariable(key) && hasValue(context, key) && wherePaths(where).includes(name),
  );

/**
 * A write must leave a record the caller can reach. A new record must appear in the view it is created through; a
 * change may take a record out of it, as publishing a draft does.
 * @throws HttpError 403 outside the row scope, 422 for a new record outside the view
 */
export function requireScope({
  context,
  resource,
  before,
  after,
}: {
  context: Context;
  resource: Resource;
  before: Row | undefined;
  after: Row;
}): void {
  const isWithin = (scope: Filter | undefined): boolean => scope === undefined || scope.matches(after);
  if (!isWithin(rowScopeOf(context, resource))) throw forbidden();
  if (before) requireScopeOverAll(context, resource, before);
  requireScopeOverAll(context, resource, after);
  if (before !== undefined || isWithin(viewScopeOf(context, resource))) return;
  const [field = ''] = resource.of?.where ? wherePaths(resource.of.where) : [];
  throw invalid([{ field: field.split('.')[0] ?? '', key: 'validation.notInView' }]);
}
