import type { RefPlace } from '../../src/config/parts.ts';
import { valuesAtPlace } from '../../src/config/parts.ts';
import { idsOf } from '../../src/config/refs.ts';
import { titleKeys, titleOf } from '../../src/config/title.ts';
import type { RefField, Resource, Row } from '../../src/config/types.ts';
import { ownValue } from '../../src/config/values.ts';
import { type Context, tableOf } from './context.ts';
import { scopeOf } from './scope.ts';

/** What a reference's record is called; undefined = the caller may not see it, or there is none. */
export type Titles = (field: RefField, id: string) => string | undefined;

/** Ids by resource. */
type Wanted = Map<string, Set<string>>;
type Found = Map<string, Map<string, Row>>;

function want(wanted: Wanted, resource: string, ids: readonly string[]): void {
  const known = wanted.get(resource) ?? new Set();
  wanted.set(resource, known);
  for (const id of ids) known.add(id);
}

/** One question a resource, whatever number of records is asked for. */
function read(context: Context, wanted: Wanted, found: Found): void {
  for (const [name, ids] of wanted) {
    const resource = context.snapshot.config.resources[name];
    if (resource === undefined) continue;
    const rows = found.get(name) ?? new Map<string, Row>();
    found.set(name, rows);
    for (const row of tableOf(context, resource).many([...ids])) rows.set(row.id, row);
  }
}

/** What the titles of these records look into: `{estateId.propertyName}`. */
function wantedByTitles({ snapshot }: Context, found: Found): Wanted {
  const wanted: Wanted = new Map();
  for (const [name, rows] of found) {
    const resource = snapshot.config.resources[name];
    for (const key of resource ? titleKeys(resource) : []) {
      const through = resource && ownValue(resource.fields, key);
      if (through?.type !== 'ref') continue;
      for (const row of rows.values()) want(wanted, through.resource, idsOf(row[key] ?? null));
    }
  }
  return wanted;
}

/** The titles of the records that these rows refer to, each read once and all together. */
export function titlesFor(context: Context, refs: readonly RefPlace[], rows: readonly Row[]): Titles {
  const wanted: Wanted = new Map();
  for (const place of refs) {
    for (const row of rows) {
      for (const value of valuesAtPlace(row, place)) want(wanted, place.field.resource, idsOf(value));
    }
  }
  return titlesOf(context, wanted);
}

/** The titles of records of one resource. */
export const titlesIn = (context: Context, field: RefField, ids: readonly string[]): Titles =>
  titlesOf(context, new Map([[field.resource, new Set(ids)]]));

function titlesOf(context: Context, wanted: Wanted): Titles {
  const found: Found = new Map();
  read(context, wanted, found);
  read(context, wantedByTitles(context, found), found);
  const namers = new Map<string, (id: string) => string | undefined>();
  return ({ resource: name }, id) => {
    const target = context.snapshot.config.resources[name];
    if (target === undefined) return undefined;
    const namer = namers.get(name) ?? namerOf(context, target, found);
    namers.set(name, namer);
    return namer(id);
  };
}

/** Each is called by its name once, however often it is referred to. */
function namerOf(context: Context, resource: Resource, found: Found): (id: string) => string | undefined {
  const scope = scopeOf(context, resource);
  const { readable } = context.snapshot.viewOf({ role: context.caller.role, resource });
  const resolve = (name: string, id: string): Row | undefined => found.get(name)?.get(id);
  const titles = new Map<string, string | undefined>();
  return (id) => {
    if (titles.has(id)) return titles.get(id);
    const row = found.get(resource.name)?.get(id);
    const isSeen = row !== undefined && (scope === undefined || scope.matches(row));
    const title = isSeen ? titleOf({ resource, row, resolve, readable }) : undefined;
    titles.set(id, title);
    return title;
  };
}
