import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { RateChart } from '../../features/money/RateChart.tsx';

export default function RateChartPanel({ resource }: PanelProps) {
  return <RateChart resource={resource} />;
}
