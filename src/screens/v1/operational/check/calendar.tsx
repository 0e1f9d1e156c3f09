import { EngineProvider } from '../../../../engine/resource/EngineContext.tsx';
import MonthScreen from '../../../../features/desk/MonthScreen.tsx';
import { useClientConfig } from '../../../../providers/config.ts';

/** The desk's month; nothing for roles without reservations, whom the route keeps out. */
export default function CheckCalendar() {
  const config = useClientConfig();
  const resource = config.resources['reservations'];
  if (!resource) return null;
  return (
    <EngineProvider config={config} resource={resource}>
      <MonthScreen />
    </EngineProvider>
  );
}
