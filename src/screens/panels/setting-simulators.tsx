import { Simulators } from '../../features/setting/Simulators.tsx';

export default function SettingSimulatorsPanel() {
  return <Simulators />;
}
