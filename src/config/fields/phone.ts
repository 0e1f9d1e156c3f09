import { textInJson } from './in-json.ts';
import { phoneDigits, internationalPhone } from '../../domain/text/phone-number.ts';
import { singleKind } from './kind.ts';
import { checkLine, textKeys, type TextShape, textTraits, tidyText } from './texts.ts';

type PhoneShape = TextShape & { readonly type: 'phone' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    phone: PhoneShape;
  }
}

/**
 * With country code, stored as `+905321234567`: spaces, hyphens, dots, slashes and brackets are removed, `00` becomes
 * `+`, and a number in Turkish national format gets `+90`. No other country's numbers have that format.
 */
export const phoneKind = singleKind<PhoneShape>({
  inJson: (field) => textInJson(field, { examples: ['+905321112233'] }),
  ...textTraits,
  own: textKeys(30),
  isInQuestions: true,
  rights: 'contact',
  displays: ['person'],
  check: ({ field, value }) =>
    checkLine(field, value, (text) => {
      const phone = internationalPhone(text);
      return phone === undefined ? { issue: 'validation.phone' } : { value: phone };
    }),
  filter: ({ text }) => phoneDigits(tidyText(text)),
});
