import type { StatBlock } from '../../config/page-types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { viewPath } from '../resource/paths.ts';
import { Amounts } from './Amounts.tsx';
import { amountsOf } from './measure.ts';
import { Tile } from './Tile.tsx';
import { useStats } from './use-stats.ts';

/** A sum or an average that leads to the records it is made of. */
export function StatTile({ block }: { readonly block: StatBlock }) {
  const { resource } = useEngine();
  const { data, ...state } = useStats({ resource: block.resource, view: block.view, of: block.of });
  const amounts = amountsOf(data, block);
  const to = viewPath({ resource, view: block.view });
  return (
    <Tile {...{ block, to, state }} isNothing={amounts.length === 0} isSum>
      <Amounts amounts={amounts} />
    </Tile>
  );
}
