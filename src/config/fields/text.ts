import { singleKind, TEXT_OPERATORS } from './kind.ts';
import { checkText, textKeys, type TextShape, tidyText } from './texts.ts';

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
  own: textKeys(200),
  isSearched: true,
  isSearchable: true,
  fitsCell: true,
  isInQuestions: true,
  displays: ['person', 'price'],
  stored: 'text',
  operators: TEXT_OPERATORS,
  check: ({ field, value }) =>
    typeof value === 'string' ? checkText(field, tidyText(value)) : { issue: 'validation.text' },
  filter: ({ text }) => tidyText(text),
});

/** Several lines. */
export const textareaKind = singleKind<LongText>({
  own: textKeys(5000),
  order: 'asked',
  column: 'named',
  isSpread: true,
  isSearchable: true,
  fitsCell: true,
  displays: ['person'],
  stored: 'text',
  operators: TEXT_OPERATORS,
  check: ({ field, value }) =>
    typeof value === 'string' ? checkText(field, tidyText(value), { lines: true }) : { issue: 'validation.text' },
  filter: ({ text }) => tidyText(text),
});
