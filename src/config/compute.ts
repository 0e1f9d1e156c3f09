import { daysBetween, isIsoDate } from '../domain/calendar/iso-date.ts';
import type { Compute, Field, Json } from './types.ts';
import { isJsonObject, isMissing, ownValue, type Values } from './values.ts';

/**
 * The value of a `compute` field, derived the same way on both sides and never stored. null = an operand is missing.
 * `days`: whole nights between two dates (AV1); `sum`: of the numbers that are there; `percent`: in whole
 * percent, of nothing 0; `product`: of the numbers when all are there, summed over `each` entry of a list; `concat`: of the texts that are; `next`: what the server's answer says.
 */
export function computeValue({ field, row }: { field: Field; row: Values }): Json {
  const { compute: rule, name } = field;
  if (!rule) return null;
  if ('next' in rule) return ownValue(row, name) ?? null;
  const value = compute(rule, row);
  return field.type === 'money' && typeof value === 'number' ? Math.round(value) : value;
}

function compute(rule: Exclude<Compute, { readonly next: unknown }>, row: Values): Json {
  if ('days' in rule) {
    const [from, to] = [ownValue(row, rule.days[0]), ownValue(row, rule.days[1])];
    return isIsoDate(from) && isIsoDate(to) ? daysBetween(from, to) : null;
  }
  if ('percent' in rule) {
    const [part, whole] = [ownValue(row, rule.percent[0]), ownValue(row, rule.percent[1])];
    if (typeof part !== 'number' || typeof whole !== 'number') return null;
    return whole === 0 ? 0 : Math.round((part / whole) * 100);
  }
  if ('product' in rule) return product(rule, row);
  if ('sum' in rule) {
    const numbers = rule.sum.map((key) => ownValue(row, key)).filter((value) => typeof value === 'number');
    return numbers.length === 0 ? null : numbers.reduce((total, value) => total + value, 0);
  }
  const texts = rule.concat.map((key) => ownValue(row, key)).filter((value) => !isMissing(value));
  return texts.length === 0 ? null : texts.map(String).join(rule.separator ?? ' ');
}

/** Half-typed entries count nothing. */
function product({ product: keys, each }: Extract<Compute, { readonly product: unknown }>, row: Values): Json {
  const of = (values: Values): number | null =>
    keys.reduce<number | null>((so, key) => {
      const factor = ownValue(values, key);
      return so === null || typeof factor !== 'number' ? null : so * factor;
    }, 1);
  if (each === undefined) return of(row);
  const entries = ownValue(row, each);
  if (!Array.isArray(entries)) return null;
  return (entries as readonly Json[]).reduce<number>(
    (sum, entry) => sum + ((isJsonObject(entry) && of(entry)) || 0),
    0,
  );
}

/** The stored keys of the record that a computed value is made of. */
export function computeKeys(rule: Compute): readonly string[] {
  if ('next' in rule) return [];
  if ('days' in rule) return rule.days;
  if ('percent' in rule) return rule.percent;
  if ('product' in rule) return rule.each === undefined ? rule.product : [rule.each];
  return 'sum' in rule ? rule.sum : rule.concat;
}
