import { describe, expect, it } from 'vitest';
import { dateInFormat, dateWayOf, isTwoDates, isTwoNumbers, numberInFormat, numberWayOf } from './two-ways.ts';

describe('dates', () => {
  it.each(['03/04/2027', '3-4-27', '03 04 2027', '03/04/2027 15:00'])('%s is two dates', (text) => {
    expect(isTwoDates(text)).toBe(true);
  });
  it.each(['03.04.2027', '2027-04-03', '25/12/2027', '12/25/2027', '05/05/2027', '13/14/2027', 'soon'])(
    '%s is not',
    (text) => expect(isTwoDates(text)).toBe(false),
  );
  it('one cell proves its column, two that contradict each other prove nothing', () => {
    expect(dateWayOf(['03/04/2027', '25/12/2027'])).toBe('dayFirst');
    expect(dateWayOf(['03/04/2027', '12/25/2027'])).toBe('monthFirst');
    expect(dateWayOf(['03/04/2027', '2027-12-25'])).toBeUndefined();
    expect(dateWayOf(['25/12/2027', '12/25/2027'])).toBeUndefined();
  });
  it('are read as the column is', () => {
    expect(dateInFormat('03/04/2027', 'dayFirst')).toBe('2027-04-03');
    expect(dateInFormat('03/04/2027', 'monthFirst')).toBe('2027-03-04');
    expect(dateInFormat('12/25/2027', 'monthFirst')).toBe('2027-12-25');
    expect(dateInFormat('25/12/2027', 'monthFirst')).toBeUndefined();
    expect(dateInFormat('03.04.2027', 'monthFirst')).toBe('2027-04-03');
    expect(dateInFormat('2027-04-03', 'monthFirst')).toBe('2027-04-03');
  });
});

describe('numbers', () => {
  it.each(['1.234', '1,234', '-12.500', '−1.234'])('%s is two numbers', (text) => {
    expect(isTwoNumbers(text)).toBe(true);
  });
  it.each(['0.123', '0,123', '1.2345', '1234.567', '1.234,5', '1,234,567', '12.5', '1234'])('%s is not', (text) => {
    expect(isTwoNumbers(text)).toBe(false);
  });
  it('one cell proves its column, two that contradict each other prove nothing', () => {
    expect(numberWayOf(['1.234', '12.5'])).toBe('decimalPoint');
    expect(numberWayOf(['1.234', '12,5'])).toBe('decimalComma');
    expect(numberWayOf(['1.234.567'])).toBe('decimalComma');
    expect(numberWayOf(['1,234,567'])).toBe('decimalPoint');
    expect(numberWayOf(['1.234,50'])).toBe('decimalComma');
    expect(numberWayOf(['1.234', '7', 'many'])).toBeUndefined();
    expect(numberWayOf(['12.5', '12,5'])).toBeUndefined();
  });
  it('are read as the column is', () => {
    expect(numberInFormat('1.234', 'decimalPoint')).toBe(1.234);
    expect(numberInFormat('1.234', 'decimalComma')).toBe(1234);
    expect(numberInFormat('1,234', 'decimalPoint')).toBe(1234);
    expect(numberInFormat('−1,234', 'decimalComma')).toBe(-1.234);
    expect(numberInFormat('1.234,5', 'decimalPoint')).toBe(1234.5);
  });
});
