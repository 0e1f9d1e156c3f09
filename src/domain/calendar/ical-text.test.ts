import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText, foldLine } from './ical-text.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;

test('RFC 5545 3.1: no line has more than 75 octets, and unfolded it is what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replace(/[\r\n]/g, '');
      const folded = foldLine(line);
      expect(folded.split('\r\n').every((part) => octets(part) <= 75)).toBe(true);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    }),
  );
});

test('Turkish letters are never cut in two', () => {
  const line = `SUMMARY:${'ğüşiöçİı'.repeat(20)}`;
  const parts = foldLine(line).split('\r\n ');
  expect(parts.join('')).toBe(line);
  expect(parts.length).toBeGreaterThan(3);
  expect(foldLine(`A${'ş'.repeat(37)}`)).not.toContain('\r\n');
  expect(foldLine(`AA${'ş'.repeat(37)}`)).toContain('\r\n ş');
});

test('RFC 5545 3.3.11: what would end a value is escaped', () => {
  expect(escapeText('a,b;c\\d\r\ne\nf\u0000\u0007')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});
