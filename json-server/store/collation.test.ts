import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, collationKey } from './collation.ts';

const ALPHABET = Array.from(' _-,;:!?.\'"()[]@*/&#%+=|$00123456789aAbcçÇdefgğĞhıIijİklmnoöÖpqrsşŞtuüÜvwxyzZ');
const plainText = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 14 });

test('a sort key orders exactly as the Turkish collator with numbers by value', () => {
  fc.assert(
    fc.property(plainText, plainText, (a, b) => {
      const [left = '', right = ''] = [collationKey(a), collationKey(b)];
      expect(left < right ? -1 : left > right ? 1 : 0).toBe(Math.sign(compareTexts(a, b)));
    }),
    { numRuns: 20_000 },
  );
});

test('a text with other characters has no sort key', () => {
  expect(collationKey('Éclair')).toBeUndefined();
  expect(collationKey('Москва')).toBeUndefined();
  expect(collationKey('a'.repeat(200))).toBeUndefined();
});
