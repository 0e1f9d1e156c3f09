import { NUMBER_OPERATORS, singleKind } from './kind.ts';
import type { FieldBase } from '../field-shapes.ts';

/** A time of day in the business time zone, `HH:mm`, 24 hours. */
type TimeShape = FieldBase & { readonly type: 'time' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    time: TimeShape;
  }
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, `HH:mm`, 24 hours; compares as text (AV2: apart from the date). */
export const timeKind = singleKind<TimeShape>({
  inJson: () => ({ type: 'string', examples: ['15:00'] }),
  own: () => ({}),
  fitsCell: true,
  isInQuestions: true,
  stored: 'plain',
  operators: NUMBER_OPERATORS,
  check: ({ value }) => {
    if (value === '') return { value: null };
    return isTime(value) ? { value } : { issue: 'validation.time' };
  },
  filter: ({ text }) => (isTime(text) ? text : undefined),
});

/** `09:30`; not `9:30`, not `24:00`. */
export function isTime(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value);
}
