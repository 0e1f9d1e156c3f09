import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { RatesNow } from '../../features/setting/RatesNow.tsx';

export default function SettingRatesPanel({ config, resource }: PanelProps) {
  return <RatesNow config={config} isOnList={resource.name === 'dated-rates'} />;
}
