import { describe, expect, it } from 'vitest';
import type { ClientField, Row } from '../../config/types.ts';
import { columnTotals } from './sums.ts';

const base = { label: { en: 'x' }, required: false, readOnly: false, unique: false, hidden: false, sortable: true };
const money: ClientField = {
  ...base,
  name: 'due',
  type: 'money',
  currencyField: 'currency',
  search: false,
  writable: false,
};
const nights: ClientField = { ...base, name: 'nights', type: 'integer', search: false, writable: false };
const row = (values: Omit<Row, 'id'>): Row => ({ id: 'r', ...values });

describe('the sums of a column', () => {
  it('adds minor units, each currency by itself', () => {
    const rows = [
      row({ due: 1010, currency: 'TRY' }),
      row({ due: 2020, currency: 'EUR' }),
      row({ due: 90, currency: 'TRY' }),
      row({ due: null, currency: 'EUR' }),
    ];
    expect(columnTotals({ field: money, rows })).toEqual([
      { currency: 'TRY', value: 1100 },
      { currency: 'EUR', value: 2020 },
    ]);
  });

  it('adds plain numbers, and has nothing to say of a column without any', () => {
    expect(columnTotals({ field: nights, rows: [row({ nights: 2 }), row({ nights: 5 })] })).toEqual([
      { currency: '', value: 7 },
    ]);
    expect(columnTotals({ field: nights, rows: [row({ nights: null })] })).toEqual([]);
  });
});
