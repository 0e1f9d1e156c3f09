import { minorDigits } from '../../domain/money/money.ts';
import type { MoneyField } from '../types.ts';
import { NUMBER_OPERATORS, singleKind } from './kind.ts';
import { parseDecimal, withoutNegativeZero } from './number.ts';

/** An integer of minor units (R16): 12.50 EUR is 1250. `min` and `max` are minor units too. */
export const moneyKind = singleKind<MoneyField>({
  stored: 'plain',
  operators: NUMBER_OPERATORS,
  check: ({ field, value }) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return { issue: 'validation.amount' };
    if (field.min !== undefined && value < field.min) {
      return { issue: 'validation.min', params: { min: amountText(field, field.min) } };
    }
    if (field.max !== undefined && value > field.max) {
      return { issue: 'validation.max', params: { max: amountText(field, field.max) } };
    }
    return { value: withoutNegativeZero(value) };
  },
  filter: ({ text }) => {
    const minor = parseDecimal(text);
    return Number.isSafeInteger(minor) ? minor : undefined;
  },
});

/** 1250 → "12.50 EUR"; without a fixed currency two digits are assumed. */
function amountText({ currency }: MoneyField, minor: number): string {
  const digits = minorDigits(currency ?? '');
  const amount = (minor / 10 ** digits).toFixed(digits);
  return currency === undefined ? amount : `${amount} ${currency}`;
}
