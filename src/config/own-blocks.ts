import type { ChartBlock, OwnBlock, OwnChartBlock, PageBlock } from './page-types.ts';

/** Does the block show what stands in its file, and no records? */
export function isOwnBlock(block: PageBlock): block is OwnBlock {
  const { type } = block;
  return type === 'figure' || type === 'progress' || type === 'timeline' || (type === 'chart' && isOwnChart(block));
}

export const isOwnChart = (block: ChartBlock | OwnChartBlock): block is OwnChartBlock => 'data' in block;
