import { valueText } from './list-search.ts';
import type { Json, Where } from './types.ts';
import { isJsonObject } from './values.ts';

/** characters of a condition, as JSON */
export const LONGEST_WHERE = 4000;
/** comparisons in one condition */
const MAX_COMPARISONS = 30;
/** groups inside groups */
const DEEPEST = 4;

/**
 * Reads a condition sent to a list, `{"any":[{"status":"ACTIVE"},{"price":{"gte":100}}]}`. Its comparisons are exactly
 * those of the filters: fields that cannot be filtered are refused, and values are literal.
 * @param comparison makes a comparison from a filter's name and text, `price.gte` and `100`; undefined = no such filter
 * @returns undefined if it is no condition, or too large
 */
export function readWhere(
  text: string,
  comparison: (name: string, text: string) => Where | undefined,
): Where | undefined {
  if (text.length > LONGEST_WHERE) return undefined;
  let left = MAX_COMPARISONS;

  const group = (json: Json | undefined, depth: number): Where | undefined => {
    if (!isJsonObject(json) || depth > DEEPEST) return undefined;
    return joined(
      'all',
      Object.entries(json).map(([key, right]) => member(key, right, depth)),
    );
  };
  const member = (key: string, right: Json, depth: number): Where | undefined => {
    if (key === 'any' || key === 'all') {
      if (!Array.isArray(right)) return undefined;
      return joined(
        key,
        (right as readonly Json[]).map((part) => group(part, depth + 1)),
      );
    }
    if (key === 'not') {
      const part = group(right, depth + 1);
      return part && { not: part };
    }
    const operands: readonly (readonly [string, Json])[] = isJsonObject(right)
      ? Object.entries(right)
      : [['eq', right]];
    return joined(
      'all',
      operands.map(([operator, operand]) => {
        left -= 1;
        if (left < 0) return undefined;
        if (operand === null) return operator === 'eq' ? comparison(`${key}.null`, 'true') : undefined;
        return comparison(operator === 'eq' ? key : `${key}.${operator}`, valueText(operand));
      }),
    );
  };
  return group(jsonIn(text), 0);
}

function joined(how: 'any' | 'all', parts: readonly (Where | undefined)[]): Where | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  return known.length === 1 ? known[0] : { [how]: known };
}

/** Parses a JSON text; undefined if invalid. */
export function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
