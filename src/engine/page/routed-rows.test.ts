// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { sampleField } from '../../../tests/screens/sample-estates.ts';
import { sumRows } from './routed-rows.ts';

const rows = ['B', 'A', 'B', null].map((state, index) => ({
  id: String(index),
  state,
  spent: index === 3 ? null : 0.1,
}));

describe('records of calls that count and add nothing', () => {
  it('are counted by their values', () => {
    const state = sampleField('state', ['State', 'Durum'], { type: 'text' });
    const { groups } = sumRows({ rows, of: undefined, groupings: [{ field: state, step: 'month' }], filters: [] });
    expect(groups?.map(({ keys, count }) => [keys[0], count])).toEqual([
      ['', 1],
      ['A', 1],
      ['B', 2],
    ]);
  });

  it('add up to minor units of their currency, without fractions of a cent', () => {
    const spent = sampleField('spent', ['Total', 'Tutar'], {
      type: 'number',
      display: { as: 'price', currency: 'USD' },
    });
    expect(sumRows({ rows, of: spent, filters: [] })).toEqual({
      count: 4,
      sums: [{ currency: 'USD', sum: 30, count: 3 }],
    });
    expect(sumRows({ rows: [], of: spent, filters: [] })).toEqual({ count: 0, sums: [] });
  });

  it('add up to a plain number where there is no currency', () => {
    const whole = rows.map((row, index) => ({ ...row, left: index }));
    const left = sampleField('left', ['Left', 'Kalan'], { type: 'integer' });
    expect(sumRows({ rows: whole, of: left, filters: [] }).sums).toEqual([{ currency: '', sum: 6, count: 4 }]);
  });

  it('are told apart by month, within the months that are asked for', () => {
    const dated = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01', null].map((date, index) => ({
      id: String(index),
      date,
      left: 1,
    }));
    const left = sampleField('left', ['Left', 'Kalan'], { type: 'integer' });
    const field = sampleField('date', ['Date', 'Tarih'], { type: 'date' });
    const filters = [
      ['date.gte', '2026-03-01'],
      ['date.lt', '2026-04-01'],
    ] as const;
    const two = { count: 2, sums: [{ currency: '', sum: 2, count: 2 }] };
    const wanted = { rows: dated, of: left, groupings: [{ field, step: 'month' as const }], filters };
    expect(sumRows(wanted)).toEqual({ ...two, groups: [{ keys: ['2026-03'], ...two }] });
  });
});
