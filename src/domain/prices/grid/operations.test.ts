import { describe, expect, test } from 'vitest';
import { UNSET_CELL } from './cell.ts';
import { clearCells, fillCells, type KnownNight, pasteCells, setRules, typeIntoCells } from './operations.ts';
import type { CellRange, CellPlace } from './range.ts';
import { changed, type CellChange, EMPTY, editAt } from './sheet.ts';

const below = { amount: 10_000, source: 0, minNights: 1, noArrival: false, noDeparture: false };
/** Three estates: two in lira, the third in euro; the second has a price of its own on day 1. */
const look = ({ row, day }: CellPlace): KnownNight | undefined =>
  row > 2
    ? undefined
    : {
        estateId: `e${row}`,
        currency: row === 2 ? 'EUR' : 'TRY',
        below,
        own: row === 1 && day === 1 ? { ...UNSET_CELL, price: 20_000 } : undefined,
        seen: row === 1 && day === 1 ? '1.a' : '',
      };
const box = (top: number, bottom: number, left: number, right: number): CellRange => ({ top, bottom, left, right });
const at = { sheet: EMPTY, look, separator: ',' as const };
const prices = (changes: readonly CellChange[]) =>
  changes.map(({ estateId, day, edit }) => [estateId, day, edit?.patch.price]);

describe('typing into a selection', () => {
  test('a price fills it all, by the separators of the language', () => {
    const { changes, wrong } = typeIntoCells({ ...at, box: box(0, 1, 1, 2), typed: '1.234,50' });
    expect(wrong).toEqual([]);
    expect(prices(changes)).toEqual([
      ['e0', 1, 123_450],
      ['e0', 2, 123_450],
      ['e1', 1, 123_450],
      ['e1', 2, 123_450],
    ]);
    expect(changes.map(({ edit }) => edit?.seen)).toEqual(['', '', '1.a', '']);
  });
  test('+10 % counts from the price each cell has now, typed ones included', () => {
    const sheet = changed(EMPTY, [{ estateId: 'e0', day: 1, edit: { patch: { price: 555 }, seen: 'x' } }]);
    const { changes } = typeIntoCells({ ...at, sheet, box: box(0, 2, 1, 1), typed: '+10%' });
    expect(prices(changes)).toEqual([
      ['e0', 1, 611],
      ['e1', 1, 22_000],
      ['e2', 1, 11_000],
    ]);
    expect(changes[0]?.edit?.seen).toBe('x');
  });
  test.each([
    [0, 12_705],
    [1, 12_700],
    [5, 12_500],
    [10, 13_000],
    [50, 15_000],
    [1000, 12_705],
  ])('a change by percent rounds to %s, half up, and never to nothing', (roundTo, price) => {
    const sheet = changed(EMPTY, [{ estateId: 'e0', day: 1, edit: { patch: { price: 11_550 }, seen: '' } }]);
    const { changes } = typeIntoCells({ ...at, roundTo, sheet, box: box(0, 0, 1, 1), typed: '+10%' });
    expect(prices(changes)).toEqual([['e0', 1, price]]);
  });
  test('one amount for two currencies is refused whole', () => {
    expect(typeIntoCells({ ...at, box: box(0, 2, 1, 1), typed: '50' })).toEqual({
      changes: [],
      wrong: [],
      isMixed: true,
    });
  });
  test('a price that would be nothing or less is named, the others stand', () => {
    const { changes, wrong } = typeIntoCells({ ...at, box: box(0, 1, 1, 1), typed: '-150' });
    expect(prices(changes)).toEqual([['e1', 1, 5000]]);
    expect(wrong).toEqual([{ cell: { row: 0, day: 1 }, text: '-150', why: 'price' }]);
  });
  test.each(['abc', '1,234.50', '', '=1+1', '10%%'])('"%s" is no price in Turkish', (typed) => {
    expect(typeIntoCells({ ...at, box: box(0, 0, 1, 1), typed }).wrong[0]?.why).toBe('text');
  });
  test('the price that is saved already is no change', () => {
    const { changes } = typeIntoCells({ ...at, box: box(1, 1, 1, 1), typed: '200' });
    expect(changes).toEqual([{ estateId: 'e1', day: 1, edit: undefined }]);
  });
});

describe('rules and clearing', () => {
  test('Delete takes back the price, and only where there is one', () => {
    const { changes } = clearCells({ ...at, box: box(1, 1, 0, 1), isAll: false });
    expect(changes.map(({ edit }) => edit?.patch)).toEqual([undefined, { price: null }]);
  });
  test('rules come beside a typed price', () => {
    const sheet = changed(EMPTY, [{ estateId: 'e0', day: 1, edit: { patch: { price: 555 }, seen: '' } }]);
    const { changes } = setRules({ ...at, sheet, box: box(0, 0, 1, 1), rules: { isClosed: true, minNights: 3 } });
    expect(changes[0]?.edit?.patch).toEqual({ price: 555, isClosed: true, minNights: 3 });
  });
});

describe('filling', () => {
  test('the pattern repeats; another currency is named', () => {
    const { changes, wrong } = fillCells({ ...at, from: box(0, 1, 1, 1), to: box(2, 2, 1, 1) });
    expect([changes, wrong]).toEqual([[], [{ cell: { row: 2, day: 1 }, text: 'TRY', why: 'currency' }]]);
    const right = fillCells({ ...at, from: box(1, 1, 0, 1), to: box(1, 1, 2, 5) });
    expect(prices(right.changes).map(([, , price]) => price)).toEqual([10_000, 20_000, 10_000, 20_000]);
  });
});

describe('pasting', () => {
  test('a table goes in from the corner; wrong cells are named, empty ones left, the rest is kept', () => {
    const table = [
      ['100', 'x', ''],
      ['1.500,5', '=A1', '7'],
      ['', '-3', '8'],
      ['1', '2', '3'],
    ];
    const { changes, wrong } = pasteCells({ ...at, box: box(0, 0, 5, 5), table });
    expect(prices(changes)).toEqual([
      ['e0', 5, 10_000],
      ['e1', 5, 150_050],
      ['e1', 7, 700],
      ['e2', 7, 800],
    ]);
    expect(wrong.map(({ cell, text, why }) => [cell.row, cell.day, text, why])).toEqual([
      [0, 6, 'x', 'text'],
      [1, 6, '=A1', 'text'],
      [2, 6, '-3', 'text'],
      [3, 5, '1', 'outside'],
      [3, 6, '2', 'outside'],
      [3, 7, '3', 'outside'],
    ]);
  });
  test('one cell fills the selection', () => {
    const { changes } = pasteCells({ ...at, box: box(0, 1, 3, 3), table: [['₺ 99']] });
    expect(prices(changes).map(([, , price]) => price)).toEqual([9900, 9900]);
  });
});

test('what an operation answers goes into the sheet as one step', () => {
  const { changes } = typeIntoCells({ ...at, box: box(0, 1, 1, 2), typed: '100,01' });
  expect(editAt(changed(EMPTY, changes), 'e1', 2)?.patch).toEqual({ price: 10_001 });
});
