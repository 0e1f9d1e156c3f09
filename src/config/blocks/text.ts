import type { BlockBase } from '../page-types.ts';
import type { RawText } from '../raw.ts';
import type { Text } from '../text-types.ts';
import type { BlockKind } from './kind.ts';
import { optionalLabel, rawText } from './texts.ts';

type TextBlockShape = BlockBase & { readonly type: 'text'; readonly label?: Text; readonly text: Text };
/** A text with headings, lists, links and emphasis, written in Markdown. */
type MarkdownShape = BlockBase & { readonly type: 'markdown'; readonly label?: Text; readonly text: Text };
declare module '../page-types.ts' {
  interface BlockShapes {
    text: TextBlockShape;
    markdown: MarkdownShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    text: { type: 'text'; text: RawText };
    markdown: { type: 'markdown'; text: RawText };
  }
}

/** A plain text. */
export const textBlock: BlockKind<'text'> = {
  width: 'full',
  normalize: (raw) => ({ ...optionalLabel(raw), type: 'text', text: rawText(raw.text) }),
};

export const markdownBlock: BlockKind<'markdown'> = {
  width: 'full',
  normalize: (raw) => ({ ...optionalLabel(raw), type: 'markdown', text: rawText(raw.text) }),
};
