import type { Json, Where } from './types.ts';
import { isVariable, literal, readsValue, resolveVariable, type WhereValues } from './values.ts';
import { comparisonsOf } from './where-paths.ts';

/** Matches no record. */
const NOTHING: Where = { any: [] };

/**
 * Replaces every variable in a condition with its value for this call, as plain data that needs no caller. A missing
 * `$user.x` denies as in `compileWhere`, also under `not`.
 */
export function bindWhere(where: Where, values: WhereValues): Where {
  return bound(where, values, false);
}

/** @param negated under an odd number of `not`, where denying means matching everything */
function bound(where: Where, values: WhereValues, negated: boolean): Where {
  const parts = Object.entries(where).map(([key, right]): Where => {
    if (key === '$comment') return {};
    if (key === 'not') return { not: bound(right as Where, values, !negated) };
    if (key === 'any' || key === 'all') {
      return { [key]: (right as readonly Where[]).map((part) => bound(part, values, negated)) };
    }
    const comparisons = comparisonsOf(right).map(
      ([operator, operand]) => [operator, operandOf(operand, values)] as const,
    );
    const known = comparisons.filter(([, operand]) => operand !== undefined);
    const condition = known.length > 0 ? { [key]: Object.fromEntries(known) as Where } : {};
    return known.length === comparisons.length || negated ? condition : NOTHING;
  });
  const named = parts.filter((part) => Object.keys(part).length > 0);
  const names = new Set(named.flatMap(Object.keys));
  return names.size === named.length ? (Object.assign({}, ...named) as Where) : { all: named };
}

/** undefined = this user has no such value. */
function operandOf(operand: Json, values: WhereValues): Json | undefined {
  if (Array.isArray(operand)) {
    const parts = (operand as readonly Json[]).map((part) => operandOf(part, values));
    if (!parts.every((part) => part !== undefined)) return undefined;
    // A user's list is merged into this one, except beside a field of the record.
    return (operand as readonly Json[]).some(isField) ? parts : parts.flat();
  }
  if (typeof operand !== 'string' || !isVariable(operand)) return operand;
  const value = resolveVariable(operand, values) ?? null;
  if (value === null) return undefined;
  return literal(Array.isArray(value) ? (value as readonly Json[]).filter((part) => part !== null) : value);
}

const isField = (part: Json): boolean => readsValue(part) && !isVariable(part);
