import { numberInJson } from './in-json.ts';
import { type CheckedValue, NUMBER_OPERATORS, singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import type { RawField } from '../raw.ts';
import type { Json } from '../types.ts';
import { numberKeys, pick } from './raw-keys.ts';

type NumberShape = FieldBase & { readonly min?: number; readonly max?: number };
type IntegerShape = NumberShape & { readonly type: 'integer' };
type DecimalShape = NumberShape & { readonly type: 'number' };
type PercentShape = NumberShape & { readonly type: 'percent' };
type RatingShape = NumberShape & { readonly type: 'rating' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    integer: IntegerShape;
    number: DecimalShape;
    percent: PercentShape;
    rating: RatingShape;
  }
}

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/;
type Typed = { readonly field: NumberShape; readonly value: Json };
/** stars of a rating without a `max` */
export const STARS = 5;
const starsOf = ({ max }: RawField): number => (typeof max === 'number' ? max : STARS);

const common = {
  fitsCell: true,
  isInQuestions: true,
  literal: 'number',
  readAs: 'integer',
  stored: 'plain',
  operators: NUMBER_OPERATORS,
} as const;
const filter = ({ text }: { readonly text: string }): number | undefined => plainDecimal(text);
const checkWhole = (typed: Typed): CheckedValue =>
  Number.isFinite(typed.value) && !Number.isSafeInteger(typed.value)
    ? { issue: 'validation.integer' }
    : checkNumber(typed);

/** A safe whole number. */
export const integerKind = singleKind<IntegerShape>({
  inJson: (field) => numberInJson('integer', field),
  ...common,
  own: numberKeys,
  measures: 'number',
  displays: ['rating', 'progress', 'ring', 'price'],
  check: checkWhole,
  filter,
});

export const decimalKind = singleKind<DecimalShape>({
  inJson: (field) => numberInJson('number', field),
  ...common,
  own: numberKeys,
  measures: 'number',
  displays: ['rating', 'progress', 'ring', 'price'],
  check: checkNumber,
  filter,
});

/** 18.5 = 18.5 %. */
export const percentKind = singleKind<PercentShape>({
  inJson: (field) => numberInJson('number', field),
  ...common,
  own: (raw) => ({ min: 0, max: 100, ...pick(raw, 'min', 'max') }),
  measures: 'number',
  displays: ['rating', 'progress', 'ring'],
  check: checkNumber,
  filter,
});

/** A whole number from 1 to `max`, entered and shown as stars. */
export const ratingKind = singleKind<RatingShape>({
  inJson: (field) => numberInJson('number', field),
  ...common,
  own: (raw) => ({ min: 1, max: starsOf(raw) }),
  begin: (raw) => ({ look: 'rating', display: { as: 'rating', of: starsOf(raw) } }),
  displays: ['rating', 'progress', 'ring'],
  check: checkWhole,
  filter,
});

function checkNumber({ field, value }: Typed): CheckedValue {
  if (typeof value !== 'number' || !Number.isFinite(value)) return { issue: 'validation.number' };
  if (field.min !== undefined && value < field.min) return { issue: 'validation.min', params: { min: field.min } };
  if (field.max !== undefined && value > field.max) return { issue: 'validation.max', params: { max: field.max } };
  return { value: withoutNegativeZero(value) };
}

/** -0 → 0: they are equal everywhere except in JSON text and `Object.is`. */
export function withoutNegativeZero(value: number): number {
  return value === 0 ? 0 : value;
}

/** A number in a query, with `.` as decimal separator; no exponent, no spaces. */
export function plainDecimal(text: string): number | undefined {
  return DECIMAL.test(text) ? withoutNegativeZero(Number(text)) : undefined;
}
