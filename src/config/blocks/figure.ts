import { checkIcon } from '../check/context.ts';
import type { BlockBase, NumberLook, Tone } from '../page-types.ts';
import type { RawLook, RawText } from '../raw.ts';
import type { Text } from '../text-types.ts';
import { toText } from '../texts.ts';
import type { BlockKind } from './kind.ts';
import { checkLook, lookOf } from './number-look.ts';
import { blockText } from './texts.ts';

/** One number written in the file, its change, and its history. */
type FigureShape = BlockBase &
  NumberLook & {
    readonly type: 'figure';
    readonly label: Text;
    readonly value: number;
    /** per cent, compared with the previous period */
    readonly trend?: number;
    /** Whether a rise is good or bad. */
    readonly rising: 'good' | 'bad';
    readonly text?: Text;
    readonly values: readonly number[];
    readonly tone: Tone;
    readonly icon?: string;
  };
declare module '../page-types.ts' {
  interface BlockShapes {
    figure: FigureShape;
  }
}
type RawFigure = {
  type: 'figure';
  value: number;
  trend?: number;
  rising?: 'good' | 'bad';
  text?: RawText;
  values?: number[];
  tone?: Tone;
  icon?: string;
} & RawLook;
declare module '../raw.ts' {
  interface RawBlockShapes {
    figure: RawFigure;
  }
}

export const figureBlock: BlockKind<'figure'> = {
  width: 'quarter',
  normalize: (raw) => ({
    label: toText(raw.label, raw.id),
    ...lookOf(raw),
    ...blockText(raw),
    type: 'figure',
    value: raw.value,
    ...(raw.trend !== undefined && { trend: raw.trend }),
    rising: raw.rising ?? 'good',
    values: raw.values ?? [],
    tone: raw.tone ?? 'neutral',
    ...(raw.icon !== undefined && { icon: raw.icon }),
  }),
  check: (context, raw, pointer) => {
    checkLook(context, raw, pointer);
    checkIcon(context, raw.icon, `${pointer}/icon`);
  },
};
