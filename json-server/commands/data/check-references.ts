import { collectionOf } from '../../../src/config/collection.ts';
import { refPlaces, valuesAtPlace } from '../../../src/config/parts.ts';
import { idsOf } from '../../../src/config/refs.ts';
import type { Config, Resource } from '../../../src/config/types.ts';
import { GLOBAL } from '../../store/types.ts';
import type { DataChecked, Checker, DataFinding } from './finding.ts';
import type { RecordReader } from './record-reader.ts';

type Reference = Omit<DataFinding, 'problem' | 'detail'> & {
  readonly to: string;
  readonly at: { readonly collection: string; readonly tenant: string };
};
type Setup = {
  readonly resources: ReadonlyMap<string, Resource>;
  readonly config: Config;
  readonly reader: Pick<RecordReader, 'present'>;
};

/** Every reference leads to a record. Those of a slice are looked up together, so that no ids have to be kept. */
export function referencesChecker(setup: Setup): Checker {
  return {
    take: async (rows) => {
      const groups = new Map<string, Reference[]>();
      for (const reference of rows.flatMap((row) => referencesOf(setup, row))) {
        const key = JSON.stringify(reference.at);
        const group = groups.get(key);
        if (group) group.push(reference);
        else groups.set(key, [reference]);
      }
      const found: DataFinding[] = [];
      for (const group of groups.values()) found.push(...(await unknownIn(setup, group)));
      return found;
    },
    end: () => [],
  };
}

function referencesOf({ resources, config }: Setup, { collection, tenant, row }: DataChecked): Reference[] {
  const resource = resources.get(collection);
  if (!resource) return [];
  return refPlaces(resource).flatMap((place) => {
    const target = config.resources[place.field.resource];
    // What is routed has no records of ours.
    if (!target || target.api.routed) return [];
    const at = { collection: collectionOf(target), tenant: target.tenancy === 'global' ? GLOBAL : tenant };
    return valuesAtPlace(row, place)
      .flatMap((value) => idsOf(value))
      .map((to): Reference => ({ collection, tenant, id: row.id, field: place.path, to, at }));
  });
}

async function unknownIn({ reader }: Setup, group: readonly Reference[]): Promise<DataFinding[]> {
  const [first] = group;
  if (!first) return [];
  const ids = [...new Set(group.map(({ to }) => to))];
  const present = await reader.present(first.at.collection, first.at.tenant, ids);
  return group
    .filter(({ to }) => !present.has(to))
    .map(({ collection, tenant, id, field, to, at }) => {
      const detail = `${at.collection}/${to}`;
      return { collection, tenant, id, field, problem: 'unknownReference' as const, detail };
    });
}
