import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { PaymentTotals } from '../../features/money/PaymentTotals.tsx';

export default function PaymentTotalsPanel({ resource }: PanelProps) {
  return <PaymentTotals resource={resource} />;
}
