import { languageKeys } from '../../src/config/own-language.ts';
import { computeValue } from '../../src/config/compute.ts';
import { isYesUnlessSaid } from '../../src/config/fields/boolean.ts';
import { fieldKind } from '../../src/config/fields/registry.ts';
import { needsAnswer } from '../../src/config/link-computed.ts';
import { partsOf, refPlaces, type RefPlace, valuesAtPlace } from '../../src/config/parts.ts';
import { idsOf } from '../../src/config/refs.ts';
import { templatesOf } from '../../src/config/templates.ts';
import { titleSources } from '../../src/config/title.ts';
import { SERVER_OWNED } from '../../src/config/values.ts';
import type { Field, Json, RefField, Resource, Row } from '../../src/config/types.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { Context } from './context.ts';
import { maskedKeys, maskedValue } from './masked.ts';
import { fromOthersOf } from './from-others.ts';
import { titleParts, type Titles, titlesFor } from './titles.ts';
import { secretFields, secretsSet } from '../accounts/sealed.ts';

/** The parts of a resource's records that a role receives. */
export type Projection = {
  /** Stored keys, including the server's own. */
  readonly keys: ReadonlySet<string>;
  /** The keys in a list; large values written by the server (a frozen quote) are only on the record's own page. */
  readonly listKeys: ReadonlySet<string>;
  readonly computed: readonly Field[];
  /** Fields computed from other records. */
  readonly next: readonly Field[];
  /** Masked fields: only their last characters are sent, except on the record's own page. */
  readonly masked: readonly string[];
  /** Sent as true unless the record stores false (`isYesUnlessSaid`). */
  readonly yes: readonly string[];
  /** Secrets: an answer says only whether they are set (`_secrets`). */
  readonly secrets: readonly string[];
  /** References that are sent with their title. */
  readonly refs: readonly RefPlace[];
  /** Resources used in those titles and in the record's own. */
  readonly sources: readonly Resource[];
};

const projections = new WeakMap<Snapshot, Map<string, Projection>>();

function makeProjection({ snapshot, caller }: Context, resource: Resource): Projection {
  const { readable } = snapshot.rightsOf({ role: caller.role, resource });
  const fields = Object.values(resource.fields).filter((field) => readable.has(field.name));
  const stored = fields.flatMap((field) =>
    fieldKind(field.type)
      .keys(field)
      .map(({ key }) => key),
  );
  const refs = refPlaces(resource).filter(
    ({ field, within }) => readable.has((within ?? field).name) && mayNameTarget(snapshot, caller.role, field),
  );
  const columns = new Set(resource.list.columns.map(({ field }) => field.split('.')[0]));
  // A text that replaces another follows it.
  const languages = languageKeys(resource);
  const isForPage = (key: string): boolean => {
    const field = resource.fields[key];
    return field?.readOnly === true && partsOf(field).length > 0 && !columns.has(key) && !languages.has(key);
  };
  const keys = [...stored, ...SERVER_OWNED];
  const { resources } = snapshot.config;
  const sources = new Set(
    templatesOf(resource).flatMap((title) => [...titleSources({ ...resource, title }, resources)]),
  );
  for (const { field } of refs) {
    const target = resources[field.resource];
    if (target === undefined) continue;
    for (const name of [target.name, ...titleSources(target, resources)]) sources.add(name);
  }
  return {
    keys: new Set(keys),
    listKeys: new Set(keys.filter((key) => !isForPage(key))),
    computed: fields.filter((field) => field.compute && !needsAnswer(field, resource.fields)),
    next: fields.filter((field) => needsAnswer(field, resource.fields)),
    masked: maskedKeys(resource).filter((key) => readable.has(key)),
    yes: fields.filter(isYesUnlessSaid).map(({ name }) => name),
    secrets: secretFields(resource),
    refs,
    sources: [...sources].flatMap((name) => snapshot.config.resources[name] ?? []),
  };
}

/** Titles are shown only to roles that may see such records. */
function mayNameTarget(snapshot: Snapshot, role: string, field: RefField): boolean {
  const target = snapshot.config.resources[field.resource];
  if (target === undefined) return false;
  const { can } = snapshot.rightsOf({ role, resource: target });
  return can.has('list') || can.has('show');
}

/** The projection of the caller's role; computed once per configuration. */
export function projectionOf(context: Context, resource: Resource): Projection {
  const key = `${context.caller.role}\n${resource.name}`;
  const known = projections.get(context.snapshot) ?? new Map<string, Projection>();
  projections.set(context.snapshot, known);
  let projection = known.get(key);
  if (projection === undefined) {
    projection = makeProjection(context, resource);
    known.set(key, projection);
  }
  return projection;
}

/**
 * Titles of a record's references by field. A record the caller cannot see has none; in a list of references its id
 * (which the record contains anyway) takes its place, so titles and ids stay in the same order. References inside an
 * object are keyed `address.cityId`, those inside a list `ownerships.investorId`, with one title per entry.
 * @param named of all rows shown together, so their references are read together
 */
export function refsOf(
  context: Context,
  refs: readonly RefPlace[],
  row: Row,
  named: Titles = titlesFor(context, refs, [row]),
): Record<string, Json> {
  return titlesAt(refs, row, (field, value) => titleValue(named, field, value, (id) => [id]));
}

/** The same for people: references without a title are left out, even their id. */
export function readRefsOf(context: Context, refs: readonly RefPlace[], row: Row): Record<string, Json> {
  const named = titlesFor(context, refs, [row]);
  return titlesAt(refs, row, (field, value) => titleValue(named, field, value, () => []));
}

function titlesAt(
  refs: readonly RefPlace[],
  row: Row,
  titleAt: (field: RefField, value: Json) => Json | undefined,
): Record<string, Json> {
  const titles: Record<string, Json> = {};
  for (const place of refs) {
    const { field, within, path } = place;
    const found = valuesAtPlace(row, place).map((value) => titleAt(field, value));
    if (within?.type === 'repeater') {
      if (found.length > 0) titles[path] = found.map((title) => title ?? null);
    } else if (found[0] !== undefined) titles[path] = found[0];
  }
  return titles;
}

/** @param untitled the substitute for a missing title in a list */
function titleValue(
  named: Titles,
  field: RefField,
  value: Json,
  untitled: (id: string) => readonly string[],
): Json | undefined {
  if (value === null) return undefined;
  if (field.multiple) return idsOf(value).flatMap((id) => named(field, id) ?? untitled(id));
  return typeof value === 'string' ? named(field, value) : undefined;
}

/**
 * A record as the caller may see it: readable fields, computed values, and `_refs`, the titles of its references and
 * the values its own title uses from them.
 */
export function project(context: Context, resource: Resource, row: Row): Record<string, Json> {
  const projection = projectionOf(context, resource);
  // One object: each copy of so many keys costs as much as reading them.
  const shown = Object.assign(shownOf(projection, row), fromOthersOf(context, resource, projection.next, row));
  shown['_refs'] = Object.assign(refsOf(context, projection.refs, row), titleParts(context, resource)(row));
  return shown;
}

/** The values that `project` masks, in full. Sending them must be logged. */
export function unmaskedOf(context: Context, resource: Resource, row: Row): Record<string, Json> {
  const { masked } = projectionOf(context, resource);
  return Object.fromEntries(masked.flatMap((key) => (typeof row[key] === 'string' ? [[key, row[key]]] : [])));
}

/** The part of a record's answer that depends only on the record. */
export function shownOf(
  { keys, computed, masked, yes, secrets }: Pick<Projection, 'keys' | 'computed' | 'masked' | 'yes' | 'secrets'>,
  row: Row,
): Record<string, Json> {
  const shown: Record<string, Json> = {};
  for (const key of keys) {
    const value = row[key];
    if (value !== undefined) shown[key] = value;
    else if (!STAMPS.has(key)) shown[key] = null;
  }
  for (const key of yes) shown[key] ??= true;
  for (const key of masked) shown[key] = maskedValue(row[key]);
  if (secrets.length > 0) shown['_secrets'] = secretsSet(secrets, row);
  for (const field of computed) shown[field.name] = computeValue({ field, row });
  return shown;
}

const STAMPS: ReadonlySet<string> = new Set(SERVER_OWNED);

/** Reads a row's values as the caller may read them; others are null. */
export const readerIn =
  <Stored extends object>({ keys }: Pick<Projection, 'keys'>, row: Stored) =>
  <Key extends keyof Stored & string>(key: Key): NonNullable<Stored[Key]> | null =>
    keys.has(key) ? (row[key] ?? null) : null;
