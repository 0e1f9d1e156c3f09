import type { Row } from '../../config/types.ts';

/** The rows of a long list, by index; undefined = not loaded. */
export type RowSource = {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
  /** These indexes (inclusive) are visible: loads the missing ones. */
  readonly want: (from: number, to: number) => void;
};

/** Rows that are all here. */
export function wholeSource(rows: readonly Row[]): RowSource {
  return { count: rows.length, at: (index) => rows[index], want: () => undefined };
}
