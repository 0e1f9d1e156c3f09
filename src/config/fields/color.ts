import type { ColorField } from '../types.ts';
import { CHOICE_OPERATORS, singleKind } from './kind.ts';

/** `#rrggbb`, kept in lower case. */
export const colorKind = singleKind<ColorField>({
  stored: 'plain',
  operators: CHOICE_OPERATORS,
  check: ({ value }) => {
    if (value === '') return { value: null };
    const color = typeof value === 'string' ? colorOf(value) : undefined;
    return color === undefined ? { issue: 'validation.color' } : { value: color };
  },
  filter: ({ text }) => colorOf(text),
});

function colorOf(text: string): string | undefined {
  return /^#[0-9a-fA-F]{6}$/.test(text) ? text.toLowerCase() : undefined;
}
