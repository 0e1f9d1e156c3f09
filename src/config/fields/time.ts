import type { TimeField } from '../types.ts';
import { NUMBER_OPERATORS, singleKind } from './kind.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, `HH:mm`, 24 hours; compares as text (AV2: apart from the date). */
export const timeKind = singleKind<TimeField>({
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
