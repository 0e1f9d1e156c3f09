import { textInJson } from './in-json.ts';
import { singleKind } from './kind.ts';
import { checkLine, checkText, textKeys, type TextShape, textTraits, tidyText } from './texts.ts';

type PlainText = TextShape & { readonly type: 'text' };
type LongText = TextShape & { readonly type: 'textarea' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    text: PlainText;
    textarea: LongText;
  }
}

/** One line. */
export const textKind = singleKind<PlainText>({
  inJson: (field) => textInJson(field),
  ...textTraits,
  own: textKeys(200),
  isSearched: true,
  isInQuestions: true,
  displays: ['person', 'price'],
  check: ({ field, value }) => checkLine(field, value),
  filter: ({ text }) => tidyText(text),
});

/** Several lines. */
export const textareaKind = singleKind<LongText>({
  inJson: (field) => textInJson(field),
  ...textTraits,
  own: textKeys(5000),
  order: 'asked',
  column: 'named',
  isSpread: true,
  displays: ['person'],
  check: ({ field, value }) =>
    typeof value === 'string' ? checkText(field, tidyText(value), { lines: true }) : { issue: 'validation.text' },
  filter: ({ text }) => tidyText(text),
});
