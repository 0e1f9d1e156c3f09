import { EngineProvider } from '../../../../engine/resource/EngineContext.tsx';
import { MyDay } from '../../../../features/housekeeping/MyDay.tsx';
import { useClientConfig } from '../../../../providers/config.ts';

/** The cleaner's day on the phone; nothing for roles without the tasks, whom the route keeps out. */
export default function MyDayScreen() {
  const config = useClientConfig();
  const resource = config.resources['housekeeping-tasks'];
  if (!resource) return null;
  return (
    <EngineProvider config={config} resource={resource}>
      <MyDay />
    </EngineProvider>
  );
}
