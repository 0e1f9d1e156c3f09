import { describe, expect, test } from 'vitest';
import { placeName } from '../../text/place-name.ts';
import { harmless, readCsv, readImport, type SheetCell } from './import.ts';

const text = (value: string): SheetCell => (value === '' ? undefined : { kind: 'text', text: value });
const number = (value: string): SheetCell => ({ kind: 'number', text: value });
const estateOf = (code: string) =>
  code.startsWith('K') ? { estateId: `id-${code}`, currency: code === 'K2' ? 'EUR' : 'TRY' } : undefined;
const read = (rows: readonly (readonly SheetCell[])[], separator?: '.' | ',') =>
  readImport({ rows, estateOf, separator, first: '2027-06-01', last: '2027-12-31' });
const head = [text('Code'), text('Name'), text('2027-06-01'), text('2027-06-02')];

describe('prices from a sheet', () => {
  test('every wrong cell is named as the sheet names it, the right ones are there', () => {
    const { prices, issues } = read([
      head,
      [text('K1'), text('Sea'), number('1234.5'), text('1234')],
      [text('K2'), text(''), number('-5'), number('99.999')],
      [text('X9'), text(''), number('5')],
      [text('K1'), text(''), number('5')],
      [text('K3'), text(''), undefined, number('0.01')],
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
    const days = [text('Code'), text('2027-05-31'), text('2027-02-30'), text('2027-06-01'), text('2027-06-01')];
    expect(read([days]).issues.map(({ place, why }) => [place, why])).toEqual([
      ['B1', 'outside'],
      ['C1', 'date'],
      ['E1', 'twice'],
    ]);
    expect(read([[text('a'), text('b')]]).issues[0]?.why).toBe('head');
    expect(read([]).issues[0]?.why).toBe('head');
  });
  test('texts of a CSV are numbers by the separators of the language', () => {
    const rows = readCsv('\uFEFFCode;2027-06-01;2027-06-02\r\nK1;"1.234,50";=1+1\r\n').map((row) => row.map(text));
    expect(rows).toHaveLength(2);
    const { prices, issues } = read(rows, ',');
    expect(prices.map(({ price }) => price)).toEqual([123_450]);
    expect(issues).toEqual([{ place: 'C2', text: '=1+1', why: 'text' }]);
  });
});

test('CSV knows quotes, lines in cells and the separator of its head', () => {
  expect(readCsv('a,b\n"1,5","x ""y""\nz"')).toEqual([
    ['a', 'b'],
    ['1,5', 'x "y"\nz'],
  ]);
});
test('S13: what a spreadsheet would run stays a text', () => {
  expect(['=1+1', '+1', '-1', '@x', 'Sea'].map(harmless)).toEqual(["'=1+1", "'+1", "'-1", "'@x", 'Sea']);
});
test('places are named as in a spreadsheet', () => {
  expect([placeName(0, 0), placeName(25, 1), placeName(26, 4), placeName(701, 9)]).toEqual(['A1', 'Z2', 'AA5', 'ZZ10']);
});
