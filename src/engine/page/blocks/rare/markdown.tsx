import Card from 'antd/es/card';
import type { MarkdownBlock } from '../../../../config/page-types.ts';
import { parseMarkdown } from '../../../../domain/text/markdown.ts';
import { RichNodes } from '../../../fields/rich-text/RichText.tsx';
import { useText } from '../../../resource/use-text.ts';

/** A text with headings, lists and links. */
export default function MarkdownCard({ block }: { readonly block: MarkdownBlock }) {
  const text = useText();
  return (
    <Card size="small" title={block.label && <h2>{text(block.label)}</h2>}>
      <RichNodes nodes={parseMarkdown(text(block.text))} />
    </Card>
  );
}
