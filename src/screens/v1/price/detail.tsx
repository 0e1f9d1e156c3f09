import { EngineProvider } from '../../../engine/resource/EngineContext.tsx';
import PriceGridScreen from '../../../engine/price-grid/PriceGridScreen.tsx';
import { useClientConfig } from '../../../providers/config.ts';

/** The price grid over all estates of the caller; nothing for roles without daily prices, whom the route keeps out. */
export default function PriceDetail() {
  const config = useClientConfig();
  const resource = config.resources['daily-prices'];
  if (!resource) return null;
  return (
    <EngineProvider config={config} resource={resource}>
      <PriceGridScreen />
    </EngineProvider>
  );
}
