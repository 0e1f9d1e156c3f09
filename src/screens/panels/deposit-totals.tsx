import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { DepositTotals } from '../../features/money/DepositTotals.tsx';

export default function DepositTotalsPanel({ resource }: PanelProps) {
  return <DepositTotals resource={resource} />;
}
