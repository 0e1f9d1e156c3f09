import { fold } from '../text/fold.ts';

/** 0 = empty or guessed at once, 4 = strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Common words in guessing lists, in both languages. */
const COMMON = [
  'password',
  'parola',
  'sifre',
  'qwerty',
  'asdf',
  'letmein',
  'welcome',
  'hosgeldin',
  'admin',
  'konak',
  'istanbul',
  'galatasaray',
  'fenerbahce',
  'besiktas',
  'iloveyou',
];
/** Minimum length of a word to look for; shorter ones occur in any password by chance. */
const SHORTEST_WORD = 4;
/** Bits from which each level is reached. */
const STEPS = [1, 36, 52, 68] as const;

/**
 * Roughly how hard a password is to guess: the number of characters that must really be tried, times the choices for
 * each. Runs (`aaaa`, `1234`, `cba`), common words and the person's own words count as one character each.
 * @param own known facts about the person: names, e-mail
 */
export function passwordStrength({ password, own = [] }: { password: string; own?: readonly string[] }): Strength {
  const bits = effectiveLength(password, own) * Math.log2(alphabetOf(password));
  return STEPS.filter((step) => bits >= step).length as Strength;
}

function effectiveLength(password: string, own: readonly string[]): number {
  const words = [...COMMON, ...own.flatMap((text) => fold(text).split(/[^a-z0-9]+/))]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
  // U+0001 stands for a known word: one guess, and part of no run.
  const rest = words.reduce((text, word) => text.replaceAll(word, '\u0001'), fold(password));
  const codes = Array.from(rest, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => !continuesRun(codes, at, code)).length;
}

/** Whether the step from the previous character equals the step before, of -1, 0 or 1: `aaa`, `abc`, `321`. */
function continuesRun(codes: readonly number[], at: number, code: number): boolean {
  const first = codes[at - 2];
  const second = codes[at - 1];
  if (first === undefined || second === undefined) return false;
  const step = code - second;
  return Math.abs(step) <= 1 && second - first === step;
}

/** The number of characters a guesser must try. */
function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Nd}/u, 10],
    [/[^\p{L}\p{Nd}]/u, 33],
  ];
  return Math.max(
    2,
    kinds.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0),
  );
}
