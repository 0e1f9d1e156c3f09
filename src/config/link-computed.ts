import { isAnswered, isWhole, namedKeys, operandsOf } from './compute.ts';
import type { Compute, Field, Operand } from './types.ts';
import { ownValue } from './values.ts';
import { wherePaths } from './where-paths.ts';

type Fields = { readonly [name: string]: Field };

/**
 * Links each computed field with the rules of the computed fields it uses, so the field and the record are enough to
 * compute it. A circle stays unlinked: the checker reports it, and there is no value.
 */
export function linkComputed(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): readonly [string, Field] => {
      if (field.type === 'object' || field.type === 'repeater') {
        return [name, { ...field, fields: linkComputed(field.fields) }];
      }
      return [name, field.compute ? { ...field, compute: linked(field.compute, fields, [name]) } : field];
    }),
  );
}

function linked(rule: Compute, fields: Fields, path: readonly string[]): Compute {
  if (isAnswered(rule)) return rule;
  const list = 'product' in rule && rule.each !== undefined ? ownValue(fields, rule.each) : undefined;
  const factors = list?.type === 'repeater' ? list.fields : fields;
  const link = (operand: Operand) => linkedOperand(operand, { fields, path, isFactor: false });
  const all = operandsOf(rule).map(link);
  if ('product' in rule) {
    const product = rule.product.map((one) => linkedOperand(one, { fields: factors, path, isFactor: true }));
    return { ...rule, product };
  }
  if ('if' in rule) {
    const [then = rule.then, otherwise] = all;
    const reads = wherePaths(rule.if)
      .map(link)
      .filter((one) => typeof one === 'object');
    return { ...rule, reads, then, ...(otherwise !== undefined && { else: otherwise }) };
  }
  if ('days' in rule) return { days: all };
  if ('percent' in rule) return { percent: all };
  if ('subtract' in rule) return { subtract: all };
  return 'sum' in rule ? { sum: all } : { ...rule, concat: all };
}

type Surroundings = { readonly fields: Fields; readonly path: readonly string[]; readonly isFactor: boolean };

function linkedOperand(operand: Operand, { fields, path, isFactor }: Surroundings): Operand {
  const field = typeof operand === 'string' ? ownValue(fields, operand) : undefined;
  if (field === undefined) return operand;
  const share = isFactor && field.type === 'percent' ? { isShare: true as const } : {};
  const isChained = field.compute !== undefined && !isAnswered(field.compute) && !path.includes(field.name);
  if (!isChained) return 'isShare' in share ? { key: field.name, ...share } : operand;
  const of = linked(field.compute, fields, [...path, field.name]);
  return { key: field.name, of, ...(isWhole(field) && { isWhole: true as const }), ...share };
}

/** Whether a computed field ultimately depends on a server's answer, and not only on the record's own keys. */
export function needsAnswer(field: Field, fields: Fields): boolean {
  return answeredFields(field, fields).length > 0;
}

/** The fields, including itself, whose answered values it needs. */
export function answeredFields(field: Field, fields: Fields, path: readonly string[] = []): readonly Field[] {
  const { compute, name } = field;
  if (!compute || path.includes(name)) return [];
  if (isAnswered(compute)) return [field];
  const through = namedKeys(compute).flatMap((key) => ownValue(fields, key) ?? []);
  return [...new Set(through.flatMap((other) => answeredFields(other, fields, [...path, name])))];
}
