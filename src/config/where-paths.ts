import { isJsonObject, isVariable, ownValue, readsValue } from './values.ts';
import { type Json, type Operator, OPERATORS, type Where } from './where-types.ts';

/** The syntax of a condition, without its meaning. */

/** `"A"` is short for `{ "eq": "A" }`, a list for `in`. */
export function comparisonsOf(right: Json): readonly (readonly [Operator, Json])[] {
  if (Array.isArray(right)) return [['in', right as readonly Json[]]];
  if (!isJsonObject(right)) return [['eq', right]];
  return OPERATORS.flatMap((operator) => {
    const operand = ownValue(right, operator);
    return operand === undefined ? [] : [[operator, operand] as const];
  });
}

/** Every field path of a condition, on left sides and in `$field`, without variables. */
export function wherePaths(where: Where): readonly string[] {
  return Object.entries(where).flatMap(([key, right]) => {
    if (key === '$comment') return [];
    if (key === 'not') return wherePaths(right as Where);
    if (key === 'any' || key === 'all') return (right as readonly Where[]).flatMap(wherePaths);
    return [key, ...comparisonsOf(right).flatMap(([, operand]) => operandPaths(operand))];
  });
}

/** Whether a condition contains values of its caller: `$user.x`, `$today`, `$now`. */
export function hasVariables(where: Where): boolean {
  return Object.entries(where).some(([key, right]) => {
    if (key === '$comment') return false;
    if (key === 'not') return hasVariables(right as Where);
    if (key === 'any' || key === 'all') return (right as readonly Where[]).some(hasVariables);
    return comparisonsOf(right).some(([, operand]) =>
      [operand].flat().some((part) => typeof part === 'string' && isVariable(part)),
    );
  });
}

function operandPaths(operand: Json): readonly string[] {
  if (Array.isArray(operand)) return (operand as readonly Json[]).flatMap(operandPaths);
  return readsValue(operand) && !isVariable(operand) ? [operand.slice(1)] : [];
}
