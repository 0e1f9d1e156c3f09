import { singleKind } from './kind.ts';
import { checkText, tidyText } from './texts.ts';
import type { FieldBase } from '../field-shapes.ts';
import { formattedLengths } from './raw-keys.ts';

/** A text with signs for its form, `**bold**`; kept as it was typed. */
type MarkdownShape = FieldBase & {
  readonly type: 'markdown';
  readonly minLength?: number;
  readonly maxLength: number;
};
declare module '../field-shapes.ts' {
  interface FieldShapes {
    markdown: MarkdownShape;
  }
}

/** A text with signs for its form, kept as it was typed; nothing in it is ever markup (`src/domain/text/markdown.ts`). */
export const markdownKind = singleKind<MarkdownShape>({
  own: formattedLengths,
  order: 'none',
  column: 'named',
  isSpread: true,
  isSearchable: true,
  stored: 'list',
  operators: ['contains', 'null'],
  check: ({ field, value }) =>
    typeof value === 'string' ? checkText(field, tidyText(value), { lines: true }) : { issue: 'validation.text' },
  filter: ({ text }) => tidyText(text),
});
