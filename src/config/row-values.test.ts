import { describe, expect, test } from 'vitest';
import { setValue, withoutEmpty, withValues } from './row-values.ts';

describe('a record keeps no empty values', () => {
  test('null takes a member away, also one that is not there', () => {
    const record = { id: 'r1', note: 'x', total: 0 };
    expect(withValues(record, { note: null, gone: null, total: 5, paid: false })).toEqual({
      id: 'r1',
      total: 5,
      paid: false,
    });
    expect(record).toEqual({ id: 'r1', note: 'x', total: 0 });
  });

  test('an empty text, an empty list, 0 and false are values', () => {
    const record = {};
    for (const [key, value] of Object.entries({ text: '', list: [], count: 0, isPaid: false }))
      setValue(record, key, value);
    expect(record).toEqual({ text: '', list: [], count: 0, isPaid: false });
  });

  test('a row without empty values stays the same object; of another, only those go', () => {
    const whole = { id: 'r1', note: '' };
    expect(withoutEmpty(whole)).toBe(whole);
    expect(withoutEmpty({ id: 'r1', note: null, total: 1 })).toEqual({ id: 'r1', total: 1 });
  });
});
