import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsAllowed, editsBetween } from './edits.ts';
import { fold } from './fold.ts';
import { searchQuestion } from './question.ts';
import { FOUND, relevance } from './relevance.ts';

const texts = (...all: string[]) => all.map((text, at) => ({ text: fold(text), isTitle: at === 0 }));
const score = (q: string, ...all: string[]) => relevance(searchQuestion(q), texts(...all))?.score;
const level = (q: string, ...all: string[]) => Math.floor((score(q, ...all) ?? 0) / 10) * 10;

const letter = fc.constantFrom('a', 'b', 'd', 'e', 'i', 'k', 'l', 'm', 'n', 'o', 'r', 's', 't', 'u', 'y', 'z');
const word = (minLength: number, maxLength: number) =>
  fc.array(letter, { minLength, maxLength }).map((letters) => letters.join(''));
/** One slip at a place: a letter left out, put in, replaced, or changed over with the next. */
const slip = fc.record({ kind: fc.constantFrom('out', 'in', 'other', 'over'), at: fc.nat(30), letter });
function slipped(text: string, { kind, at, letter: other }: { kind: string; at: number; letter: string }): string {
  const place = at % text.length;
  const before = text.slice(0, place);
  const here = text[place] ?? '';
  const after = text.slice(place + 1);
  if (kind === 'out') return before + after;
  if (kind === 'in') return before + other + here + after;
  if (kind === 'other') return before + other + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

describe('edits', () => {
  it.each([
    ['galata', 'galata', 0],
    ['galtaa', 'galata', 1],
    ['glata', 'galata', 1],
    ['gallata', 'galata', 1],
    ['gakata', 'galata', 1],
    ['galata', 'moda', undefined],
  ])('%s → %s: %s', (one, other, edits) => {
    expect(editsBetween({ word: one, text: other, most: 2 })).toBe(edits);
  });
  it('of a beginning: what follows it costs nothing', () => {
    expect(editsBetween({ word: 'bogza', text: 'bogazici', most: 1, isPrefix: true })).toBe(1);
    expect(editsBetween({ word: 'bogza', text: 'bogazici', most: 1 })).toBeUndefined();
  });
  it('one for words of 4 – 7 letters, two from 8, none for numbers', () => {
    expect(['ali', 'moda', 'sisliii', 'besiktas', 'r-000012', '05321234567'].map(editsAllowed)).toEqual([
      0, 1, 1, 2, 0, 0,
    ]);
  });
  it('are the same there and back', () => {
    fc.assert(
      fc.property(word(0, 9), word(0, 9), (one, other) => {
        expect(editsBetween({ word: one, text: other, most: 3 })).toBe(
          editsBetween({ word: other, text: one, most: 3 }),
        );
      }),
    );
  });
});

describe('relevance', () => {
  it('exact, then the start of a word, then within, then typos', () => {
    expect(level('R-000012', 'R-000012')).toBe(FOUND.exactly);
    expect(level('gala', 'Villa Galata')).toBe(FOUND.atStart);
    expect(level('lata', 'Villa Galata')).toBe(FOUND.within);
    expect(score('galtaa', 'Villa Galata')).toBeLessThan(FOUND.within);
    expect(score('kadıköy', 'Villa Galata')).toBeUndefined();
  });
  it('several words in any order, in any of the texts', () => {
    expect(level('yilmaz ayse', 'Ayşe', 'Yılmaz')).toBe(FOUND.atStart);
    expect(score('yilmaz ali', 'Ayşe', 'Yılmaz')).toBeUndefined();
  });
  it.each(['+90 532 123 45 67', '0532 123 4567', '(0532) 123-45-67', '532 1234567', '905321234567'])(
    'a telephone number however it is written: %s',
    (q) => {
      const held = [{ text: '+905321234567', isTitle: false, isPhone: true }];
      expect(Math.floor(relevance(searchQuestion(q), held)?.score ?? 0)).toBe(FOUND.exactly);
    },
  );
  it('a number with another digit is another number', () => {
    expect(score('00012345', 'R-00012346')).toBeUndefined();
  });
  it('of two equal finds the title wins', () => {
    expect(score('moda', 'Moda', 'x')).toBeGreaterThan(score('moda', 'x', 'Moda') ?? 0);
  });

  it('R15: what folds alike is answered alike', () => {
    const turkish = fc
      .array(fc.constantFrom('a', 'ı', 'i', 'İ', 'I', 'ç', 'Ç', 'ş', 'Ş', 'ğ', 'ü', 'Ü', 'ö', 'b', ' '), {
        minLength: 1,
        maxLength: 12,
      })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(turkish, turkish, (q, text) => {
        expect(score(q, text)).toBe(score(fold(q), text));
        expect(score(q, text)).toBe(score(q, fold(text)));
      }),
    );
  });
  it('one slip in a word of four letters or more is forgiven, two from eight on', () => {
    fc.assert(
      fc.property(word(5, 12), slip, (meant, one) => {
        const typed = slipped(meant, one);
        fc.pre(editsAllowed(typed) > 0);
        expect(score(typed, `Villa ${meant} 12`)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(word(10, 14), slip, slip, (meant, one, two) => {
        // A letter put between two that were changed over is a third edit.
        fc.pre(one.kind !== 'over' && two.kind !== 'over');
        expect(score(slipped(slipped(meant, one), two), `Villa ${meant} 12`)).toBeDefined();
      }),
    );
  });
  it('S17: whatever is typed is a text and costs no time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (q) => {
        expect(searchQuestion(q).words.length).toBeLessThanOrEqual(8);
        expect(() => relevance(searchQuestion(q), texts('Villa Galata'))).not.toThrow();
      }),
    );
    expect(score('.*', 'Villa Galata')).toBeUndefined();
    expect(score('(a+)+$', 'aaaaaaaaaaaa')).toBeUndefined();
  });
});
