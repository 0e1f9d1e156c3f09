import { describe, expect, it } from 'vitest';
import { sampleField } from '../../../tests/screens/sample-estates.ts';
import { countValues, sumRows } from './routed-rows.ts';

const rows = ['B', 'A', 'B', null].map((state, index) => ({
  id: String(index),
  state,
  spent: index === 3 ? null : 0.1,
}));

describe('records of calls that count and add nothing', () => {
  it('are counted in the order of the values that there may be', () => {
    expect(countValues({ rows, by: 'state', values: ['A', 'B', 'C'] })).toEqual([
      { value: 'A', count: 1 },
      { value: 'B', count: 2 },
      { value: 'C', count: 0 },
    ]);
  });

  it('are counted by the values that occur, the most frequent first', () => {
    expect(countValues({ rows, by: 'state', values: undefined }).map(({ value }) => value)).toEqual(['B', 'A']);
  });

  it('add up to minor units of their currency, without fractions of a cent', () => {
    const spent = sampleField('spent', ['Total', 'Tutar'], {
      type: 'number',
      display: { as: 'price', currency: 'USD' },
    });
    expect(sumRows(rows, spent)).toEqual({ count: 4, sums: [{ currency: 'USD', sum: 30 }] });
    expect(sumRows([], spent)).toEqual({ count: 0, sums: [] });
  });

  it('add up to a plain number where there is no currency', () => {
    const whole = rows.map((row, index) => ({ ...row, left: index }));
    const left = sampleField('left', ['Left', 'Kalan'], { type: 'integer' });
    expect(sumRows(whole, left).sums).toEqual([{ currency: '', sum: 6 }]);
  });
});
