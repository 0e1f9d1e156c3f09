import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { TypedAudience } from '../../features/website/CampaignAudience.tsx';

/** Beside the form of a campaign: whom it would reach. */
export default function CampaignAudiencePanel({ typed }: PanelProps) {
  return typed ? <TypedAudience typed={typed} /> : null;
}
