import type { ChartKind } from '../page-types.ts';
import type { RawBlock, RawOwnBlock, RawSeries } from '../raw.ts';
import { checkIcon, type Surroundings } from './context.ts';
import { pointerOf } from './json-file.ts';
import { type Said, said } from './said.ts';

type OwnRaw = Extract<RawBlock, RawOwnBlock>;
type OwnChart = Extract<OwnRaw, { type: 'chart' }>;

/** Shares of a whole: one series, and nothing below zero. */
const SHARES: readonly ChartKind[] = ['pie', 'donut', 'polar', 'bars'];
/** Their values say where they stand themselves. */
const POINTS: { readonly [kind in ChartKind]?: number } = { scatter: 2, bubble: 3 };
const STACKED: readonly ChartKind[] = ['column', 'bar', 'line', 'area'];
const MIXED: readonly ChartKind[] = ['column', 'line', 'area'];

/** Do the figures of a file fit what is drawn of them? Codes RES224, RES225, RES301. */
export function checkOwnBlock(context: Surroundings, block: OwnRaw, pointer: string): void {
  const { report } = context;
  if (block.type === 'timeline') {
    block.entries.forEach(({ icon }, index) => checkIcon(context, icon, pointerOf(pointer, 'entries', index, 'icon')));
    return;
  }
  if (block.unit !== undefined && block.currency !== undefined) {
    report({ code: 'RES224', pointer: `${pointer}/unit`, message: said`Numbers have one of "unit" and "currency".` });
  }
  if (block.type === 'figure') checkIcon(context, block.icon, `${pointer}/icon`);
  if (block.type === 'chart') checkChart(context, block, pointer);
}

function checkChart({ report }: Surroundings, { as = 'bars', stacked, data }: OwnChart, pointer: string): void {
  const wrong = (at: string, message: Said) => report({ code: 'RES225', pointer: `${pointer}/${at}`, message });
  if (stacked && !STACKED.includes(as)) {
    wrong('stacked', said`Drawn as "${as}", series cannot stand on each other. Possible: ${STACKED.join(', ')}`);
  }
  if (SHARES.includes(as) && data.series.length > 1) {
    wrong('data/series', said`Drawn as "${as}", there is one series, not ${data.series.length}.`);
  }
  data.series.forEach((series, index) => {
    const at = `data/series/${index}`;
    if (series.as !== undefined && !MIXED.includes(as)) {
      wrong(`${at}/as`, said`Only charts drawn as ${MIXED.join(', ')} mix series that are drawn otherwise.`);
    }
    for (const message of valueMistakes({ as, series, labels: data.labels?.length ?? 0 }))
      wrong(`${at}/values`, message);
  });
}

function valueMistakes({
  as,
  series: { values },
  labels,
}: {
  as: ChartKind;
  series: RawSeries;
  labels: number;
}): Said[] {
  const size = POINTS[as];
  if (size !== undefined) {
    const isFitting = values.every((value) => Array.isArray(value) && value.length === size);
    return isFitting ? [] : [said`Drawn as "${as}", each value is a list of ${size} numbers.`];
  }
  if (values.some(Array.isArray))
    return [said`Drawn as "${as}", each value is a number; lists are for scatter and bubble.`];
  const isBelow = SHARES.includes(as) && values.some((value) => typeof value === 'number' && value < 0);
  return [
    ...(values.length === labels ? [] : [said`There are ${labels} labels and ${values.length} values.`]),
    ...(isBelow ? [said`Drawn as "${as}", no value is below zero.`] : []),
  ];
}
