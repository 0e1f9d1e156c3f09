import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { markedRanges } from './marks.ts';

const marked = (text: string, ...pieces: string[]) =>
  markedRanges(text, pieces).map(({ from, to }) => text.slice(from, to));

describe('rangesOf', () => {
  it.each([
    ['Şişli', ['sis'], ['Şiş']],
    ['İstanbul', ['ist'], ['İst']],
    ['Villa Galata', ['gala', 'villa'], ['Villa', 'Gala']],
    ['Größe', ['gros'], ['Größ']],
    ['Galata', ['moda'], []],
    ['Galata', ['gal', 'lat'], ['Galat']],
    ['aaaa', ['a'], ['aaaa']],
    ['Galata', [''], []],
    ['💥 Moda', ['moda'], ['Moda']],
  ])('%s, %j → %j', (text, pieces, expected) => {
    expect(marked(text, ...pieces)).toEqual(expected);
  });
  it('what is marked holds the piece; nothing is marked twice or out of the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1, maxLength: 3 }), (text, piece) => {
        const ranges = markedRanges(text, [fold(piece)]);
        ranges.forEach(({ from, to }, index) => {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThanOrEqual(index === 0 ? 0 : (ranges[index - 1]?.to ?? 0) + 1);
          expect(to).toBeLessThanOrEqual(text.length);
        });
      }),
    );
  });
});
