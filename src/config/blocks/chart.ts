import { knownField, type CheckSurroundings } from '../check/context.ts';
import { pointerOf } from '../check/json-file.ts';
import { type BilingualText, said } from '../check/said.ts';
import type { BlockBase, ChartKind, FigureSeries, FigureValue, FromResource, How, NumberLook } from '../page-types.ts';
import type { RawBlockBase, RawFromResource, RawLook, RawText } from '../raw.ts';
import { isDated, isGrouping } from '../stats.ts';
import type { Text } from '../text-types.ts';
import { toText } from '../texts.ts';
import { checkMeasure, measureOf, noGroups, SHARE_CHARTS } from './counting.ts';
import type { BlockKind, RawBlockOf } from './kind.ts';
import { checkedSource, fromResource, isFilled, type RecordsCheck } from './of-records.ts';
import { checkLook, lookOf } from './number-look.ts';
import { checkTime, rawText, blockText } from './texts.ts';

/** Charts of one series without negative values. */
const ONE_SERIES: readonly string[] = [...SHARE_CHARTS, 'bars'];
/** Charts whose values contain their own positions. */
const POINTS: { readonly [kind in ChartKind]?: number } = { scatter: 2, bubble: 3 };
const STACKED: readonly ChartKind[] = ['column', 'bar', 'line', 'area'];
const MIXED: readonly ChartKind[] = ['column', 'line', 'area'];

/** The number of records for each value of a field, or the total of another field. */
type CountedChart = BlockBase &
  FromResource & {
    readonly type: 'chart';
    readonly by: string;
    readonly as: ChartKind;
    readonly of?: string;
    readonly how: How;
  };
/** A chart of figures written in the file. */
type OwnChart = BlockBase &
  NumberLook & {
    readonly type: 'chart';
    readonly label: Text;
    readonly text?: Text;
    readonly as: ChartKind;
    readonly isStacked: boolean;
    readonly data: { readonly labels: readonly Text[]; readonly series: readonly FigureSeries[] };
  };

type RawCounted = { type: 'chart'; as?: ChartKind; by: string; of?: string; how?: How } & RawFromResource;
type RawSeries = { label: RawText; values: FigureValue[]; as?: 'column' | 'line' };
type RawOwn = {
  type: 'chart';
  as?: ChartKind;
  stacked?: boolean;
  text?: RawText;
  data: { labels?: RawText[]; series: RawSeries[] };
} & RawLook;
type RawOwnChart = RawBlockBase & RawOwn;
declare module '../page-types.ts' {
  interface BlockShapes {
    chart: CountedChart | OwnChart;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    chart: RawCounted | RawOwn;
  }
}

const isOwn = (raw: RawBlockOf<'chart'>): raw is RawOwnChart => 'data' in raw;

/** A chart of a resource's records, or of figures in the file. */
export const chartBlock: BlockKind<'chart'> = {
  width: 'half',
  normalize: (raw, inside) =>
    isOwn(raw)
      ? {
          label: toText(raw.label, raw.id),
          ...lookOf(raw),
          ...blockText(raw),
          type: 'chart',
          as: raw.as ?? 'bars',
          isStacked: raw.stacked ?? false,
          data: {
            labels: (raw.data.labels ?? []).map(rawText),
            series: raw.data.series.map(({ label, values, as }) => ({
              label: rawText(label),
              values,
              ...(as && { as }),
            })),
          },
        }
      : { ...fromResource(raw, inside), type: 'chart', by: raw.by, as: raw.as ?? 'bars', ...measureOf(raw) },
  check: (context, raw, pointer) => {
    if (isOwn(raw)) {
      checkLook(context, raw, pointer);
      checkFigures(context, raw, pointer);
      return;
    }
    const near = checkedSource(context, raw, pointer);
    if (!near) return;
    checkMeasure(near, raw, pointer);
    checkGroups(near, raw.by, pointer);
  },
  forReader: (block, reader) => ('data' in block || isFilled(block, [block.of, block.by], reader) ? block : undefined),
};

/** Codes RES201, RES213. */
function checkGroups(context: RecordsCheck, by: string, pointer: string): void {
  const field = knownField(context, by, `${pointer}/by`);
  // The browser has all records of a routed resource, so it finds the values of a text itself.
  const isFound = context.resource.api.routed !== undefined && field?.type === 'text';
  if (!field || isFound || (isGrouping(field) && !isDated(field))) return;
  const message = isDated(field) ? said`Dates are told apart by a block of type "trend".` : noGroups(field);
  context.report({ code: 'RES213', pointer: `${pointer}/by`, message });
}

/** Checks that the figures in the file fit the kind of chart. Code RES225. */
function checkFigures(context: CheckSurroundings, { as = 'bars', stacked, data }: RawOwnChart, pointer: string): void {
  const { report } = context;
  data.labels?.forEach((label, index) => checkTime(context, label, pointerOf(pointer, 'data', 'labels', index)));
  const wrong = (at: string, message: BilingualText) =>
    report({ code: 'RES225', pointer: `${pointer}/${at}`, message });
  if (stacked && !STACKED.includes(as)) {
    wrong('stacked', said`Drawn as "${as}", series cannot stand on each other. Possible: ${STACKED.join(', ')}`);
  }
  if (ONE_SERIES.includes(as) && data.series.length > 1) {
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
}): BilingualText[] {
  const size = POINTS[as];
  if (size !== undefined) {
    const isFitting = values.every((value) => Array.isArray(value) && value.length === size);
    return isFitting ? [] : [said`Drawn as "${as}", each value is a list of ${size} numbers.`];
  }
  if (values.some(Array.isArray))
    return [said`Drawn as "${as}", each value is a number; lists are for scatter and bubble.`];
  const isBelow = ONE_SERIES.includes(as) && values.some((value) => typeof value === 'number' && value < 0);
  return [
    ...(values.length === labels ? [] : [said`There are ${labels} labels and ${values.length} values.`]),
    ...(isBelow ? [said`Drawn as "${as}", no value is below zero.`] : []),
  ];
}
