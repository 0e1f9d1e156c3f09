import type { Json, Resource } from './types.ts';
import { isMissing, ownValue, plainText, type FieldsOf, type Values } from './values.ts';

type Titled = FieldsOf & Pick<Resource, 'title'>;
type Part = { readonly text: string } | { readonly path: readonly string[] };

/**
 * The value for a part of the template from another record: `estateId.propertyName` its value, `boatId` its title.
 * undefined = no such record, or hidden from the reader.
 */
export type SaidOfOthers = (path: string) => string | undefined;

export type TitleSetup = {
  readonly resource: Titled;
  readonly row: Values & { readonly id?: Json };
  /** Without it, parts from other records are left out, because an id is not a name. */
  readonly said?: SaidOfOthers | undefined;
  /** Fields the reader may see; others are left out. Absent = all. */
  readonly readable?: ReadonlySet<string> | undefined;
};

/** A separator at the start of a title separates nothing. */
const SEPARATOR = /^[\s·|/,–-]+/;

/**
 * A record's title by its resource's template, `{code} · {estateId.propertyName}`. Parts without a value disappear with
 * the separator beside them; without any part, the title is the id.
 */
export function titleOf({ resource, row, said, readable }: TitleSetup): string {
  let title = '';
  // The text since the last value; dropped unless a value follows.
  let pending = '';
  let isAfterGap = false;
  for (const part of partsOf(resource.title)) {
    if ('text' in part) {
      pending += isAfterGap ? part.text.replace(/^[)\]]+/, '') : part.text;
      continue;
    }
    const value = isVisible(part.path, readable) ? valueAt({ resource, row, path: part.path, said }) : undefined;
    isAfterGap = isMissing(value);
    if (!isMissing(value)) title += (title === '' ? pending.replace(SEPARATOR, '') : pending) + plainText(value);
    pending = '';
  }
  if (title === '') return typeof row.id === 'string' ? row.id : '';
  return isAfterGap ? title : title + pending;
}

/** The template without parts hidden from the reader, and without the separator before each. */
export function readableTitle(template: string, readable: ReadonlySet<string>): string {
  let title = '';
  let pending = '';
  for (const part of partsOf(template)) {
    if ('text' in part) pending += part.text;
    else {
      const isSaid = isVisible(part.path, readable);
      if (isSaid) title += `${title === '' ? pending.replace(SEPARATOR, '') : pending}{${part.path.join('.')}}`;
      pending = '';
    }
  }
  return title + pending;
}

/** The record's own stored keys in its title, used to sort by title. */
export function titleKeys({ title }: Pick<Resource, 'title'>): string[] {
  const keys = partsOf(title).flatMap((part) => ('path' in part ? part.path.slice(0, 1) : []));
  return [...new Set(keys)];
}

/** Every path in the template, for the checker. */
export function titlePaths(template: string): string[] {
  return partsOf(template).flatMap((part) => ('path' in part ? [part.path.join('.')] : []));
}

/** A brace outside any part of the template, which would be shown as text. */
export function strayBrace(template: string): string | undefined {
  return partsOf(template).flatMap((part) => ('text' in part ? (/[{}]/.exec(part.text) ?? []) : []))[0];
}

/** Names of the resources a title reads: those it refers to, and those their titles refer to. */
export function titleSources(resource: Titled, resources: { readonly [name: string]: Titled }): ReadonlySet<string> {
  const sources = new Set<string>();
  const named = new Set<string>();
  const follow = (from: Titled, [key = '', ...rest]: readonly string[]): void => {
    const field = ownValue(from.fields, key);
    const target = field?.type === 'ref' ? ownValue(resources, field.resource) : undefined;
    if (target === undefined) return;
    sources.add(target.name);
    if (rest.length > 0) follow(target, rest);
    else if (!named.has(target.name)) {
      named.add(target.name);
      for (const path of titlePaths(target.title)) follow(target, path.split('.'));
    }
  };
  for (const path of titlePaths(resource.title)) follow(resource, path.split('.'));
  return sources;
}

const templates = new Map<string, readonly Part[]>();

/** Templates come from the configuration, so there are few of them; titles are made by the thousand. */
function partsOf(template: string): readonly Part[] {
  let parts = templates.get(template);
  if (!parts) {
    parts = template
      .split(/(\{[A-Za-z0-9.]+\})/)
      .filter((piece) => piece !== '')
      .map((piece) => (/^\{.+\}$/.test(piece) ? { path: piece.slice(1, -1).split('.') } : { text: piece }));
    templates.set(template, parts);
  }
  return parts;
}

function isVisible(path: readonly string[], readable: ReadonlySet<string> | undefined): boolean {
  return readable === undefined || path[0] === 'id' || readable.has(path[0] ?? '');
}

type ValueSetup = Pick<TitleSetup, 'row' | 'said'> & { resource: FieldsOf; path: readonly string[] };

function valueAt({ resource, row, path, said }: ValueSetup): Json | undefined {
  const [key = '', ...rest] = path;
  if (ownValue(resource.fields, key)?.type === 'ref') return said?.(path.join('.'));
  return rest.length > 0 ? undefined : ownValue(row, key);
}
