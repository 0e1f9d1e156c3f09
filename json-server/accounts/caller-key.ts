import type { BlockList } from 'node:net';

/** How every key begins. */
const BEGINS = 'knk_';

/** Whether what a call brings as its token is a key. */
export const isKey = (token: string): boolean => token.startsWith(BEGINS);

/** A key, as a caller has it. */
export type CallerKey = {
  readonly id: string;
  readonly name: string;
  /** The resources that it is limited to; undefined = none in particular. */
  readonly resources: ReadonlySet<string> | undefined;
  /** Networks that it may be used from; undefined = any. */
  readonly networks: BlockList | undefined;
};
