import type { TextField } from '../types.ts';
import { singleKind, TEXT_OPERATORS } from './kind.ts';
import { checkText, tidyText } from './texts.ts';

const E164 = /^\+[1-9][0-9]{6,14}$/;

/** As people in Türkiye write a number of their own country: area or mobile code after a nought, or a mobile without it. */
const NATIONAL = /^(?:0[2-5]\d{9}|5\d{9})$/;

/**
 * With country code, stored as `+905321234567`: spaces, hyphens, dots and brackets are dropped, `00` becomes `+`, and a
 * number as it is dialled within Türkiye gets its `+90`. No other country's numbers have that form.
 */
export const phoneKind = singleKind<TextField>({
  stored: 'text',
  operators: TEXT_OPERATORS,
  check: ({ field, value }) => {
    if (typeof value !== 'string') return { issue: 'validation.text' };
    const checked = checkText(field, tidyText(value));
    if (!('value' in checked) || typeof checked.value !== 'string') return checked;
    const phone = withCountry(digitsOf(checked.value));
    return E164.test(phone) ? { value: phone } : { issue: 'validation.phone' };
  },
  filter: ({ text }) => digitsOf(tidyText(text)),
});

const withCountry = (phone: string): string => (NATIONAL.test(phone) ? `+90${phone.replace(/^0/, '')}` : phone);

function digitsOf(text: string): string {
  return text.replace(/[ ().-]/g, '').replace(/^00/, '+');
}
