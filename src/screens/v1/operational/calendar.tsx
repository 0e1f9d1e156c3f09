import { EngineProvider } from '../../../engine/resource/EngineContext.tsx';
import TapeScreen from '../../../engine/tape/TapeScreen.tsx';
import { useClientConfig } from '../../../providers/config.ts';

/** The tape chart over all estates of the caller; nothing for roles without reservations, whom the route keeps out. */
export default function Calendar() {
  const config = useClientConfig();
  const resource = config.resources['reservations'];
  if (!resource) return null;
  return (
    <EngineProvider config={config} resource={resource}>
      <TapeScreen />
    </EngineProvider>
  );
}
