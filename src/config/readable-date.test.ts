import { expect, test } from 'vitest';
import { readableParams } from './issue.ts';
import { withReadableDates } from './readable-date.ts';

test.each([
  ['2026-12-05', '05 Dec 2026', '05 Ara 2026'],
  [
    'R-1 (2026-12-01 – 2026-12-05), R-2',
    'R-1 (01 Dec 2026 – 05 Dec 2026), R-2',
    'R-1 (01 Ara 2026 – 05 Ara 2026), R-2',
  ],
  ['48-2026-12-05', '48-2026-12-05', '48-2026-12-05'],
  ['2026-13-05', '2026-13-05', '2026-13-05'],
  ['2026-12-05T10:00', '2026-12-05T10:00', '2026-12-05T10:00'],
  ['2026-10 · KNK-119, 2026-11', 'October 2026 · KNK-119, November 2026', 'Ekim 2026 · KNK-119, Kasım 2026'],
  ['INV-2026-10', 'INV-2026-10', 'INV-2026-10'],
  ['2026-13', '2026-13', '2026-13'],
])('dates in %s', (text, en, tr) => {
  expect([withReadableDates(text, 'en'), withReadableDates(text, 'tr')]).toEqual([en, tr]);
});

test('what an error says of numbers and dates is in the language', () => {
  expect(readableParams({ sum: 99.5, max: 3, date: '2026-12-05', code: 'R-1' }, 'tr')).toEqual({
    sum: '99,5',
    max: 3,
    date: '05 Ara 2026',
    code: 'R-1',
  });
});

test.each([
  ['12345.60 EUR', '12,345.60 EUR', '12.345,60 EUR'],
  ['-1000.00 TRY', '-1,000.00 TRY', '-1.000,00 TRY'],
  ['360.00 EUR', '360.00 EUR', '360,00 EUR'],
  ['A 360.00 EUR', 'A 360.00 EUR', 'A 360.00 EUR'],
])('the amount %s is said in the language', (amount, en, tr) => {
  expect([readableParams({ amount }, 'en'), readableParams({ amount }, 'tr')]).toEqual([
    { amount: en },
    { amount: tr },
  ]);
});
