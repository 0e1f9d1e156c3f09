import type { MarkdownBlock } from '../../../../config/page-types.ts';
import { parseMarkdown } from '../../../../domain/text/markdown.ts';
import { RichNodes } from '../../../fields/rich-text/RichText.tsx';
import { useText } from '../../../resource/use-text.ts';

/** A text with headings, lists and links. */
export default function MarkdownCard({ block }: { readonly block: MarkdownBlock }) {
  const text = useText();
  return (
    <section className="k-block-card">
      {block.label && <h2 className="k-block-title">{text(block.label)}</h2>}
      <div className="k-block-words">
        <RichNodes nodes={parseMarkdown(text(block.text))} />
      </div>
    </section>
  );
}
