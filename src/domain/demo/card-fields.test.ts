import { describe, expect, it } from 'vitest';
import { groupedCardNumber, wrongCardFields } from './card-fields.ts';

const RIGHT = { number: '4111 1111 1111 1111', holder: 'Zeynep Aydın', month: '11', year: '2026', cvv: '123' };

describe('wrongCardFields (spec §5)', () => {
  it('finds nothing wrong with a card that is valid until this month', () => {
    expect(wrongCardFields(RIGHT, '2026-11')).toEqual([]);
  });
  it('names every field of an empty form', () => {
    const empty = { number: '', holder: '', month: '', year: '', cvv: '' };
    expect(wrongCardFields(empty, '2026-11')).toEqual(['number', 'holder', 'month', 'year', 'cvv']);
  });
  it.each([
    ['a wrong check digit', { number: '4111111111111112' }, ['number']],
    ['letters', { number: '4111-1111-1111-111x' }, ['number']],
    ['a digit in the name', { holder: 'Zeynep 2' }, ['holder']],
    ['month 13', { month: '13' }, ['month']],
    ['one digit of a month', { month: '1' }, ['month']],
    ['a month that is over', { month: '10' }, ['month']],
    ['a year of two digits', { year: '26' }, ['year']],
    ['a year that is over', { year: '2025' }, ['year']],
    ['a year far away', { year: '2057' }, ['year']],
    ['four digits of a code', { cvv: '1234' }, ['cvv']],
  ])('%s', (_, change, wrong) => {
    expect(wrongCardFields({ ...RIGHT, ...change }, '2026-11')).toEqual(wrong);
  });
});

it('a number is shown in groups of four, and no longer than a number can be', () => {
  expect(groupedCardNumber('4111x11111111')).toBe('4111 1111 1111');
  expect(groupedCardNumber('1'.repeat(30))).toHaveLength(23);
});
