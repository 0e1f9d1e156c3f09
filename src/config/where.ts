import { plainRichText } from '../domain/text/rich-text.ts';
import { computeValue } from './compute.ts';
import { entriesOf } from './parts.ts';
import type { Json, Operator, Where } from './types.ts';
import { isMissing, isVariable, ownValue, readsValue, resolveVariable, SERVER_OWNED } from './values.ts';
import type { ReadFields, ReadResource, ReadResources, Resolve, Values, WhereValues } from './values.ts';
import { matcherOf } from './where-matchers.ts';
import { comparisonsOf, wherePaths } from './where-paths.ts';

export type { Resolve, WhereValues } from './values.ts';

export type WhereSetup = {
  readonly where: Where;
  readonly resource: ReadResource;
  readonly resources: ReadResources;
  readonly values: WhereValues;
  /** Needed for dotted paths; without it they match nothing. */
  readonly resolve?: Resolve | undefined;
  /** A comparison with a missing operand is false, or (`skip`, for rules) ignored. */
  readonly missing?: 'false' | 'skip';
  /** The record `$field` reads; by default the matched one. For `optionsWhere`: the record being edited. */
  readonly root?: Values | undefined;
};

type Test = (row: Values) => boolean;
type Read = (row: Values) => Json | undefined;

/**
 * Compiles a condition to a function. `$user.x`, `$today` and `$now` are read once, here. A condition on a missing or
 * null `$user.x`, on an unknown field or through an unknown reference matches nothing, also under `not`: when in doubt,
 * deny. A missing value is false in every comparison except `ne`, `nin` and `null`.
 */
export function compileWhere(setup: WhereSetup): (row: Values) => boolean {
  const { where, resource, missing } = setup;
  if (setup.root !== undefined) return compileGroup(setup, where, false);
  const known = compiled.get(where);
  if (known?.fields === resource.fields && known.missing === missing) return known.test;
  const test = compileGroup(setup, where, false);
  if (isFixed(where)) compiled.set(where, { fields: resource.fields, missing, test });
  return test;
}

type Compiled = { readonly fields: ReadFields; readonly missing: WhereSetup['missing']; readonly test: Test };

/** Conditions without a caller's values are compiled once, because every write evaluates them again. */
const compiled = new WeakMap<Where, Compiled>();

/** Reads only the record: neither variables nor other records. */
function isFixed(where: Where): boolean {
  return Object.entries(where).every(([key, right]) => {
    if (key === '$comment') return true;
    if (key === 'not') return isFixed(right as Where);
    if (key === 'any' || key === 'all') return (right as readonly Where[]).every(isFixed);
    return !key.includes('.') && comparisonsOf(right).every(([, operand]) => isFixedOperand(operand));
  });
}

function isFixedOperand(operand: Json): boolean {
  if (Array.isArray(operand)) return (operand as readonly Json[]).every(isFixedOperand);
  return !readsValue(operand) || (!isVariable(operand) && !operand.includes('.'));
}

/** `negated`: this part is under an odd number of `not`; "deny" then means `true`. */
function compileGroup(setup: WhereSetup, where: Where, negated: boolean): Test {
  const tests = Object.entries(where).flatMap(([key, right]) => compileEntry({ setup, key, right, negated }));
  const [only] = tests;
  if (only && tests.length === 1) return only;
  return (row) => tests.every((test) => test(row));
}

type Entry = { setup: WhereSetup; key: string; right: Where[string]; negated: boolean };

function compileEntry({ setup, key, right, negated }: Entry): Test[] {
  if (key === '$comment') return [];
  if (key === 'not') {
    const test = compileGroup(setup, right as Where, !negated);
    return [(row) => !test(row)];
  }
  if (key === 'any' || key === 'all') {
    const tests = (right as readonly Where[]).map((where) => compileGroup(setup, where, negated));
    return [key === 'any' ? (row) => tests.some((test) => test(row)) : (row) => tests.every((test) => test(row))];
  }
  return comparisonsOf(right).map(([operator, operand]) =>
    compileCondition({ setup, path: key, operator, operand, negated }),
  );
}

type Condition = { setup: WhereSetup; path: string; operator: Operator; operand: Json; negated: boolean };

function compileCondition({ setup, path, operator, operand, negated }: Condition): Test {
  const denied: Test = () => negated;
  const read = compilePath(setup, setup.resource, path.split('.'));
  if (!read) return denied;
  // "is null" written as a comparison is no comparison with a missing operand.
  if (operand === null && (operator === 'eq' || operator === 'ne')) {
    const matches = matcherOf('null', operator === 'eq');
    return (row) => matches(read(row));
  }
  const right = compileRight(setup, operand);
  if (right === undefined) return denied;
  const skips = setup.missing === 'skip' && operator !== 'null';
  if ('constant' in right) {
    const matches = matcherOf(operator, right.constant);
    if (!skips) return (row) => matches(read(row));
    return (row) => {
      const left = read(row);
      return isMissing(left) ? !negated : matches(left);
    };
  }
  return (row) => {
    const left = read(row);
    const other = right.read(setup.root ?? row);
    if (skips && (isMissing(left) || isMissing(other))) return !negated;
    return !isMissing(other) && matcherOf(operator, other)(left);
  };
}

/** undefined = the right side has no value for this user. */
function compileRight(setup: WhereSetup, operand: Json): { constant: Json } | { read: Read } | undefined {
  if (Array.isArray(operand)) {
    const parts = (operand as readonly Json[]).map((part) => compileRight(setup, part));
    if (parts.every((part) => part !== undefined && 'constant' in part)) {
      return { constant: parts.flatMap((part) => part.constant) };
    }
    if (parts.some((part) => part === undefined)) return undefined;
    const reads = parts.map((part): Read => (part && 'read' in part ? part.read : () => part?.constant));
    return { read: (row) => reads.map((read) => read(row) ?? null) };
  }
  if (readsValue(operand) && !isVariable(operand)) {
    const read = compilePath(setup, setup.resource, operand.slice(1).split('.'), setup.root !== undefined);
    return read && { read };
  }
  const constant = resolveVariable(operand, setup.values);
  return constant === undefined || constant === null ? undefined : { constant };
}

/** @param free the path belongs to another record (`root`), whose fields are not known here */
function compilePath(
  setup: WhereSetup,
  resource: ReadResource,
  path: readonly string[],
  free = false,
): Read | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return undefined;
  if (rest.length > 0) return compileParts(resource, key, rest) ?? compileReference(setup, resource, key, rest);
  if (free) return (row) => ownValue(row, key);
  if (!isReadableKey(resource, key)) return undefined;
  const field = ownValue(resource.fields, key);
  if (field?.compute) return (row) => computeValue({ field, row });
  return field?.type === 'richText' ? (row) => wordsOf(row[key]) : (row) => row[key];
}

/** The text of a formatted value for conditions and filters. */
const wordsOf = (value: Json | undefined): Json | undefined =>
  typeof value === 'string' ? plainRichText(value) : value;

/** `address.city` is a value, `ownerships.investorId` the values of all entries. */
function compileParts(resource: ReadResource, key: string, [part, ...more]: readonly string[]): Read | undefined {
  const field = ownValue(resource.fields, key);
  if ((field?.type !== 'object' && field?.type !== 'repeater') || part === undefined || more.length > 0)
    return undefined;
  if (!field.fields || !ownValue(field.fields, part)) return undefined;
  const isList = field.type === 'repeater';
  return (row) => {
    const values = entriesOf(row[key]).flatMap((entry) => (ownValue(entry, part) ?? []) as Json | readonly Json[]);
    return isList ? values : values[0];
  };
}

function compileReference(setup: WhereSetup, resource: ReadResource, key: string, rest: readonly string[]) {
  const field = ownValue(resource.fields, key);
  const target = field?.type === 'ref' ? ownValue(setup.resources, field.resource ?? '') : undefined;
  const { resolve } = setup;
  // For a rule, an unreachable record (in the browser, or turned off) is a missing operand; elsewhere it means deny.
  if (!target || !resolve) return field?.type === 'ref' && setup.missing === 'skip' ? () => undefined : undefined;
  const read = compilePath(setup, target, rest);
  if (!read) return undefined;
  const follow = (id: Json): Json | undefined => {
    const row = typeof id === 'string' ? resolve(target.name, id) : undefined;
    return row && read(row);
  };
  return (row: Values): Json | undefined => {
    const ids = row[key];
    if (!Array.isArray(ids)) return ids === undefined ? undefined : follow(ids);
    return (ids as readonly Json[]).flatMap((id) => (follow(id) ?? []) as Json | readonly Json[]);
  };
}

/** Keys a condition may read: a field's own, both of a dateRange, and the server's. Never a password. */
function isReadableKey(resource: ReadResource, key: string): boolean {
  const field = ownValue(resource.fields, key);
  if (field) return field.type !== 'password' && field.type !== 'children';
  if (SERVER_OWNED.some((owned) => owned === key)) return true;
  return Object.values(resource.fields).some(
    (range) => range.type === 'dateRange' && (range.start === key || range.end === key),
  );
}

/** Names of the other collections a condition reads through dotted paths, each once. */
export function whereDependencies(setup: Pick<WhereSetup, 'where' | 'resource' | 'resources'>): string[] {
  const names = new Set<string>();
  for (const path of wherePaths(setup.where)) {
    let resource: ReadResource | undefined = setup.resource;
    for (const key of path.split('.').slice(0, -1)) {
      const field: ReadFields[string] | undefined = resource && ownValue(resource.fields, key);
      resource = field?.type === 'ref' ? ownValue(setup.resources, field.resource ?? '') : undefined;
      if (resource) names.add(resource.name);
    }
  }
  return [...names];
}
