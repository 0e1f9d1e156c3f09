import type { NumberField } from '../types.ts';
import { NUMBER_OPERATORS, singleKind } from './kind.ts';

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** `integer` and `rating` (safe whole numbers), `number`, and `percent` (18.5 = 18.5 %). */
export const numberKind = singleKind<NumberField>({
  stored: 'plain',
  operators: NUMBER_OPERATORS,
  check: ({ field, value }) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return { issue: 'validation.number' };
    if ((field.type === 'integer' || field.type === 'rating') && !Number.isSafeInteger(value))
      return { issue: 'validation.integer' };
    if (field.min !== undefined && value < field.min) return { issue: 'validation.min', params: { min: field.min } };
    if (field.max !== undefined && value > field.max) return { issue: 'validation.max', params: { max: field.max } };
    return { value: withoutNegativeZero(value) };
  },
  filter: ({ text }) => parseDecimal(text),
});

/** -0 → 0: the two are equal everywhere but in JSON text and `Object.is`. */
export function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}

/** A number as it stands in an address, `.` as separator; no exponent, no spaces. */
export function parseDecimal(text: string): number | undefined {
  return DECIMAL.test(text) ? withoutNegativeZero(Number(text)) : undefined;
}
