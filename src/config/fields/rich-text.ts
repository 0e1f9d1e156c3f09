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

/** Characters of HTML for each of its words' that are kept; more is no text that somebody wrote. */
const MARKUP = 4;
const FEW = 2000;

/** How much HTML is looked at at all. */
export const mostMarkup = ({ maxLength }: Pick<RichTextShape, 'maxLength'>): number => maxLength * MARKUP + FEW;

/**
 * A formatted text: HTML of a few elements, in one form, whatever was sent. Lengths are those of its words; lists are
 * filtered by its words too. The server cleans what comes before it gets here (`json-server/records/rich-texts.ts`).
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
