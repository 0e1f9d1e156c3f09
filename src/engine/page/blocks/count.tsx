import { lazy } from 'react';
import type { CountBlock } from '../../../config/page-types.ts';
import { formatNumber } from '../../format.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { viewPath } from '../../resource/paths.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { Tile } from '../Tile.tsx';
import { useBlockList } from '../use-block-list.ts';
import { ofRecords } from '../of-records.tsx';

// Few tiles compare themselves with an earlier time.
const SpanTile = lazy(() => import('../figures/SpanTile.tsx'));

/** A number that leads to the records it counts. */
function CountTile({ block }: { readonly block: CountBlock }) {
  const language = useLanguage();
  const { config, resource } = useEngine();
  const { total, ...state } = useBlockList({ ...block, limit: 1 });
  // People who may not open the page get the list.
  const page = block.opens && config.pages[block.opens.page];
  const tab = block.opens?.tab === undefined ? '' : `?tab=${encodeURIComponent(block.opens.tab)}`;
  const to = page ? `${page.route}${tab}` : viewPath({ resource, view: block.view });
  return (
    <Tile block={block} to={to} state={state} isNothing={total === 0}>
      {formatNumber({ value: total, language })}
    </Tile>
  );
}

export default ofRecords(({ block }: { readonly block: CountBlock }) =>
  block.span ? <SpanTile block={block} span={block.span} /> : <CountTile block={block} />,
);
