import { oncePer } from './once-per.ts';
import type { Resource } from './types.ts';
import type { Resolve, Resources, Values, WhereValues } from './values.ts';
import { compileWhere } from './where.ts';

type HoldingSetup = {
  readonly resource: Pick<Resource, 'name' | 'fields'>;
  readonly values: WhereValues;
  readonly resources?: Resources | undefined;
  readonly resolve?: Resolve | undefined;
};
type Condition = 'requiredIf' | 'readOnlyIf';

const NONE: ReadonlySet<string> = new Set();

/** The fields whose `requiredIf` or `readOnlyIf` holds of a record (stored keys), by name. */
export function compileHolding(setup: HoldingSetup, condition: Condition): (record: Values) => ReadonlySet<string> {
  const { resource, resources = {}, values, resolve } = setup;
  const tests = conditionsOf[condition](resource.fields).map(({ name, where }) => ({
    name,
    holds: compileWhere({ where, resource, resources, values, resolve }),
  }));
  if (tests.length === 0) return () => NONE;
  return (record) => new Set(tests.filter(({ holds }) => holds(record)).map(({ name }) => name));
}

const named = (condition: Condition) =>
  oncePer((fields: Resource['fields']) =>
    Object.values(fields).flatMap(({ name, [condition]: where }) => (where ? [{ name, where }] : [])),
  );
const conditionsOf = { requiredIf: named('requiredIf'), readOnlyIf: named('readOnlyIf') };
