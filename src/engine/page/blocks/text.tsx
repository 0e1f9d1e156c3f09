import type { TextBlock } from '../../../config/page-types.ts';
import { useText } from '../../resource/use-text.ts';

/** A plain text. */
export default function TextCard({ block }: { readonly block: TextBlock }) {
  const text = useText();
  return (
    <section className="k-block-card">
      {block.label && <h2 className="k-block-title">{text(block.label)}</h2>}
      <p className="k-block-words">{text(block.text)}</p>
    </section>
  );
}
