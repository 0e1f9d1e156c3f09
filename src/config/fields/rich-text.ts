import { parseRichText, plainRichText, richTextHtml } from '../../domain/text/rich-text.ts';
import { type CheckedValue, singleKind } from './kind.ts';
import { formattedKeys, type FormattedShape, hasControlCharacters, tidyText } from './texts.ts';

/** HTML of a few elements (`src/domain/text/rich-text.ts`); its lengths count words, not markup. */
type RichTextShape = FormattedShape & { readonly type: 'richText' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    richText: RichTextShape;
  }
}

/** Maximum characters of HTML per character of text; more is not a hand-written text. */
const MARKUP = 4;
const FEW = 2000;

/** Maximum characters of HTML that are parsed. */
export const mostMarkup = ({ maxLength }: Pick<RichTextShape, 'maxLength'>): number => maxLength * MARKUP + FEW;

/**
 * A formatted text: HTML of a few elements, in one normal form. Lengths and filters use its words. The server cleans
 * the input first (`json-server/records/rich-texts.ts`).
 */
export const richTextKind = singleKind<RichTextShape>({
  inJson: () => ({ type: 'string', contentMediaType: 'text/html' }),
  own: formattedKeys,
  order: 'none',
  column: 'named',
  isSpread: true,
  isSearchable: true,
  stored: 'list',
  operators: ['contains', 'null'],
  check: ({ field, value }) => (typeof value === 'string' ? checkRichText(field, value) : { issue: 'validation.text' }),
  filter: ({ text }) => tidyText(text),
});

function checkRichText(field: RichTextShape, value: string): CheckedValue {
  const tooLong: CheckedValue = { issue: 'validation.tooLong', params: { max: field.maxLength } };
  if (value.length > mostMarkup(field)) return tooLong;
  const html = richTextHtml(parseRichText(tidyText(value)));
  const words = plainRichText(html);
  if (words === '') return { value: null };
  if (hasControlCharacters(words, { lines: true })) return { issue: 'validation.controlCharacters' };
  if (field.minLength !== undefined && words.length < field.minLength) {
    return { issue: 'validation.tooShort', params: { min: field.minLength } };
  }
  return words.length > field.maxLength ? tooLong : { value: html };
}
