import type { NeededFields } from '../src/config/check/source.ts';
import type { Config, Resource } from '../src/config/types.ts';

/** The resources whose rows have a type, by name: those that server code reads or has a rule for. */
export const typedResources = (resources: Config['resources'], needed: NeededFields): readonly Resource[] =>
  Object.values(resources)
    .filter(({ name, of, domain }) => of === undefined && (needed[name] !== undefined || domain !== undefined))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
