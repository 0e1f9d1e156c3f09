import type { BlockBase } from '../page-types.ts';
import type { Text } from '../text-types.ts';
import type { BlockKind } from './kind.ts';
import { called } from './texts.ts';

/** Cards that lead to the pages and lists below an address. */
type LinksShape = BlockBase & { readonly type: 'links'; readonly label?: Text; readonly under: string };
declare module '../page-types.ts' {
  interface BlockShapes {
    links: LinksShape;
  }
}
declare module '../raw.ts' {
  interface RawBlockShapes {
    links: { type: 'links'; under: string };
  }
}

export const linksBlock: BlockKind<'links'> = {
  width: 'full',
  normalize: (raw) => ({ ...called(raw), type: 'links', under: raw.under }),
};
