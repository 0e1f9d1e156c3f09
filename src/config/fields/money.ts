import { amountText, MAX_MINOR_UNITS } from '../../domain/money/money.ts';
import { NUMBER_OPERATORS, singleKind } from './kind.ts';
import { plainDecimal, withoutNegativeZero } from './number.ts';
import type { FieldBase } from '../field-shapes.ts';
import { numberKeys } from './raw-keys.ts';

/** Stored as an integer of minor units (cents, kuruş) under the field's name. */
type MoneyShape = FieldBase & {
  readonly type: 'money';
  readonly min?: number;
  readonly max?: number;
  /** Exactly one of the two: a fixed ISO code, or the sibling field with the currency. */
  readonly currency?: string;
  readonly currencyField?: string;
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    money: MoneyShape;
  }
}

/** An integer of minor units (R16): 12.50 EUR is 1250. `min` and `max` are minor units too; without, ±`MAX_MINOR_UNITS`. */
export const moneyKind = singleKind<MoneyShape>({
  inJson: () => ({ type: 'integer', description: 'Minor units: 12345 is 123.45.', examples: [12_345] }),
  own: numberKeys,
  fitsCell: true,
  isInQuestions: true,
  measures: 'number',
  literal: 'number',
  rights: 'money',
  stored: 'plain',
  operators: NUMBER_OPERATORS,
  check: ({ field, value }) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return { issue: 'validation.amount' };
    const { min = -MAX_MINOR_UNITS, max = MAX_MINOR_UNITS } = field;
    if (value < min) return { issue: 'validation.min', params: { min: amountText(min, field.currency ?? '') } };
    if (value > max) return { issue: 'validation.max', params: { max: amountText(max, field.currency ?? '') } };
    return { value: withoutNegativeZero(value) };
  },
  filter: ({ text }) => {
    const minor = plainDecimal(text);
    return Number.isSafeInteger(minor) ? minor : undefined;
  },
});
