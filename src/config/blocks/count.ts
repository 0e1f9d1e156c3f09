import { checkIcon } from '../check/context.ts';
import type { BlockBase, FromResource, Span, Tone } from '../page-types.ts';
import type { RawFromResource, RawSpan } from '../raw.ts';
import { checkSpan, spanOf } from './counting.ts';
import type { BlockKind } from './kind.ts';
import { checkedSource, fromResource, isFilled, tileLook } from './of-records.ts';

/** How many there are, as a tile that leads to them. */
type CountShape = BlockBase &
  FromResource & { readonly type: 'count'; readonly tone: Tone; readonly icon: string; readonly span?: Span };
declare module '../page-types.ts' {
  interface BlockShapes {
    count: CountShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    count: { type: 'count'; tone?: Tone; icon?: string; span?: RawSpan } & RawFromResource;
  }
}

export const countBlock: BlockKind<'count'> = {
  width: 'quarter',
  normalize: (raw, inside) => ({
    ...fromResource(raw, inside),
    type: 'count',
    ...tileLook(raw, inside),
    ...spanOf(raw),
  }),
  check: (context, raw, pointer) => {
    checkIcon(context, raw.icon, `${pointer}/icon`);
    const near = checkedSource(context, raw, pointer);
    if (near) checkSpan(near, raw.span, `${pointer}/span`);
  },
  forReader: (block, reader) => (isFilled(block, [block.span?.by], reader) ? block : undefined),
};
