import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { MailState } from '../../features/setting/MailState.tsx';

export default function SettingMailPanel({ config }: PanelProps) {
  return <MailState config={config} />;
}
