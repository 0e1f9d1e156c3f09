import type { TextField } from '../types.ts';
import { singleKind, TEXT_OPERATORS } from './kind.ts';
import { checkText, tidyText } from './texts.ts';

/** `text` (one line) and `textarea` (several). */
export const textKind = singleKind<TextField>({
  stored: 'text',
  operators: TEXT_OPERATORS,
  check: ({ field, value }) =>
    typeof value === 'string' ? checkText(field, tidyText(value)) : { issue: 'validation.text' },
  filter: ({ text }) => tidyText(text),
});
