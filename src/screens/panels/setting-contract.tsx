import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { ContractSheet } from '../../features/setting/ContractSheet.tsx';

export default function SettingContractPanel({ record, typed }: PanelProps) {
  return <ContractSheet {...(record && { record })} {...(typed && { typed })} />;
}
