import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['istanbul', 'istanbul'],
    ['İSTANBUL', 'istanbul'],
    ['ISPARTA', 'isparta'],
    ['ığdır', 'igdir'],
    ['Çeşme', 'cesme'],
    ['ÜSKÜDAR', 'uskudar'],
    ['Größe', 'grosse'],
    ['Łódź', 'lodz'],
    ['', ''],
    ['Москва', 'москва'],
  ])('R15: %s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
  it('keeps lengths that `includes` can rely on', () => {
    // 'İ'.toLowerCase() has two code units.
    expect(fold('İzmir').includes(fold('IZM'))).toBe(true);
    expect(fold('İ')).toHaveLength(1);
  });
  it('is the same for composed and decomposed text', () => {
    expect(fold('C\u0327es\u0327me')).toBe(fold('Çeşme'));
  });
});
