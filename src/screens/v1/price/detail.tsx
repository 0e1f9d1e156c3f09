import { OfResource } from '../../../engine/resource/OfResource.tsx';
import PriceGridScreen from '../../../features/prices/grid/PriceGridScreen.tsx';

/** The price grid over all estates of the caller; nothing for roles without daily prices, whom the route keeps out. */
export default function PriceDetail() {
  return (
    <OfResource name="daily-prices">
      <PriceGridScreen />
    </OfResource>
  );
}
