import { lazy } from 'react';
import type { StatBlock } from '../../../config/page-types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { viewPath } from '../../resource/paths.ts';
import { Amounts } from '../Amounts.tsx';
import { amountsOf } from '../measure.ts';
import { Tile } from '../Tile.tsx';
import { useStats } from '../use-stats.ts';
import { ofRecords } from '../of-records.tsx';

// Few tiles compare themselves with the time before.
const SpanTile = lazy(() => import('../figures/SpanTile.tsx'));

/** A sum or an average that leads to the records it is made of. */
function StatTile({ block }: { readonly block: StatBlock }) {
  const { resource } = useEngine();
  const { data, ...state } = useStats({ resource: block.resource, view: block.view, of: block.of });
  const amounts = amountsOf(data, block);
  const to = viewPath({ resource, view: block.view });
  return (
    <Tile block={block} to={to} state={state} isNothing={amounts.length === 0} isSum>
      <Amounts amounts={amounts} />
    </Tile>
  );
}

export default ofRecords(({ block }: { readonly block: StatBlock }) =>
  block.span ? <SpanTile block={block} span={block.span} /> : <StatTile block={block} />,
);
