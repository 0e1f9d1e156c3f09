import { checkIcon } from '../check/context.ts';
import type { BlockBase, FromResource, DateWindow, Tone } from '../page-types.ts';
import type { RawFromResource, RawSpan } from '../raw.ts';
import { checkSpan, dateWindow } from './counting.ts';
import type { BlockKind } from './kind.ts';
import { checkedSource, fromResource, isFilled, tileLook } from './of-records.ts';

/** The page a tile opens if the list is not the place to work on the records; `tab` is one of the page's tabs. */
type Opens = { readonly page: string; readonly tab?: string };
/** The number of records, as a tile that opens them. */
type CountShape = BlockBase &
  FromResource & {
    readonly type: 'count';
    readonly tone: Tone;
    readonly icon: string;
    readonly span?: DateWindow;
    readonly opens?: Opens;
  };
declare module '../page-types.ts' {
  interface BlockShapes {
    count: CountShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    count: { type: 'count'; tone?: Tone; icon?: string; span?: RawSpan; opens?: Opens } & RawFromResource;
  }
}

export const countBlock: BlockKind<'count'> = {
  width: 'quarter',
  normalize: (raw, inside) => ({
    ...fromResource(raw, inside),
    type: 'count',
    ...tileLook(raw, inside),
    ...dateWindow(raw),
    ...(raw.opens !== undefined && { opens: raw.opens }),
  }),
  check: (context, raw, pointer) => {
    checkIcon(context, raw.icon, `${pointer}/icon`);
    const near = checkedSource(context, raw, pointer);
    if (near) checkSpan(near, raw.span, `${pointer}/span`);
  },
  forReader: (block, reader) => (isFilled(block, [block.span?.by], reader) ? block : undefined),
};
