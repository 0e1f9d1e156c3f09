import type { MarkdownField } from '../types.ts';
import { singleKind } from './kind.ts';
import { checkText, tidyText } from './texts.ts';

/** A text with signs for its form, kept as it was typed; nothing in it is ever markup (`src/domain/text/markdown.ts`). */
export const markdownKind = singleKind<MarkdownField>({
  stored: 'list',
  operators: ['contains', 'null'],
  check: ({ field, value }) =>
    typeof value === 'string'
      ? checkText({ ...field, type: 'textarea' }, tidyText(value))
      : { issue: 'validation.text' },
  filter: ({ text }) => tidyText(text),
});
