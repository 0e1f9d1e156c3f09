import type { Config, Field, Resource } from '../../src/config/types.ts';
import { resolveVariable } from '../../src/config/values.ts';
import { boundedCachePer } from '../store/bounded-cache.ts';
import type { Caller } from './call.ts';
import type { RoleRights, Snapshot } from '../live/snapshot.ts';

type Person = Pick<Caller, 'role' | 'values'>;
/** Names of fields by resource. */
type Closed = ReadonlyMap<string, ReadonlySet<string>>;

/** Narrowed configurations cached at once: one for each role and set of hidden fields. */
const MAX_CACHED = 50;
const narrowedOf = boundedCachePer<Snapshot>(MAX_CACHED);
const namedOf = boundedCachePer<readonly string[]>(MAX_CACHED);

/** The names of `$user` values that decide about this role's fields, e.g. `$user.showPrices`. */
const valuesNamed = (snapshot: Snapshot, role: string): readonly string[] =>
  namedOf(snapshot).of(role, () => {
    const all = Object.values(snapshot.config.resources).flatMap(({ access }) =>
      Object.keys(access.fieldsIf?.[role] ?? {}),
    );
    return [...new Set(all)].sort();
  });

function closedBy({ resources }: Config, role: string, values: readonly string[]): Closed {
  return new Map(
    Object.values(resources).flatMap(({ name, access }) => {
      const fields = values.flatMap((value) => access.fieldsIf?.[role]?.[value] ?? []);
      return fields.length === 0 ? [] : [[name, new Set(fields)] as const];
    }),
  );
}

function narrowed(snapshot: Snapshot, role: string, values: readonly string[]): Snapshot {
  const { config } = snapshot;
  const closed = closedBy(config, role, values);
  const roles = config.enums['role']?.options.map(({ value }) => value) ?? [];
  const without = (field: Field): Field => ({
    ...field,
    read: (field.read ?? roles).filter((reader) => reader !== role),
  });
  const resources = Object.fromEntries(
    Object.entries(config.resources).map(([name, resource]): [string, Resource] => {
      const names = closed.get(name);
      if (names === undefined) return [name, resource];
      const fields = Object.entries(resource.fields).map(
        ([key, field]) => [key, names.has(key) ? without(field) : field] as const,
      );
      return [name, { ...resource, fields: Object.fromEntries(fields) }];
    }),
  );
  const known = new Map<string, RoleRights>();
  return {
    ...snapshot,
    config: { ...config, version: `${config.version}-${values.join('.')}`, resources },
    byPath: new Map([...snapshot.byPath].map(([path, { name }]) => [path, resources[name]] as const).filter(isThere)),
    rightsOf: (question) => {
      // The whole snapshot remembers its answers by name, so it needs its own resource and not the narrowed one.
      const { [question.resource.name]: resource = question.resource } = config.resources;
      const rights = snapshot.rightsOf({ role: question.role, resource });
      const names = question.role === role ? closed.get(question.resource.name) : undefined;
      if (names === undefined) return rights;
      const open = (fields: ReadonlySet<string>) => new Set([...fields].filter((field) => !names.has(field)));
      const own = known.get(question.resource.name) ?? {
        can: rights.can,
        readable: open(rights.readable),
        writable: open(rights.writable),
      };
      known.set(question.resource.name, own);
      return own;
    },
  };
}

const isThere = (entry: readonly [string, Resource | undefined]): entry is readonly [string, Resource] =>
  entry[1] !== undefined;

/**
 * The configuration as this person has it, without the fields that their role reads only with a certain value of the
 * person (`access.fieldsIf`). Lists, records, search, exports, calls and browsers ask the snapshot for readable fields,
 * so there is no second place to forget.
 */
export function forPerson(snapshot: Snapshot, { role, values }: Person): Snapshot {
  const lacking = valuesNamed(snapshot, role).filter((value) => resolveVariable(value, values) !== true);
  if (lacking.length === 0) return snapshot;
  return narrowedOf(snapshot).of(`${role} ${lacking.join(' ')}`, () => narrowed(snapshot, role, lacking));
}
