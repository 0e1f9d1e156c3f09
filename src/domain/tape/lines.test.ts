import { expect, it } from 'vitest';
import { estateAt, estateBeside, layoutLines, lineAt, linesBetween, lineOfEstate } from './lines.ts';

const all = (folded: string[] = []) =>
  layoutLines({
    total: 6,
    sections: [
      ['Sea', 2],
      ['Hill', 3],
      ['', 1],
    ],
    folded: new Set(folded),
  });

it('without sections each line is an estate', () => {
  const lines = layoutLines({ total: 3, sections: [], folded: new Set() });
  expect([0, 2, 3, -1].map((line) => lineAt(lines, line))).toEqual([
    { kind: 'estate', estate: 0 },
    { kind: 'estate', estate: 2 },
    undefined,
    undefined,
  ]);
});

it('each section has a heading above its estates', () => {
  const shown = Array.from({ length: 9 }, (_, line) => lineAt(all(), line));
  expect(shown.map((line) => (line?.kind === 'section' ? `§${line.section}` : line?.estate))).toEqual([
    '§0',
    0,
    1,
    '§1',
    2,
    3,
    4,
    '§2',
    5,
  ]);
  expect(all().count).toBe(9);
});

it('a folded section keeps its heading only', () => {
  const lines = all(['Hill']);
  expect(lines.count).toBe(6);
  expect(lineAt(lines, 4)).toEqual({ kind: 'section', section: 2 });
  expect(lineAt(lines, 5)).toEqual({ kind: 'estate', estate: 5 });
  expect([lineOfEstate(lines, 3), lineOfEstate(lines, 5), lineOfEstate(all(), 4)]).toEqual([undefined, 5, 6]);
});

it('line and estate are each other’s inverse', () => {
  for (let estate = 0; estate < 6; estate += 1) {
    expect(lineAt(all(), lineOfEstate(all(), estate)!)).toEqual({ kind: 'estate', estate });
  }
});

it('beside an estate is the next one, over headings; at either end it is itself', () => {
  expect([0, 1, 4, 5, 8, 9].map((line) => estateAt(all(), line))).toEqual([undefined, 0, 2, 3, 5, undefined]);
  expect([0, 1, 4, 5].map((estate) => estateBeside(all(), estate, 1))).toEqual([1, 2, 5, 5]);
  expect([5, 2, 1, 0].map((estate) => estateBeside(all(), estate, -1))).toEqual([4, 1, 0, 0]);
  expect(estateBeside(all(['Hill']), 1, 1)).toBe(5);
});

it('a part of the chart ends where its lines end', () => {
  expect(linesBetween(all(), { first: 7, last: 20 })).toEqual([
    { line: 7, what: { kind: 'section', section: 2 } },
    { line: 8, what: { kind: 'estate', estate: 5 } },
  ]);
  expect(linesBetween(all(), { first: 12, last: 20 })).toEqual([]);
});
