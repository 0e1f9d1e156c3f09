import { computeKeys } from './compute.ts';
import type { Issue } from './issue.ts';
import type { Action, Json, Resource, Where } from './types.ts';
import { resolveVariable } from './values.ts';
import type { Resolve, Resources, Values, WhereValues } from './values.ts';
import { compileWhere } from './where.ts';
import { wherePaths } from './where-paths.ts';

export type RulesSetup = {
  readonly resource: Pick<Resource, 'name' | 'fields' | 'rules'>;
  readonly record: Values;
  readonly values: WhereValues;
  /** Only rules that read one of these keys; absent = all. */
  readonly changed?: ReadonlySet<string>;
  readonly resources?: Resources | undefined;
  readonly resolve?: Resolve | undefined;
};

/** The rules between fields that a record breaks. A comparison with a missing operand is skipped. */
export function ruleIssues({ resource, record, values, changed, resources = {}, resolve }: RulesSetup): Issue[] {
  return resource.rules
    .filter(({ assert }) => !changed || readKeys(resource, assert).some((key) => changed.has(key)))
    .filter(({ assert }) => {
      const holds = compileWhere({ where: assert, resource, resources, values, resolve, missing: 'skip' });
      return !holds(record);
    })
    .map(({ at, message }) => ({ field: at, key: 'validation.rule', text: message }));
}

/** Keys of the record that a condition reads; for a computed field, the keys it depends on. */
function readKeys({ fields }: RulesSetup['resource'], assert: Where): readonly string[] {
  const known = keysRead.get(assert);
  if (known?.fields === fields) return known.keys;
  const keys = wherePaths(assert).flatMap((path) => {
    const [key = ''] = path.split('.');
    const compute = Object.hasOwn(fields, key) ? fields[key]?.compute : undefined;
    if (!compute) return [key];
    return [...computeKeys(compute)];
  });
  keysRead.set(assert, { fields, keys });
  return keys;
}

/** By condition, computed once per configuration. */
const keysRead = new WeakMap<Where, { readonly fields: Resource['fields']; readonly keys: readonly string[] }>();

/** The values an action writes, with `$today`, `$now` and `$user.x` resolved; a value the user lacks becomes null. */
export function actionValues({ action, values }: { action: Action; values: WhereValues }): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(action.set).map(([field, value]) => [field, resolveVariable(value, values) ?? null]),
  );
}
