import { checkIcon } from '../check/context.ts';
import type { BlockBase, FromResource, How, DateWindow, Tone } from '../page-types.ts';
import type { RawFromResource, RawSpan } from '../raw.ts';
import { checkMeasure, checkSpan, dateWindow } from './counting.ts';
import type { BlockKind } from './kind.ts';
import { checkedSource, fromResource, isFilled, tileLook } from './of-records.ts';

/** The sum or average of a number or an amount, one per currency, as a tile that opens the records. */
type StatShape = BlockBase &
  FromResource & {
    readonly type: 'stat';
    readonly of: string;
    readonly how: How;
    readonly tone: Tone;
    readonly icon: string;
    readonly span?: DateWindow;
  };
declare module '../page-types.ts' {
  interface BlockShapes {
    stat: StatShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    stat: {
      type: 'stat';
      of: string;
      how?: How;
      tone?: Tone;
      icon?: string;
      span?: RawSpan;
    } & RawFromResource;
  }
}

export const statBlock: BlockKind<'stat'> = {
  width: 'quarter',
  normalize: (raw, inside) => ({
    ...fromResource(raw, inside),
    type: 'stat',
    of: raw.of,
    how: raw.how ?? 'sum',
    ...tileLook(raw, inside),
    ...dateWindow(raw),
  }),
  check: (context, raw, pointer) => {
    checkIcon(context, raw.icon, `${pointer}/icon`);
    const near = checkedSource(context, raw, pointer);
    if (!near) return;
    checkSpan(near, raw.span, `${pointer}/span`);
    checkMeasure(near, raw, pointer);
  },
  forReader: (block, reader) => (isFilled(block, [block.span?.by, block.of], reader) ? block : undefined),
};
