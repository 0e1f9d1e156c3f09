import type { Json, Resource, Row } from './types.ts';
import { isMissing, ownValue, plainText, type FieldsOf, type Values } from './values.ts';

type Titled = FieldsOf & Pick<Resource, 'title'>;
type Part = { readonly text: string } | { readonly path: readonly string[] };

/** Finds the record of `{estateId.propertyName}`. @param key what is read of it: some may see a record without it */
export type TitleResolve = (collection: string, id: string, key: string) => Row | undefined;

export type TitleSetup = {
  readonly resource: Titled;
  readonly row: Values & { readonly id?: Json };
  /** For `{estateId.propertyName}`; without it such parts are left out. */
  readonly resolve?: TitleResolve | undefined;
  /** Fields the reader may see; others are left out. Absent = all. */
  readonly readable?: ReadonlySet<string> | undefined;
};

/**
 * A record's title by its resource's template, `{code} · {estateId.propertyName}`. Parts without a value vanish together
 * with the separator beside them; a record without any is called by its id.
 */
export function titleOf({ resource, row, resolve, readable }: TitleSetup): string {
  let title = '';
  // The text since the last value; without a value after it, it has nothing to introduce.
  let pending = '';
  let isAfterGap = false;
  for (const part of partsOf(resource.title)) {
    if ('text' in part) {
      pending += isAfterGap ? part.text.replace(/^[)\]]+/, '') : part.text;
      continue;
    }
    const value = isVisible(part.path, readable) ? valueAt({ resource, row, path: part.path, resolve }) : undefined;
    isAfterGap = isMissing(value);
    if (!isMissing(value)) title += (title === '' ? pending.replace(/^[\s·|/,–-]+/, '') : pending) + plainText(value);
    pending = '';
  }
  if (title === '') return typeof row.id === 'string' ? row.id : '';
  return isAfterGap ? title : title + pending;
}

/** The record's own stored keys that its title is made of: what a sort "by title" sorts by. */
export function titleKeys({ title }: Pick<Resource, 'title'>): string[] {
  const keys = partsOf(title).flatMap((part) => ('path' in part ? part.path.slice(0, 1) : []));
  return [...new Set(keys)];
}

/** Every path in the template, for the checker. */
export function titlePaths(template: string): string[] {
  return partsOf(template).flatMap((part) => ('path' in part ? [part.path.join('.')] : []));
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

type ValueSetup = Pick<TitleSetup, 'row' | 'resolve'> & { resource: FieldsOf; path: readonly string[] };

function valueAt({ resource, row, path, resolve }: ValueSetup): Json | undefined {
  const [key = '', next, ...rest] = path;
  const value = ownValue(row, key);
  if (next === undefined) return value;
  const field = ownValue(resource.fields, key);
  if (field?.type !== 'ref' || typeof value !== 'string') return undefined;
  const target: Row | undefined = resolve?.(field.resource, value, next);
  const found = target && ownValue(target, next);
  // An id is nobody's name; the resources behind it are not at hand here.
  return rest.length > 0 ? undefined : found;
}
