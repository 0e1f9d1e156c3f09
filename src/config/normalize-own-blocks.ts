import type { NumberLook, OwnBlock } from './page-types.ts';
import type { RawBlock, RawOwnBlock, RawText } from './raw.ts';
import { toText } from './texts.ts';

const DEFAULT_MAX = 100;

/** As the schema leaves no doubt about: of charts, those with figures of their own. */
export const isRawOwn = (block: RawBlock): block is Extract<RawBlock, RawOwnBlock> =>
  ['figure', 'progress', 'timeline'].includes(block.type) || 'data' in block;

/** Fills in every default of a block whose figures stand in the file. */
export function normalizeOwnBlock(
  block: Extract<RawBlock, RawOwnBlock>,
  base: Pick<OwnBlock, 'id' | 'width' | 'roles'>,
): OwnBlock {
  const labelled = { ...base, label: toText(block.label, block.id) };
  switch (block.type) {
    case 'chart':
      return {
        ...labelled,
        ...lookOf(block),
        ...textOf(block),
        type: 'chart',
        as: block.as ?? 'bars',
        isStacked: block.stacked ?? false,
        data: {
          labels: (block.data.labels ?? []).map(plainText),
          series: block.data.series.map(({ label, values, as }) => ({
            label: plainText(label),
            values,
            ...(as && { as }),
          })),
        },
      };
    case 'figure':
      return {
        ...labelled,
        ...lookOf(block),
        ...textOf(block),
        type: 'figure',
        value: block.value,
        ...(block.trend !== undefined && { trend: block.trend }),
        values: block.values ?? [],
        tone: block.tone ?? 'neutral',
        ...(block.icon !== undefined && { icon: block.icon }),
      };
    case 'progress':
      return {
        ...labelled,
        ...lookOf(block),
        ...textOf(block),
        type: 'progress',
        rows: block.rows.map((row) => ({
          label: plainText(row.label),
          ...textOf(row),
          value: row.value,
          max: row.max ?? DEFAULT_MAX,
          ...(row.tone && { tone: row.tone }),
        })),
      };
    case 'timeline':
      return {
        ...labelled,
        type: 'timeline',
        entries: block.entries.map((entry) => ({
          time: plainText(entry.time),
          title: plainText(entry.title),
          ...textOf(entry),
          ...(entry.icon !== undefined && { icon: entry.icon }),
          tone: entry.tone ?? 'neutral',
        })),
      };
  }
}

const plainText = (raw: RawText) => toText(raw, '');
const textOf = ({ text }: { text?: RawText }) => (text === undefined ? {} : { text: plainText(text) });

function lookOf({ unit, currency }: { unit?: RawText; currency?: string }): NumberLook {
  return { ...(unit !== undefined && { unit: plainText(unit) }), ...(currency !== undefined && { currency }) };
}
