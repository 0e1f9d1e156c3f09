import { EngineProvider } from '../../../../engine/resource/EngineContext.tsx';
import TurnoverScreen from '../../../../features/desk/TurnoverScreen.tsx';
import { useClientConfig } from '../../../../providers/config.ts';

/** Homes between two stays; nothing for roles without estates, whom the route keeps out. */
export default function CheckTurnovers() {
  const config = useClientConfig();
  const resource = config.resources['estates'];
  if (!resource) return null;
  return (
    <EngineProvider config={config} resource={resource}>
      <TurnoverScreen />
    </EngineProvider>
  );
}
