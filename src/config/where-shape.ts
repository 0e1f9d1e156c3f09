import type { Json, Where } from './types.ts';
import { isJsonObject } from './values.ts';
import { OPERATORS } from './where-types.ts';

/** groups inside groups */
const DEEPEST = 4;

/** Whether a value has the form of a condition, like the schema for files; `checkWhere` checks its names. */
export function isWhereShaped(value: Json | undefined, depth = 0): value is Where {
  if (!isJsonObject(value) || depth > DEEPEST || Object.keys(value).length === 0) return false;
  return Object.entries(value).every(([key, right]) => {
    if (key === '$comment') return typeof right === 'string';
    if (key === 'not') return isWhereShaped(right, depth + 1);
    if (key === 'any' || key === 'all') {
      return Array.isArray(right) && (right as readonly Json[]).every((part) => isWhereShaped(part, depth + 1));
    }
    return isComparison(right);
  });
}

const isPlain = (value: Json): boolean => typeof value !== 'object' || value === null;
const isOperand = (value: Json): boolean =>
  isPlain(value) || (Array.isArray(value) && (value as readonly Json[]).every(isPlain));

function isComparison(right: Json): boolean {
  if (!isJsonObject(right)) return isOperand(right);
  const entries = Object.entries(right);
  return (
    entries.length > 0 &&
    entries.every(([operator, operand]) => OPERATORS.some((known) => known === operator) && isOperand(operand))
  );
}
