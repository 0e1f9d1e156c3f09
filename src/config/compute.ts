import { daysBetween, isIsoDate } from '../domain/calendar/iso-date.ts';
import type { Compute, Field, Json, Operand, Where } from './types.ts';
import { isJsonObject, isMissing, ownValue, resolveVariable, type Values } from './values.ts';
import { matcherOf } from './where-matchers.ts';
import { comparisonsOf, wherePaths } from './where-paths.ts';

/** Values contained in the server's answers: they need other records, or fields the reader may not see. */
export type ServerComputed = Extract<
  Compute,
  | { readonly next: unknown }
  | { readonly sumOf: unknown }
  | { readonly countOf: unknown }
  | { readonly of: unknown }
  | { readonly given: unknown }
>;
type Worked = Exclude<Compute, ServerComputed>;

export const isAnswered = (rule: Compute): rule is ServerComputed =>
  'next' in rule || 'sumOf' in rule || 'countOf' in rule || 'of' in rule || 'given' in rule;

/**
 * The value of a `compute` field, derived the same way on both sides and never stored. null = an operand is missing.
 * `days`: whole nights between two dates (AV1); `sum`: of the existing numbers; `percent`: in whole percent, 0 if the
 * total is 0; `product` and `subtract`: only if all numbers exist; `concat`: of the existing texts. Amounts are whole
 * minor units, rounded half away from zero (R16), at each step of a chain.
 */
export function computeValue({ field, row }: { field: Pick<Field, 'name' | 'type' | 'compute'>; row: Values }): Json {
  const { compute: rule, name } = field;
  if (!rule) return null;
  return isAnswered(rule) ? (ownValue(row, name) ?? null) : settled(rule, isWhole(field), row);
}

/** Amounts and whole numbers never have a fraction. */
export const isWhole = ({ type }: Pick<Field, 'type'>): boolean => type === 'money' || type === 'integer';

/** Removes binary noise first: 0.1 + 0.2 is 0.3, and 1.005 × 100 is 100.5. */
function settled(rule: Worked, whole: boolean, row: Values): Json {
  const value = compute(rule, row);
  if (typeof value !== 'number') return value;
  const exact = Number(value.toPrecision(15));
  if (!whole) return exact;
  const rounded = Math.sign(exact) * Math.round(Math.abs(exact)) || 0;
  return Number.isSafeInteger(rounded) ? rounded : null;
}

function valueOf(operand: Operand | undefined, row: Values): Json {
  if (typeof operand !== 'object') {
    return typeof operand === 'string' ? (ownValue(row, operand) ?? null) : (operand ?? null);
  }
  const { key, of, isWhole: whole = false, isShare } = operand;
  const value = of && !isAnswered(of) ? settled(of, whole, row) : (ownValue(row, key) ?? null);
  return isShare && typeof value === 'number' ? value / 100 : value;
}

const isNumber = (value: Json): value is number => typeof value === 'number';

function compute(rule: Worked, row: Values): Json {
  if ('product' in rule) return product(rule, row);
  if ('if' in rule) return valueOf(holdsOf(rule, row) ? rule.then : rule.else, row);
  const values = operandsOf(rule).map((operand) => valueOf(operand, row));
  const numbers = values.filter(isNumber);
  const [first = 0, ...others] = numbers;
  const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0);
  if ('sum' in rule) return numbers.length === 0 ? null : sum(numbers);
  if ('subtract' in rule) return numbers.length < values.length ? null : first - sum(others);
  if ('percent' in rule) {
    const [whole = 0] = others;
    if (numbers.length < 2) return null;
    return whole === 0 ? 0 : Math.round((first / whole) * 100);
  }
  if ('days' in rule) {
    const [from, to] = values;
    return isIsoDate(from) && isIsoDate(to) ? daysBetween(from, to) : null;
  }
  const texts = values.filter((value) => !isMissing(value));
  return texts.length === 0 ? null : texts.map(String).join(rule.separator ?? ' ');
}

/** Half-typed entries do not count. */
function product({ product: factors, each }: Extract<Compute, { readonly product: unknown }>, row: Values): Json {
  const of = (values: Values): number | null =>
    factors.reduce<number | null>((so, operand) => {
      const factor = valueOf(operand, values);
      return so === null || !isNumber(factor) ? null : so * factor;
    }, 1);
  if (each === undefined) return of(row);
  const entries = ownValue(row, each);
  if (!Array.isArray(entries)) return null;
  return (entries as readonly Json[]).reduce<number>(
    (sum, entry) => sum + ((isJsonObject(entry) && of(entry)) || 0),
    0,
  );
}

type Choice = Extract<Compute, { readonly if: unknown }>;

/** These conditions read only the record, so they need neither users nor other records, as `compileWhere` does. */
function holdsOf({ if: where, reads }: Choice, row: Values): boolean {
  const read = reads.map((operand) => [typeof operand === 'object' ? operand.key : '', valueOf(operand, row)] as const);
  return holds(where, { ...row, ...Object.fromEntries(read) });
}

function holds(where: Where, row: Values): boolean {
  return Object.entries(where).every(([key, right]) => {
    if (key === '$comment') return true;
    if (key === 'not') return !holds(right as Where, row);
    if (key === 'all') return (right as readonly Where[]).every((part) => holds(part, row));
    if (key === 'any') return (right as readonly Where[]).some((part) => holds(part, row));
    return comparisonsOf(right).every(([operator, operand]) => {
      const isField = typeof operand === 'string' && /^\$[^$]/.test(operand);
      const wanted = isField ? (ownValue(row, operand.slice(1)) ?? null) : unquoted(operand);
      if (isField && isMissing(wanted)) return false;
      const isNull = wanted === null && (operator === 'eq' || operator === 'ne');
      return (isNull ? matcherOf('null', operator === 'eq') : matcherOf(operator, wanted))(ownValue(row, key));
    });
  });
}

const NOBODY = { user: {}, today: '', now: '' };
/** `$$x` means the text `$x`. */
const unquoted = (operand: Json): Json => resolveVariable(operand, NOBODY) ?? null;

/** The operands of a rule, in the order of the file. A field of a list's entries is not a field of the record. */
export function operandsOf(rule: Compute): readonly Operand[] {
  if (isAnswered(rule)) return [];
  if ('days' in rule) return rule.days;
  if ('percent' in rule) return rule.percent;
  if ('product' in rule) return rule.each === undefined ? rule.product : [rule.each];
  if ('if' in rule) return [rule.then, ...(rule.else === undefined ? [] : [rule.else])];
  if ('subtract' in rule) return rule.subtract;
  return 'sum' in rule ? rule.sum : rule.concat;
}

/** The keys a rule names, including computed ones. */
export function namedKeys(rule: Compute): readonly string[] {
  const inWhere = 'if' in rule ? wherePaths(rule.if) : [];
  return [...operandsOf(rule).flatMap((operand) => keyOf(operand) ?? []), ...inWhere];
}

export function keyOf(operand: Operand): string | undefined {
  if (typeof operand === 'number') return undefined;
  return typeof operand === 'string' ? operand : operand.key;
}

/** The stored and answered keys a computed value ultimately depends on. */
export function computeKeys(rule: Compute): readonly string[] {
  const reads = 'if' in rule ? rule.reads : [];
  const read = new Set(reads.flatMap((operand) => keyOf(operand) ?? []));
  const ofOperand = (operand: Operand): readonly string[] =>
    typeof operand === 'object' && operand.of && !isAnswered(operand.of)
      ? computeKeys(operand.of)
      : [keyOf(operand) ?? []].flat();
  const inWhere = 'if' in rule ? wherePaths(rule.if).filter((key) => !read.has(key)) : [];
  return [...new Set([...operandsOf(rule), ...reads].flatMap(ofOperand)), ...inWhere];
}
