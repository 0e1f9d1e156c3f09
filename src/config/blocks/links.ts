import { checkIcon } from '../check/context.ts';
import { pointerOf } from '../check/json-file.ts';
import type { BlockBase } from '../page-types.ts';
import type { RawText } from '../raw.ts';
import type { Text } from '../text-types.ts';
import type { BlockKind } from './kind.ts';
import { optionalLabel, rawText, blockText } from './texts.ts';

/** Cards that lead to the pages and lists below an address, and to addresses outside the configuration. */
type LinksShape = BlockBase & {
  readonly type: 'links';
  readonly label?: Text;
  readonly under: string;
  readonly also: readonly OtherLink[];
};
/** An address of the application outside the configuration, such as a page for visitors. */
export type OtherLink = { readonly to: string; readonly label: Text; readonly text?: Text; readonly icon: string };
declare module '../page-types.ts' {
  interface BlockShapes {
    links: LinksShape;
  }
}
type RawOtherLink = { to: string; label: RawText; text?: RawText; icon?: string };
declare module '../raw.ts' {
  interface RawBlockShapes {
    links: { type: 'links'; under: string; also?: RawOtherLink[] };
  }
}

export const linksBlock: BlockKind<'links'> = {
  width: 'full',
  normalize: (raw) => ({
    ...optionalLabel(raw),
    type: 'links',
    under: raw.under,
    also: (raw.also ?? []).map((link) => ({
      to: link.to,
      label: rawText(link.label),
      ...blockText(link),
      icon: link.icon ?? 'GlobalOutlined',
    })),
  }),
  check: (context, { also }, pointer) =>
    also?.forEach(({ icon }, index) => checkIcon(context, icon, pointerOf(pointer, 'also', index, 'icon'))),
};
