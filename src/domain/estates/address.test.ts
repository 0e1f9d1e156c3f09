import { describe, expect, test } from 'vitest';
import { addressLine } from './address.ts';

describe('a home’s address on one line', () => {
  test.each([
    [
      { street: 'Papatya Sok.', no: '4', door: '2', neighbourhood: 'Yalıkavak', district: 'Bodrum' },
      'Papatya Sok. No: 4 D: 2, Yalıkavak, Bodrum',
    ],
    [{ street: '', no: '4', district: 'Bodrum' }, 'No: 4, Bodrum'],
    [{ city: '48' }, ''],
    [null, ''],
    [undefined, ''],
  ])('%j', (address, line) => {
    expect(addressLine(address)).toBe(line);
  });
});
