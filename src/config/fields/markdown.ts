import { singleKind } from './kind.ts';
import { checkText, formattedKeys, type FormattedShape, tidyText } from './texts.ts';

/** A text with signs for its form, `**bold**`; kept as it was typed. */
type MarkdownShape = FormattedShape & { readonly type: 'markdown' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    markdown: MarkdownShape;
  }
}

/** A text with signs for its form, kept as it was typed; nothing in it is ever markup (`src/domain/text/markdown.ts`). */
export const markdownKind = singleKind<MarkdownShape>({
  inJson: () => ({ type: 'string', contentMediaType: 'text/markdown' }),
  own: formattedKeys,
  order: 'none',
  column: 'named',
  isSpread: true,
  isSearchable: true,
  readAs: 'text',
  stored: 'list',
  operators: ['contains', 'null'],
  check: ({ field, value }) =>
    typeof value === 'string' ? checkText(field, tidyText(value), { lines: true }) : { issue: 'validation.text' },
  filter: ({ text }) => tidyText(text),
});
