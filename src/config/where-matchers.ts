import { fold } from '../domain/text/fold.ts';
import type { Json, Operator } from './types.ts';
import { isMissing } from './values.ts';

/** Whether a record's value satisfies the operator. */
export type Matches = (left: Json | undefined) => boolean;

/**
 * The twelve operators. `right` is prepared once, so matching many records folds and builds nothing again. A list on
 * the left matches if any of its elements does (`ne`/`nin`: if none equals).
 */
export function matcherOf(operator: Operator, right: Json): Matches {
  switch (operator) {
    case 'eq':
    case 'in':
      return among(right);
    case 'ne':
    case 'nin': {
      const equal = among(right);
      return (left) => !equal(left);
    }
    case 'gt':
      return anyElement((left) => order(left, right) > 0);
    case 'gte':
      return anyElement((left) => order(left, right) >= 0);
    case 'lt':
      return anyElement((left) => order(left, right) < 0);
    case 'lte':
      return anyElement((left) => order(left, right) <= 0);
    case 'between': {
      const [low = null, high = null] = Array.isArray(right) ? (right as readonly Json[]) : [];
      return anyElement((left) => order(left, low) >= 0 && order(left, high) <= 0);
    }
    case 'contains':
      return contains(right);
    case 'startswith': {
      const start = typeof right === 'string' ? fold(right) : undefined;
      return anyElement((left) => start !== undefined && typeof left === 'string' && fold(left).startsWith(start));
    }
    case 'null':
      return (left) => isMissing(left) === (right === true);
  }
}

function among(right: Json): Matches {
  if (!Array.isArray(right)) return anyElement((left) => left === right);
  const wanted = new Set(right as readonly Json[]);
  return anyElement((left) => left !== null && wanted.has(left));
}

/** For a text: contains it, ignoring case and accents. For a list: contains it (or one of several). */
function contains(right: Json): Matches {
  const has = among(right);
  const part = typeof right === 'string' ? fold(right) : undefined;
  return (left) => {
    if (Array.isArray(left)) return has(left as readonly Json[]);
    return part !== undefined && typeof left === 'string' && fold(left).includes(part);
  };
}

function anyElement(test: (left: Json) => boolean): Matches {
  return (left) => {
    if (left === undefined) return false;
    return Array.isArray(left) ? (left as readonly Json[]).some(test) : test(left);
  };
}

/** Negative, positive or 0; NaN (which fails every comparison) unless both are numbers or both texts. */
function order(left: Json, right: Json): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  return NaN;
}
