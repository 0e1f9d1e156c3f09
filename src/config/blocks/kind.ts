import type { CheckSurroundings } from '../check/context.ts';
import type { CallTable } from '../call-table-types.ts';
import type { BlockBase, BlockShapes, BlockType, BlockWidth } from '../page-types.ts';
import type { RawBlockBase, RawBlockShapes } from '../raw.ts';
import type { ClientResource, Resource } from '../types.ts';

/** The surroundings a block is normalised in. */
export type BlockSetup = {
  /** Name of the page. */
  readonly page: string;
  readonly resources: { readonly [name: string]: Resource };
};

/** A table over a call as a role gets it; undefined if the role may not make the call. */
export type CallTableReader = (table: CallTable) => CallTable | undefined;

/** What a role sees of the page's surroundings. */
export type BlockReader = {
  readonly role: string;
  readonly resources: { readonly [name: string]: ClientResource };
  readonly tables: CallTableReader;
};

export type RawBlockOf<Type extends BlockType> = RawBlockBase & RawBlockShapes[Type];

/** Everything except the members all blocks have. */
type Own<Block> = Block extends unknown ? Omit<Block, keyof BlockBase> : never;

/**
 * The implementation of one type of block. A new type is one file that exports one of these, and a line in
 * `block-kinds.ts`.
 */
export type BlockKind<Type extends BlockType> = {
  /** The default width. */
  readonly width: BlockWidth;
  /** Fills in the defaults of this type's own members, after the schema check. */
  normalize(raw: RawBlockOf<Type>, inside: BlockSetup): Own<BlockShapes[Type]>;
  /** Checks that the schema cannot express. */
  check?(context: CheckSurroundings, raw: RawBlockOf<Type>, pointer: string): void;
  /** The block as a role sees it; undefined if the role may not see it. Absent = everybody sees all of it. */
  forReader?(block: BlockShapes[Type], reader: BlockReader): BlockShapes[Type] | undefined;
};
