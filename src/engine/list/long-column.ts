import type { ClientField } from '../../config/types.ts';

/** A column of a table whose rows are built as they come into view. */
export type LongColumn = {
  readonly field: ClientField;
  readonly priority: 'low' | 'high' | undefined;
  readonly isLinked: boolean;
  readonly isEnd: boolean;
  /** Least width, px; what is left over is shared in this proportion. */
  readonly width: number;
  /** Somebody made it that wide, and it has no share. */
  readonly isSized: boolean;
};
