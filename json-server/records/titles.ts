import { oncePer } from '../../src/config/once-per.ts';
import type { RefPlace } from '../../src/config/parts.ts';
import { valuesAtPlace } from '../../src/config/parts.ts';
import { idsOf } from '../../src/config/refs.ts';
import { templatesOf } from '../../src/config/templates.ts';
import { rowInLanguage } from '../../src/config/own-language.ts';
import { titleKeys, titleOf, titlePaths, type SaidOfOthers } from '../../src/config/title.ts';
import type { RefField, Resource, Row } from '../../src/config/types.ts';
import { isMissing, ownValue, plainText, type Resolve } from '../../src/config/values.ts';
import { type Context, unscopedResolver, tableOf } from './context.ts';
import { scopeOf } from './scope.ts';

/** The title of a reference's record; undefined = the caller may not see it, or there is none. */
export type Titles = (field: RefField, id: string) => string | undefined;

/** Ids by resource. */
type Wanted = Map<string, Set<string>>;
type Found = Map<string, Map<string, Row>>;

function wantTitles(wanted: Wanted, resource: string, ids: readonly string[]): void {
  const known = wanted.get(resource) ?? new Set();
  wanted.set(resource, known);
  for (const id of ids) known.add(id);
}

/** One read per resource, however many records are needed. */
function read(context: Context, wanted: Wanted, found: Found): void {
  for (const [name, ids] of wanted) {
    const resource = context.snapshot.config.resources[name];
    if (resource === undefined) continue;
    const rows = found.get(name) ?? new Map<string, Row>();
    found.set(name, rows);
    for (const row of tableOf(context, resource).many([...ids])) rows.set(row.id, row);
  }
}

/** The records used in the titles of these records, `{estateId.propertyName}`, that have not been read yet. */
function wantedByTitles({ snapshot }: Context, found: Found): Wanted {
  const wanted: Wanted = new Map();
  for (const [name, rows] of found) {
    const resource = snapshot.config.resources[name];
    for (const key of resource ? titleKeys(resource) : []) {
      const through = resource && ownValue(resource.fields, key);
      if (through?.type !== 'ref') continue;
      const known = found.get(through.resource);
      for (const row of rows.values()) {
        const ids = idsOf(row[key] ?? null).filter((id) => !known?.has(id));
        if (ids.length > 0) wantTitles(wanted, through.resource, ids);
      }
    }
  }
  return wanted;
}

/** The titles of the records these rows refer to, all read together, each once. */
export function titlesFor(context: Context, refs: readonly RefPlace[], rows: readonly Row[]): Titles {
  const wanted: Wanted = new Map();
  for (const place of refs) {
    for (const row of rows) {
      for (const value of valuesAtPlace(row, place)) wantTitles(wanted, place.field.resource, idsOf(value));
    }
  }
  return titlesOf(context, wanted);
}

/** The titles of records of one resource, by their ids. */
export const titlesIn = (context: Context, field: RefField, ids: readonly string[]): Titles =>
  titlesOf(context, new Map([[field.resource, new Set(ids)]]));

function titlesOf(context: Context, wanted: Wanted): Titles {
  const found: Found = new Map();
  read(context, wanted, found);
  read(context, wantedByTitles(context, found), found);
  // Records beyond those are read one by one.
  const beyond = unscopedResolver(context);
  const find: Resolve = (name, id) => found.get(name)?.get(id) ?? beyond(name, id);
  const namers = new Map<string, (id: string) => string | undefined>();
  return ({ resource: name }, id) => {
    const target = context.snapshot.config.resources[name];
    if (target === undefined) return undefined;
    const namer = namers.get(name) ?? namerOf(context, target, find);
    namers.set(name, namer);
    return namer(id);
  };
}

/**
 * Returns titles of a resource's records by id, each computed once; undefined = the caller may not see it, or there is
 * none (S1). Use it at once: a row scope ends with its transaction.
 * @param find reads the named records, and those used in their titles
 */
export function namerOf(
  context: Context,
  resource: Resource,
  find: Resolve = unscopedResolver(context),
): (id: string) => string | undefined {
  const sight = sightOf(context, resource);
  const titleFor = titleReader(context, resource, find);
  const titles = new Map<string, string | undefined>();
  return (id) => {
    if (titles.has(id)) return titles.get(id);
    const row = find(resource.name, id);
    const title = row !== undefined && sight?.isSeen(row) === true ? titleFor(row) : undefined;
    titles.set(id, title);
    return title;
  };
}

/**
 * Titles of records that the caller may see: without fields they may not read, and without values they may not see of
 * other records used in a title (S1). Use it at once, like `namerOf`.
 */
export function titleReader(
  context: Context,
  resource: Resource,
  find: Resolve = unscopedResolver(context),
): (row: Row) => string {
  const { readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const others = othersIn(context, find);
  const { language = 'en' } = context.caller;
  return (row) =>
    titleOf({
      resource,
      row: rowInLanguage(resource, row, language),
      readable,
      said: saidBy({ others, resource, row }),
    });
}

/** The paths in a resource's templates that lead to other records; parsed once, because each list and write needs them. */
const pathsToOthers = oncePer((resource: Resource): readonly string[] =>
  [...new Set(templatesOf(resource).flatMap(titlePaths))].filter((path) => path.includes('.')),
);

/**
 * The values that a record's title, and the other templates of its resource, use from other records, by the part of the
 * template: `{ "estateId.propertyName": "…" }`. Only values: the title of a reference is already sent beside its id.
 * Use it at once, like `namerOf`.
 */
export function titleParts(context: Context, resource: Resource): (row: Row) => Record<string, string> {
  const { readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  const paths = pathsToOthers(resource).filter((path) => readable.has(path.slice(0, path.indexOf('.'))));
  const others = othersIn(context, unscopedResolver(context));
  return (row) => {
    const said = saidBy({ others, resource, row });
    return Object.fromEntries(paths.flatMap((path) => (said(path) === undefined ? [] : [[path, said(path) ?? '']])));
  };
}

/** The part of a resource's records that the caller may see. */
type Sight = { readonly readable: ReadonlySet<string>; readonly isSeen: (row: Row) => boolean };

/** undefined = none of them: the role may neither list nor open them. */
function sightOf(context: Context, resource: Resource): Sight | undefined {
  const { can, readable } = context.snapshot.rightsOf({ role: context.caller.role, resource });
  if (!can.has('list') && !can.has('show')) return undefined;
  const scope = scopeOf(context, resource);
  return { readable, isSeen: (row) => scope === undefined || scope.matches(row) };
}

/** The value of a record at a path; its title when the path is empty; undefined = the caller may not know it. */
type OtherRecords = (name: string, id: string, path: readonly string[], depth: number) => string | undefined;

/** Limits titles that use titles, which could form a circle. */
const DEEPEST = 3;

function othersIn(context: Context, find: Resolve): OtherRecords {
  const sights = new Map<string, Sight | undefined>();
  const others: OtherRecords = (name, id, [key, ...rest], depth) => {
    const resource = context.snapshot.config.resources[name];
    if (resource === undefined || depth > DEEPEST) return undefined;
    if (!sights.has(name)) sights.set(name, sightOf(context, resource));
    const sight = sights.get(name);
    if (sight === undefined || !(key === undefined || key === 'id' || sight.readable.has(key))) return undefined;
    const stored = find(name, id);
    if (stored === undefined || !sight.isSeen(stored)) return undefined;
    const row = rowInLanguage(resource, stored, context.caller.language ?? 'en');
    const said = saidBy({ others, resource, row, depth: depth + 1 });
    if (key === undefined) return namedBeyondId(row, titleOf({ resource, row, readable: sight.readable, said }));
    if (ownValue(resource.fields, key)?.type === 'ref') return said([key, ...rest].join('.'));
    const value = rest.length > 0 ? undefined : ownValue(row, key);
    return isMissing(value) ? undefined : plainText(value);
  };
  return others;
}

const namedBeyondId = ({ id }: Row, title: string) => (title === id ? undefined : title);

type Saying = {
  readonly others: OtherRecords;
  readonly resource: Resource;
  readonly row: Row;
  readonly depth?: number;
};

function saidBy({ others, resource, row, depth = 0 }: Saying): SaidOfOthers {
  return (path) => {
    const [key = '', ...rest] = path.split('.');
    const field = ownValue(resource.fields, key);
    if (field?.type !== 'ref') return undefined;
    const texts = idsOf(row[key] ?? null).flatMap((id) => others(field.resource, id, rest, depth) ?? []);
    return texts.length > 0 ? texts.join(', ') : undefined;
  };
}
