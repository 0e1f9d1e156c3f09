import { NUMBER_OPERATORS, singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';
import { pick } from './raw-keys.ts';

/** A month of a year, `2026-11`. */
type MonthShape = FieldBase & { readonly type: 'month'; readonly min?: string; readonly max?: string };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    month: MonthShape;
  }
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** A month of a year, `2026-11`; compares as text. */
export const monthKind = singleKind<MonthShape>({
  inJson: () => ({ type: 'string', pattern: '^\\d{4}-\\d{2}$', examples: ['2027-03'] }),
  own: (raw) => pick(raw, 'min', 'max'),
  isFiltered: true,
  isSearchable: true,
  fitsCell: true,
  isInQuestions: true,
  stored: 'plain',
  operators: NUMBER_OPERATORS,
  check: ({ field, value }) => {
    if (value === '') return { value: null };
    if (!isMonth(value)) return { issue: 'validation.month' };
    if (field.min !== undefined && value < field.min) return { issue: 'validation.min', params: { min: field.min } };
    if (field.max !== undefined && value > field.max) return { issue: 'validation.max', params: { max: field.max } };
    return { value };
  },
  filter: ({ text }) => (isMonth(text) ? text : undefined),
});

export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && MONTH.test(value);
}
