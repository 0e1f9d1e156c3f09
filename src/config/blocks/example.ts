import type { BlockBase, ExampleShow } from '../page-types.ts';
import type { RawExample, RawText } from '../raw.ts';
import type { Text } from '../text-types.ts';
import type { Json } from '../where-types.ts';
import type { BlockKind } from './kind.ts';
import { optionalLabel, blockText } from './texts.ts';

/** The page's own resource, for trying out. Its definition is loaded when the page is opened (`Example`). */
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
  /** Id of an example above, or `page/id` of one elsewhere; values not given here are taken from there. */
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

/** Its resource and records are checked separately (`check/examples-pass.ts`). */
export const exampleBlock: BlockKind<'example'> = {
  width: 'full',
  normalize: (raw) => ({ ...optionalLabel(raw), type: 'example', ...blockText(raw), as: raw.as ?? 'form' }),
};
