import { EngineProvider } from '../../../../engine/resource/EngineContext.tsx';
import DeskScreen from '../../../../features/desk/DeskScreen.tsx';
import { useClientConfig } from '../../../../providers/config.ts';

/** The front desk's day; nothing for roles without reservations, whom the route keeps out. */
export default function CheckList() {
  const config = useClientConfig();
  const resource = config.resources['reservations'];
  if (!resource) return null;
  return (
    <EngineProvider config={config} resource={resource}>
      <DeskScreen />
    </EngineProvider>
  );
}
