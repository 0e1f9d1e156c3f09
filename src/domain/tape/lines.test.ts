import { expect, it } from 'vitest';
import { layLines, lineAt, lineOfEstate } from './lines.ts';

const all = (folded: string[] = []) =>
  layLines({
    total: 6,
    sections: [
      ['Sea', 2],
      ['Hill', 3],
      ['', 1],
    ],
    folded: new Set(folded),
  });

it('without sections each line is an estate', () => {
  const lines = layLines({ total: 3, sections: [], folded: new Set() });
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
