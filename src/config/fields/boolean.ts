import type { BooleanField } from '../types.ts';
import { singleKind } from './kind.ts';

/** true or false; `"true"` and `1` are neither. */
export const booleanKind = singleKind<BooleanField>({
  stored: 'plain',
  operators: ['eq', 'ne', 'null'],
  check: ({ value }) => (typeof value === 'boolean' ? { value } : { issue: 'validation.boolean' }),
  filter: ({ text }) => (text === 'true' ? true : text === 'false' ? false : undefined),
});
