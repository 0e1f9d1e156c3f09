import { fieldKind } from '../../src/config/fields/registry.ts';
import { storedKeys } from '../../src/config/keys.ts';
import { partsOf, sortableParts } from '../../src/config/parts.ts';
import { titleKeys } from '../../src/config/title.ts';
import type { Snapshot } from '../live/snapshot.ts';
import type { Field, Resource } from '../../src/config/types.ts';
import type { ReadField, ReadFields } from '../../src/config/values.ts';
import type { RuleBook } from '../live/rules/rules.ts';
import type { TableSpec } from '../store/types.ts';
import { keyTogether } from '../store/unique-value.ts';
import { viewColumns } from './view-columns.ts';

/** Keys of every record that lists can sort by. */
const STAMPS = ['id', 'createdAt', 'updatedAt'] as const;

/** The key that sorting by a reference uses: the first plain one in the target's title whose field may be read (S1). */
export function titleSortKey(resource: Resource, readable: ReadonlySet<string>): string | undefined {
  const sortable = orderedKeys(resource);
  const stored = storedKeys(resource);
  const isRead = (key: string): boolean => readable.has(stored.get(key)?.field.name ?? '');
  return titleKeys(resource).find((key) => sortable[key] !== undefined && (!stored.has(key) || isRead(key)));
}

/** Whether a timed automation looks for records by this key. */
const isWaitedFor = ({ automations = [] }: Resource, key: string): boolean =>
  automations.some(({ when }) => when.kind === 'date' && when.key === key);

/** Keys with an ordered index in the store. */
export function orderedKeys(resource: Resource): Readonly<Record<string, 'text' | 'plain'>> {
  const ordered: Record<string, 'text' | 'plain'> = Object.fromEntries(STAMPS.map((key) => [key, 'plain']));
  const inTitle = new Set(titleKeys(resource));
  for (const field of Object.values(resource.fields)) {
    for (const { key, kind } of fieldKind(field.type).keys(field)) {
      // References are looked up when their target is to be deleted.
      const isNeeded = field.sortable || field.type === 'ref' || inTitle.has(key) || isWaitedFor(resource, key);
      if (isNeeded && kind !== 'list') ordered[key] = kind;
    }
  }
  for (const { path, part } of sortableParts(resource)) {
    for (const { kind } of fieldKind(part.type).keys(part)) if (kind !== 'list') ordered[path] = kind;
  }
  return ordered;
}

/** The keys of a resource's records that the store indexes, and how. */
export function tableSpec(resource: Resource, rules: Pick<RuleBook, 'spanOf'>): TableSpec {
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
  const span = rules.spanOf(resource.domain);
  return {
    unique: [...keysOf(unique.map((field) => field.name)), ...(resource.unique ?? []).map(keyTogether)],
    ordered: orderedKeys(resource),
    search: keysOf(resource.list.search),
    ...(span ? { span } : {}),
    fields: readFields(resource.fields),
    columns: viewColumns(resource),
    isShared: resource.tenancy === 'global',
  };
}

/** The parts of fields that conditions use, so a table is declared again only if an answer could change. */
const readFields = (fields: { readonly [name: string]: Field }): ReadFields =>
  Object.fromEntries(
    Object.values(fields).map((field): [string, ReadField] => {
      const { name, type, compute } = field;
      const parts = partsOf(field);
      return [
        name,
        {
          name,
          type,
          ...(compute && { compute }),
          ...((field.type === 'ref' || field.type === 'children') && { resource: field.resource }),
          ...(field.type === 'dateRange' && { start: field.start, end: field.end }),
          ...(parts.length > 0 && { fields: readFields(Object.fromEntries(parts.map((part) => [part.name, part]))) }),
        },
      ];
    }),
  );

/**
 * Defines the tables of a configuration; unchanged ones are left alone. The rows and keys of a removed resource stay,
 * but no condition reads or follows them any more.
 */
export function createTableDefiner(
  define: (collection: string, spec: TableSpec) => void,
): (made: Pick<Snapshot, 'config' | 'rules'>) => void {
  const declared = new Map<string, { readonly spec: TableSpec; readonly text: string }>();
  return ({ config, rules }) => {
    for (const resource of Object.values(config.resources)) {
      // The demo's routes define their own tables; the records of a view belong to its base.
      if (resource.api.routed || resource.of) continue;
      const spec = tableSpec(resource, rules);
      const text = JSON.stringify(spec);
      if (declared.get(resource.name)?.text === text) continue;
      define(resource.name, spec);
      declared.set(resource.name, { spec, text });
    }
    for (const [name, { spec }] of declared) {
      if (config.resources[name] !== undefined) continue;
      const { fields: _fields, columns: _columns, ...keys } = spec;
      define(name, keys);
      declared.delete(name);
    }
  };
}
