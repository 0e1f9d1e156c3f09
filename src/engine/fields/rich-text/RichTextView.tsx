import { plainRichText } from '../../../domain/text/rich-text.ts';
import type { RichTextField } from '../../../config/types.ts';
import { type DisplayProps, textOf } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import { RichText } from './RichText.tsx';

/** Characters of a text that a list begins with. */
const EXCERPT = 120;

type RichTextViewProps = DisplayProps<RichTextField> & { readonly isCell: boolean };

/** In a list the beginning of its words, on a page the whole text. */
export default function RichTextView({ isCell, ...props }: RichTextViewProps) {
  const html = textOf(props);
  if (html === undefined) return <Nothing />;
  if (!isCell) return <RichText html={html} />;
  const words = plainRichText(html).replace(/\s+/g, ' ');
  return <span className="k-cell-text">{words.length > EXCERPT ? `${words.slice(0, EXCERPT)}…` : words}</span>;
}
