import { isEmailAddress } from '../../domain/text/email-address.ts';
import { singleKind, TEXT_OPERATORS } from './kind.ts';
import { checkText, textKeys, type TextShape, tidyText } from './texts.ts';

type EmailShape = TextShape & { readonly type: 'email' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    email: EmailShape;
  }
}

/** An e-mail address, kept in lower case so that one mailbox has one spelling. */
export const emailKind = singleKind<EmailShape>({
  own: textKeys(254),
  isSearched: true,
  isInQuestions: true,
  rights: 'contact',
  isSearchable: true,
  fitsCell: true,
  displays: ['person'],
  stored: 'text',
  operators: TEXT_OPERATORS,
  check: ({ field, value }) => {
    if (typeof value !== 'string') return { issue: 'validation.text' };
    const checked = checkText(field, tidyText(value));
    if (!('value' in checked) || typeof checked.value !== 'string') return checked;
    // ASCII only: other letters keep their case here and fail the pattern.
    const email = checked.value.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return isEmailAddress(email) ? { value: email } : { issue: 'validation.email' };
  },
  filter: ({ text }) => tidyText(text).toLowerCase(),
});
