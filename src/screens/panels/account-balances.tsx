import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { AccountBalances } from '../../features/money/AccountBalances.tsx';

export default function AccountBalancesPanel({ resource }: PanelProps) {
  return <AccountBalances resource={resource} />;
}
