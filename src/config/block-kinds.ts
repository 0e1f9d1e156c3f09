import type { BlockType } from './page-types.ts';
import { boardBlock } from './blocks/board.ts';
import { calendarBlock } from './blocks/calendar.ts';
import { chartBlock } from './blocks/chart.ts';
import { countBlock } from './blocks/count.ts';
import { exampleBlock } from './blocks/example.ts';
import { figureBlock } from './blocks/figure.ts';
import { formBlock } from './blocks/form.ts';
import { linksBlock } from './blocks/links.ts';
import { listBlock } from './blocks/list.ts';
import { panelBlock } from './blocks/panel.ts';
import { pivotBlock } from './blocks/pivot.ts';
import { progressBlock } from './blocks/progress.ts';
import { statBlock } from './blocks/stat.ts';
import { tableBlock } from './blocks/table.ts';
import { markdownBlock, textBlock } from './blocks/text.ts';
import { timelineBlock } from './blocks/timeline.ts';
import { trendBlock } from './blocks/trend.ts';
import type { BlockKind } from './blocks/kind.ts';

/** Each type with its implementation; this does not compile if a shape is missing. */
const KINDS: { readonly [Type in BlockType]: BlockKind<Type> } = {
  count: countBlock,
  list: listBlock,
  chart: chartBlock,
  stat: statBlock,
  trend: trendBlock,
  pivot: pivotBlock,
  calendar: calendarBlock,
  board: boardBlock,
  markdown: markdownBlock,
  text: textBlock,
  example: exampleBlock,
  form: formBlock,
  links: linksBlock,
  figure: figureBlock,
  progress: progressBlock,
  timeline: timelineBlock,
  panel: panelBlock,
  table: tableBlock,
};

export const BLOCK_TYPES = Object.keys(KINDS) as readonly BlockType[];

/** The kind of a type of block. Pass it only blocks of that type: `blockKind(raw.type).normalize(raw, …)`. */
export function blockKind(type: BlockType): BlockKind<BlockType> {
  return KINDS[type];
}
