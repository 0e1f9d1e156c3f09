import { collectionOf } from '../../../src/config/collection.ts';
import type { Config, Language, Resource, Row, Where } from '../../../src/config/types.ts';
import type { Resolve } from '../../../src/config/values.ts';
import { compileWhere } from '../../../src/config/where.ts';
import type { Outgoing } from '../../live/rules/domain-write.ts';
import type { Tables } from '../../live/rows/company.ts';

/** The context of a rule's run: the tables of one company at one moment. */
export type RunSurroundings = {
  readonly table: Tables;
  /** Tables that belong to no company. */
  readonly shared: Tables;
  readonly config: Config;
  readonly outgoing: Outgoing;
  /** ISO instant */
  readonly now: string;
  /** Calendar date of the business. */
  readonly today: string;
};

/** Finds a record by reference. */
export const finderIn =
  ({ table, shared, config }: RunSurroundings): Resolve =>
  (name, id) => {
    const resource = config.resources[name];
    if (resource === undefined) return undefined;
    return (resource.tenancy === 'global' ? shared : table)(collectionOf(resource)).get(id);
  };

/** The values of `$today` and `$now`; a rule runs without a person. */
export const valuesIn = ({ today, now }: RunSurroundings) => ({ user: {}, today, now });

/** The language of texts a rule writes for no particular reader. */
export const languageIn = ({ outgoing, table }: RunSurroundings): Language => outgoing.letters?.usual(table) ?? 'en';

/** Whether a record meets a rule's condition. */
export function meetsCondition(
  surroundings: RunSurroundings,
  {
    resource,
    where,
    row,
  }: {
    readonly resource: Resource;
    readonly where: Where | undefined;
    readonly row: Row;
  },
): boolean {
  if (where === undefined) return true;
  const { resources } = surroundings.config;
  const resolve = finderIn(surroundings);
  return compileWhere({ where, resource, resources, values: valuesIn(surroundings), resolve })(row);
}
