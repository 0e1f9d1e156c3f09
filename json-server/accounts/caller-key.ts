import type { BlockList } from 'node:net';

/** The prefix of every key. */
const BEGINS = 'knk_';

/** Whether a token is a key. */
export const isKey = (token: string): boolean => token.startsWith(BEGINS);

/** A key as part of a caller. */
export type CallerKey = {
  readonly id: string;
  readonly name: string;
  /** The resources it is limited to; undefined = no limit. */
  readonly resources: ReadonlySet<string> | undefined;
  /** Networks it may be used from; undefined = any. */
  readonly networks: BlockList | undefined;
};
