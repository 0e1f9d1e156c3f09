import type { TextField } from '../types.ts';
import { singleKind, TEXT_OPERATORS } from './kind.ts';
import { checkText, tidyText } from './texts.ts';

const E164 = /^\+[1-9][0-9]{6,14}$/;

/** With country code, stored as `+905321234567`: spaces, hyphens, dots and brackets are dropped, `00` becomes `+`. */
export const phoneKind = singleKind<TextField>({
  stored: 'text',
  operators: TEXT_OPERATORS,
  check: ({ field, value }) => {
    if (typeof value !== 'string') return { issue: 'validation.text' };
    const checked = checkText(field, tidyText(value));
    if (!('value' in checked) || typeof checked.value !== 'string') return checked;
    const phone = digitsOf(checked.value);
    return E164.test(phone) ? { value: phone } : { issue: 'validation.phone' };
  },
  filter: ({ text }) => digitsOf(tidyText(text)),
});

function digitsOf(text: string): string {
  return text.replace(/[ ().-]/g, '').replace(/^00/, '+');
}
