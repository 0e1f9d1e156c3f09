import type { CheckSurroundings } from '../check/context.ts';
import type { CallTable } from '../call-table-types.ts';
import type { BlockBase, BlockShapes, BlockType, BlockWidth } from '../page-types.ts';
import type { RawBlockBase, RawBlockShapes } from '../raw.ts';
import type { ClientResource, Resource } from '../types.ts';

/** What a block is normalised in. */
export type BlockSetup = {
  /** Name of the page. */
  readonly page: string;
  readonly resources: { readonly [name: string]: Resource };
};

/** A table over a call as a role gets it; nothing where it may not make the call. */
export type CallTableReader = (table: CallTable) => CallTable | undefined;

/** What a role sees of the page's surroundings. */
export type BlockReader = {
  readonly role: string;
  readonly resources: { readonly [name: string]: ClientResource };
  readonly tables: CallTableReader;
};

export type RawBlockOf<Type extends BlockType> = RawBlockBase & RawBlockShapes[Type];

/** All but what every block has. */
type Own<Block> = Block extends unknown ? Omit<Block, keyof BlockBase> : never;

/** What one type of block means. A new type is one file that exports one of these, and a line in `block-kinds.ts`. */
export type BlockKind<Type extends BlockType> = {
  /** Where the file names none. */
  readonly width: BlockWidth;
  /** Every default of what only this type has. The schema has let it through. */
  normalize(raw: RawBlockOf<Type>, inside: BlockSetup): Own<BlockShapes[Type]>;
  /** What the schema cannot say of it. */
  check?(context: CheckSurroundings, raw: RawBlockOf<Type>, pointer: string): void;
  /** As a role sees it; nothing where the role may not. Absent = everybody sees all of it. */
  forReader?(block: BlockShapes[Type], reader: BlockReader): BlockShapes[Type] | undefined;
};
