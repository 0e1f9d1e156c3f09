import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { SettingLinks } from '../../features/setting/SettingLinks.tsx';

export default function SettingLinksPanel({ config }: PanelProps) {
  return <SettingLinks config={config} />;
}
