import type { RawBlock } from './raw.ts';

type RawOwnBlock = Extract<RawBlock, { type: 'text' | 'example' | 'links' }>;

/** Whether a block asks a resource of the configuration for records. */
export function isFromResource(block: RawBlock): block is Exclude<RawBlock, RawOwnBlock> {
  return block.type !== 'text' && block.type !== 'example' && block.type !== 'links';
}
