import type { BlockBase, ExampleShow } from '../page-types.ts';
import type { RawExample, RawText } from '../raw.ts';
import type { Text } from '../text-types.ts';
import type { Json } from '../where-types.ts';
import type { BlockKind } from './kind.ts';
import { optionalLabel, blockText } from './texts.ts';

/** A resource of the page's own, to be tried. What it is made of is asked for when the page is opened (`Example`). */
type ExampleShape = BlockBase & {
  readonly type: 'example';
  readonly label?: Text;
  readonly text?: Text;
  readonly as: ExampleShow;
};
declare module '../page-types.ts' {
  interface BlockShapes {
    example: ExampleShape;
  }
}
type RawExampleShape = {
  type: 'example';
  text?: RawText;
  as?: ExampleShow;
  /** Id of an example above, or `page/id` of one elsewhere: what this one does not say is as there. */
  like?: string;
  /** Takes only these fields and actions from there, and no screens. */
  only?: string[];
  resource?: Partial<RawExample>;
  records?: { readonly [key: string]: Json }[];
};
declare module '../raw.ts' {
  interface RawBlockShapes {
    example: RawExampleShape;
  }
}

/** Its resource and records are checked by a pass of their own (`check/examples-pass.ts`). */
export const exampleBlock: BlockKind<'example'> = {
  width: 'full',
  normalize: (raw) => ({ ...optionalLabel(raw), type: 'example', ...blockText(raw), as: raw.as ?? 'form' }),
};
