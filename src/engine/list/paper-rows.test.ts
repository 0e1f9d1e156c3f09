import { expect, it } from 'vitest';
import { MAX_PAPER_ROWS, paperRows } from './paper-rows.ts';

const sourceOf = (count: number, isHere: (index: number) => boolean) => ({
  count,
  at: (index: number) => (isHere(index) ? { id: String(index) } : undefined),
  want: () => undefined,
});
const printed = (count: number, isHere: (index: number) => boolean) => {
  const { from, rows } = paperRows(sourceOf(count, isHere));
  return [from, rows[0]?.['id'], rows.at(-1)?.['id'], rows.length];
};

it('puts on paper what is here in one run: all of it, the beginning, or where the person has scrolled to', () => {
  expect(printed(100, () => true)).toEqual([0, '0', '99', 100]);
  expect(printed(3000, (index) => index < 200)).toEqual([0, '0', '199', 200]);
  expect(printed(3000, (index) => index < 200 || (index >= 1000 && index < 1400))).toEqual([1000, '1000', '1399', 400]);
  expect(printed(3000, () => true)).toEqual([0, '0', String(MAX_PAPER_ROWS - 1), MAX_PAPER_ROWS]);
  expect(printed(3000, () => false)).toEqual([0, undefined, undefined, 0]);
});
