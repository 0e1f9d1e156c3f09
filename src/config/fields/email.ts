import { textInJson } from './in-json.ts';
import { isEmailAddress } from '../../domain/text/email-address.ts';
import { singleKind } from './kind.ts';
import { checkLine, textKeys, type TextShape, textTraits, tidyText } from './texts.ts';

type EmailShape = TextShape & { readonly type: 'email' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    email: EmailShape;
  }
}

/** An e-mail address, stored in lower case so that one mailbox has one spelling. */
export const emailKind = singleKind<EmailShape>({
  inJson: (field) => textInJson(field, { format: 'email', examples: ['ada@example.com'] }),
  ...textTraits,
  own: textKeys(254),
  isSearched: true,
  isInQuestions: true,
  rights: 'contact',
  displays: ['person'],
  check: ({ field, value }) =>
    checkLine(field, value, (text) => {
      // ASCII only: other letters keep their case here and fail the pattern.
      const email = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
      return isEmailAddress(email) ? { value: email } : { issue: 'validation.email' };
    }),
  filter: ({ text }) => tidyText(text).toLowerCase(),
});
