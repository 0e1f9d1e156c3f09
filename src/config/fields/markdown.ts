import { singleKind } from './kind.ts';
import { checkText, formattedKeys, type FormattedShape, tidyText } from './texts.ts';

/** A text in Markdown, `**bold**`; stored as typed. */
type MarkdownShape = FormattedShape & { readonly type: 'markdown' };
declare module '../field-shapes.ts' {
  interface FieldShapes {
    markdown: MarkdownShape;
  }
}

/** A text in Markdown, stored as typed; none of it becomes markup (`src/domain/text/markdown.ts`). */
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
