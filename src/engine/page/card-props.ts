import type { ClientPage, PageBlock } from '../../config/page-types.ts';
import type { ClientConfig } from '../../config/types.ts';

/** The props of a block's card. */
export type CardProps<Block extends PageBlock = PageBlock> = {
  readonly config: ClientConfig;
  readonly page: ClientPage;
  readonly block: Block;
};
