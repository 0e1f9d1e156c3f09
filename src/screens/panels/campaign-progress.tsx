import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { CampaignProgress } from '../../features/website/CampaignProgress.tsx';

/** On the page of a campaign: how far it is. */
export default function CampaignProgressPanel({ config, record }: PanelProps) {
  return record ? <CampaignProgress config={config} record={record} /> : null;
}
