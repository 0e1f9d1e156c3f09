import type { BlockBase, NumberLook, Tone } from '../page-types.ts';
import type { RawLook, RawText } from '../raw.ts';
import type { Text } from '../text-types.ts';
import { toText } from '../texts.ts';
import type { BlockKind } from './kind.ts';
import { checkLook, lookOf } from './number-look.ts';
import { rawText, blockText } from './texts.ts';

const DEFAULT_MAX = 100;

type ProgressRow = {
  readonly label: Text;
  readonly text?: Text;
  readonly value: number;
  readonly max: number;
  readonly tone?: Tone;
};
/** The progress of several things. */
type ProgressShape = BlockBase &
  NumberLook & {
    readonly type: 'progress';
    readonly label: Text;
    readonly text?: Text;
    readonly rows: readonly ProgressRow[];
  };
declare module '../page-types.ts' {
  interface BlockShapes {
    progress: ProgressShape;
  }
}
type RawProgressRow = { label: RawText; text?: RawText; value: number; max?: number; tone?: Tone };
declare module '../raw.ts' {
  interface RawBlockShapes {
    progress: { type: 'progress'; text?: RawText; rows: RawProgressRow[] } & RawLook;
  }
}

export const progressBlock: BlockKind<'progress'> = {
  width: 'third',
  normalize: (raw) => ({
    label: toText(raw.label, raw.id),
    ...lookOf(raw),
    ...blockText(raw),
    type: 'progress',
    rows: raw.rows.map((row) => ({
      label: rawText(row.label),
      ...blockText(row),
      value: row.value,
      max: row.max ?? DEFAULT_MAX,
      ...(row.tone && { tone: row.tone }),
    })),
  }),
  check: checkLook,
};
