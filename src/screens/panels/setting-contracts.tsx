import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { ContractList } from '../../features/setting/ContractList.tsx';

export default function SettingContractsPanel({ config }: PanelProps) {
  return <ContractList config={config} />;
}
