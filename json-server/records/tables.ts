import { fieldKind } from '../../src/config/fields/registry.ts';
import { sortableParts } from '../../src/config/parts.ts';
import { titleKeys } from '../../src/config/title.ts';
import type { Config, Resource } from '../../src/config/types.ts';
import { spanOf } from '../domain-rules.ts';
import type { TableSpec } from '../store/types.ts';
import { keyTogether } from '../store/unique-value.ts';

/** Keys of every record that lists can sort by. */
const STAMPS = ['id', 'createdAt', 'updatedAt'] as const;

/** The key of a record's title that a list sorted by a reference follows: its first plain one. */
export function titleSortKey(resource: Resource): string | undefined {
  const sortable = orderedKeys(resource);
  return titleKeys(resource).find((key) => sortable[key] !== undefined);
}

/** Keys that the store keeps in order. */
export function orderedKeys(resource: Resource): Readonly<Record<string, 'text' | 'plain'>> {
  const ordered: Record<string, 'text' | 'plain'> = Object.fromEntries(STAMPS.map((key) => [key, 'plain']));
  const inTitle = new Set(titleKeys(resource));
  for (const field of Object.values(resource.fields)) {
    for (const { key, kind } of fieldKind(field.type).keys(field)) {
      // A reference is looked up when the record it names is to be deleted.
      const isNeeded = field.sortable || field.type === 'ref' || inTitle.has(key);
      if (isNeeded && kind !== 'list') ordered[key] = kind;
    }
  }
  for (const { path, part } of sortableParts(resource)) {
    for (const { kind } of fieldKind(part.type).keys(part)) if (kind !== 'list') ordered[path] = kind;
  }
  return ordered;
}

/** Which keys of a resource's records the store looks up, and how. */
export function tableSpec(resource: Resource): TableSpec {
  const keysOf = (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const field = resource.fields[name];
      return field
        ? fieldKind(field.type)
            .keys(field)
            .map(({ key }) => key)
        : [];
    });
  const unique = Object.values(resource.fields).filter((field) => field.unique);
  const span = spanOf(resource.domain);
  return {
    unique: [...keysOf(unique.map((field) => field.name)), ...(resource.unique ?? []).map(keyTogether)],
    ordered: orderedKeys(resource),
    search: keysOf(resource.list.search),
    ...(span ? { span } : {}),
    fields: resource.fields,
    isShared: resource.tenancy === 'global',
  };
}

/** Declares the tables of a configuration; those that stay as they were are left alone. */
export function createTableDefiner(define: (collection: string, spec: TableSpec) => void): (config: Config) => void {
  const declared = new Map<string, string>();
  return (config) => {
    for (const resource of Object.values(config.resources)) {
      // The demo's routes declare what they need; a view's records are its base's.
      if (resource.api.routed || resource.of) continue;
      const spec = tableSpec(resource);
      const text = JSON.stringify(spec);
      if (declared.get(resource.name) === text) continue;
      define(resource.name, spec);
      declared.set(resource.name, text);
    }
  };
}
