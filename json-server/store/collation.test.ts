import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, sortKey } from './collation.ts';

const ALPHABET = Array.from(' _-,;:!?.\'"()[]@*/&#%+=|$00123456789aAbcçÇdefgğĞhıIijİklmnoöÖpqrsşŞtuüÜvwxyzZ');
const plainText = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 14 });

test('a sort key orders exactly as the Turkish collator with numbers by value', () => {
  fc.assert(
    fc.property(plainText, plainText, (a, b) => {
      const [left = '', right = ''] = [sortKey(a), sortKey(b)];
      expect(left < right ? -1 : left > right ? 1 : 0).toBe(Math.sign(compareTexts(a, b)));
    }),
    { numRuns: 20_000 },
  );
});

test('a text with other characters has no sort key', () => {
  expect(sortKey('Éclair')).toBeUndefined();
  expect(sortKey('Москва')).toBeUndefined();
  expect(sortKey('a'.repeat(200))).toBeUndefined();
});
