import { expect, it } from 'vitest';
import { cpuOf } from '../../../tests/measured/cpu.ts';
import { brokenAt } from './well-formed.ts';

it.each([
  '<?xml version="1.0"?>\n<a x="1 > 0"><b/><!-- < --><![CDATA[ < ]]><c>1</c></a>\n',
  "<a y='\"'/>",
  '<Ölçü></Ölçü>',
])('%j is whole', (text) => {
  expect(brokenAt(text)).toBeUndefined();
});

it.each([
  ['', 0],
  ['no document', 0],
  ['<a><b></a></b>', 6],
  ['<a><b>', 3],
  ['</a>', 0],
  ['<a/><b/>', 4],
  ['<a>1 < 2</a>', 5],
  ['<a x="1></a>', 0],
  ['<a><!-- </a>', 3],
  ['<a', 0],
])('%j is broken at %d', (text, at) => {
  expect(brokenAt(text)).toBe(at);
});

it('a file of nothing but openings is told at once', async () => {
  const cost = await cpuOf(() => {
    expect(brokenAt('<a x="'.repeat(50_000))).toBe(0);
    expect(brokenAt('<a>'.repeat(100_000))).toBe(299_997);
  });
  expect(cost).toBeLessThan(1000);
});
