import type { Row } from '../../config/types.ts';

/** The rows of a long list, by their place; what is not here yet is undefined. */
export type RowSource = {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
  /** These are on the screen, from – to, both included: fetch what is missing of them. */
  readonly want: (from: number, to: number) => void;
};

/** Rows that are all here. */
export function wholeSource(rows: readonly Row[]): RowSource {
  return { count: rows.length, at: (index) => rows[index], want: () => undefined };
}
