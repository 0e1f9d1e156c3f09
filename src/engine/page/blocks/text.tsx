import Card from 'antd/es/card';
import type { TextBlock } from '../../../config/page-types.ts';
import { useText } from '../../resource/use-text.ts';

/** A plain text. */
export default function TextCard({ block }: { readonly block: TextBlock }) {
  const text = useText();
  return (
    <Card size="small" title={block.label && <h2>{text(block.label)}</h2>}>
      <p>{text(block.text)}</p>
    </Card>
  );
}
