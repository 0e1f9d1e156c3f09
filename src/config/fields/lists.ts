import type { Json } from '../types.ts';
import type { CheckedValue } from './kind.ts';

/** Checks each element of a list; refuses other values, more than `max` elements, and duplicates. */
export function checkList(setup: {
  readonly value: Json;
  readonly max: number;
  readonly check: (element: Json) => CheckedValue;
}): CheckedValue {
  const { value, max, check } = setup;
  if (!Array.isArray(value)) return { issue: 'validation.list' };
  if (value.length > max) return { issue: 'validation.tooMany', params: { max } };
  const elements: Json[] = [];
  for (const element of value as readonly Json[]) {
    const checked = check(element);
    if ('issue' in checked) return checked;
    if (elements.includes(checked.value)) return { issue: 'validation.duplicate' };
    elements.push(checked.value);
  }
  return { value: elements };
}
