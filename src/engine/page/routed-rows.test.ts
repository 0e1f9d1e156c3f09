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
    expect(sumRows({ rows, of: spent, filters: [] })).toEqual({ count: 4, sums: [{ currency: 'USD', sum: 30 }] });
    expect(sumRows({ rows: [], of: spent, filters: [] })).toEqual({ count: 0, sums: [] });
  });

  it('add up to a plain number where there is no currency', () => {
    const whole = rows.map((row, index) => ({ ...row, left: index }));
    const left = sampleField('left', ['Left', 'Kalan'], { type: 'integer' });
    expect(sumRows({ rows: whole, of: left, filters: [] }).sums).toEqual([{ currency: '', sum: 6 }]);
  });

  it('are told apart by month, within the months that are asked for', () => {
    const dated = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', null].map((date, index) => ({
      id: String(index),
      date,
      left: 1,
    }));
    const left = sampleField('left', ['Left', 'Kalan'], { type: 'integer' });
    const filters = [
      ['date.gte', '2026-03-01'],
      ['date.lt', '2026-04-01'],
    ] as const;
    const two = { count: 2, sums: [{ currency: '', sum: 2 }] };
    const wanted = { rows: dated, of: left, by: 'date', filters };
    expect(sumRows(wanted)).toEqual({ ...two, months: [{ month: '2026-03', ...two }] });
  });
});
