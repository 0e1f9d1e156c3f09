import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { PaymentEntries } from '../../features/money/PaymentEntries.tsx';

export default function PaymentEntriesPanel({ config, record }: PanelProps) {
  return record ? <PaymentEntries config={config} record={record} /> : null;
}
