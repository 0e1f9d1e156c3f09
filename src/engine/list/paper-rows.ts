import type { Row } from '../../config/types.ts';
import type { RowSource } from './row-source.ts';

/** More rows than these are not put on paper at once: building them holds the print dialog up. */
export const MAX_PAPER_ROWS = 1000;

/**
 * The printable rows of a long list: an unbroken run of loaded ones. Of two runs the later one, because a list keeps
 * its beginning and the rows the person is looking at.
 * @returns `from`: index of the first of them in the list
 */
export function paperRows({ count, at }: RowSource): { from: number; rows: readonly Row[] } {
  let end = count;
  while (end > 0 && at(end - 1) === undefined) end -= 1;
  let from = end;
  while (from > 0 && at(from - 1) !== undefined) from -= 1;
  const rows: Row[] = [];
  for (let index = from; index < Math.min(end, from + MAX_PAPER_ROWS); index += 1) {
    const row = at(index);
    if (row) rows.push(row);
  }
  return { from, rows };
}
