import { collectionOf } from '../../../src/config/collection.ts';
import type { Config, Language, Resource, Row, Where } from '../../../src/config/types.ts';
import type { Resolve } from '../../../src/config/values.ts';
import { compileWhere } from '../../../src/config/where.ts';
import type { Outgoing } from '../../live/rules/domain-write.ts';
import type { Tables } from '../../live/rows/company.ts';

/** What a rule is run in: the tables of one company at one moment, and what holds then. */
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

/** Finds a record that another one refers to. */
export const finderIn =
  ({ table, shared, config }: RunSurroundings): Resolve =>
  (name, id) => {
    const resource = config.resources[name];
    if (resource === undefined) return undefined;
    return (resource.tenancy === 'global' ? shared : table)(collectionOf(resource)).get(id);
  };

/** What `$today` and `$now` mean to a rule, which runs without a person. */
export const valuesIn = ({ today, now }: RunSurroundings) => ({ user: {}, today, now });

/** The language of what a rule writes where nobody in particular reads it. */
export const languageIn = ({ outgoing, table }: RunSurroundings): Language => outgoing.letters?.usual(table) ?? 'en';

/** Whether a record meets the condition of a rule. */
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
