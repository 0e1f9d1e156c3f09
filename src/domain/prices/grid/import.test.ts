import { describe, expect, test } from 'vitest';
import { cellName } from '../../text/cell-name.ts';
import { readImport } from './import.ts';

const estateOf = (code: string) =>
  code.startsWith('K') ? { estateId: `id-${code}`, currency: code === 'K2' ? 'EUR' : 'TRY' } : undefined;
const read = (lines: readonly (readonly (string | number | null)[])[], separator?: '.' | ',') =>
  readImport({
    rows: lines.map((cells, index) => ({ number: index + 1, cells })),
    estateOf,
    separator,
    first: '2027-06-01',
    last: '2027-12-31',
  });
const head = ['Code', 'Name', '2027-06-01', '2027-06-02'];

describe('prices from a sheet', () => {
  test('every wrong cell is named as the sheet names it, the right ones are there', () => {
    const { prices, issues } = read([
      head,
      ['K1', 'Sea', 1234.5, '1234'],
      ['K2', '', -5, 99.999],
      ['X9', '', 5],
      ['K1', '', 5],
      ['K3', '', null, 0.01],
    ]);
    expect(prices).toEqual([
      { estateId: 'id-K1', currency: 'TRY', date: '2027-06-01', price: 123_450 },
      { estateId: 'id-K3', currency: 'TRY', date: '2027-06-02', price: 1 },
    ]);
    expect(issues).toEqual([
      { place: 'D2', text: '1234', why: 'text' },
      { place: 'C3', text: '-5', why: 'price' },
      { place: 'D3', text: '99.999', why: 'text' },
      { place: 'A4', text: 'X9', why: 'code' },
      { place: 'A5', text: 'K1', why: 'twice' },
    ]);
  });
  test('days outside, twice or not there, and a sheet without days', () => {
    const days = ['Code', '2027-05-31', '2027-02-30', '2027-06-01', '2027-06-01'];
    expect(read([days]).issues.map(({ place, why }) => [place, why])).toEqual([
      ['B1', 'outside'],
      ['C1', 'date'],
      ['E1', 'twice'],
    ]);
    expect(read([['a', 'b']]).issues[0]?.why).toBe('head');
    expect(read([]).issues[0]?.why).toBe('head');
  });
  test('texts of a CSV are numbers by the separators of the language', () => {
    const rows = [
      ['Code', '2027-06-01', '2027-06-02'],
      ['K1', '1.234,50', '=1+1'],
    ];
    const { prices, issues } = read(rows, ',');
    expect(prices.map(({ price }) => price)).toEqual([123_450]);
    expect(issues).toEqual([{ place: 'C2', text: '=1+1', why: 'text' }]);
  });
});

test('places count the empty rows that a file leaves out', () => {
  const rows = [
    { number: 2, cells: ['Code', '2027-06-01', '2027-06-02'] },
    { number: 7, cells: ['K1', 'abc', 5] },
  ];
  const { prices, issues } = readImport({
    rows,
    estateOf,
    separator: undefined,
    first: '2027-06-02',
    last: '2027-12-31',
  });
  expect(prices.map(({ price }) => price)).toEqual([500]);
  expect(issues.map(({ place, why }) => [place, why])).toEqual([['B2', 'outside']]);
  expect(
    read([
      ['Code', '2027-06-01'],
      ['K9', 'x'],
    ]).issues[0]?.place,
  ).toBe('B2');
});
test('places are named as in a spreadsheet', () => {
  expect([cellName(0, 0), cellName(25, 1), cellName(26, 4), cellName(701, 9)]).toEqual(['A1', 'Z2', 'AA5', 'ZZ10']);
});
