import { isIsoDate, isIsoInstant } from '../../domain/calendar/iso-date.ts';
import { resolveVariable } from '../values.ts';
import type { DateField } from '../types.ts';
import { NUMBER_OPERATORS, singleKind } from './kind.ts';

/**
 * `date`: a calendar date that exists, `YYYY-MM-DD` (R14). `dateTime`: a moment in UTC, stored with milliseconds so
 * that moments compare as text. `min` and `max` may be `$today`, `$today+30` or `$now`.
 */
export const dateKind = singleKind<DateField>({
  stored: 'plain',
  operators: NUMBER_OPERATORS,
  check: ({ field, value, values }) => {
    const date = dateOf(field, value);
    if (date === undefined) return { issue: field.type === 'date' ? 'validation.date' : 'validation.dateTime' };
    const [min, max] = [field.min, field.max].map((limit) => dateOf(field, resolveVariable(limit ?? null, values)));
    if (min !== undefined && date < min) return { issue: 'validation.min', params: { min } };
    if (max !== undefined && date > max) return { issue: 'validation.max', params: { max } };
    return { value: date };
  },
  // A calendar date compares with moments by its text, so whole days can be asked for.
  filter: ({ field, text }) => dateOf(field, text) ?? (isIsoDate(text) ? text : undefined),
});

function dateOf(field: DateField, value: unknown): string | undefined {
  if (field.type === 'date') return isIsoDate(value) ? value : undefined;
  return isIsoInstant(value) ? withMilliseconds(value) : undefined;
}

/** `…:05Z` → `…:05.000Z`: instants compare as text only when they are equally precise. */
export function withMilliseconds(instant: string): string {
  const [seconds = '', fraction = ''] = instant.slice(0, -1).split('.');
  return `${seconds}.${fraction.padEnd(3, '0')}Z`;
}
