import type { TableBlock } from '../../../../config/page-types.ts';
import CallTableView from '../../../report/CallTableView.tsx';
import { useText } from '../../../resource/use-text.ts';
import type { CardProps } from '../../card-props.ts';

/** The answer of a call on a page of its own. */
export default function TableCard({ config, block }: CardProps<TableBlock>) {
  const text = useText();
  return <CallTableView isOnPage config={config} table={block.table} label={text(block.label)} />;
}
