import { codeOf, wholeCodeOf } from './code.ts';
import { fold } from './fold.ts';

/** A typed search, prepared for comparison. */
export type SearchQuestion = {
  /** Folded, single spaces; a text, never a pattern (S17). */
  readonly whole: string;
  /** All of them must be found, in any order. */
  readonly words: readonly string[];
  /** The digits of a telephone number without leading zeros; '' if it is none. */
  readonly digits: string;
  /** The possible code, `knk16`, or its number alone; '' if it is none. */
  readonly code: string;
  /** The code as typed so far, with its zeros, `knk016`; '' if it is none, and for a number alone. */
  readonly begun: string;
};

const MAX_CHARACTERS = 100;
const MAX_WORDS = 8;
/** fewer digits are part of any number */
const LEAST_DIGITS = 5;
const PHONE = /^\+?[\d ().-]+$/;

/** Parses a search: at most 100 characters and eight words. */
export function searchQuestion(q: string): SearchQuestion {
  const all = fold(q.slice(0, MAX_CHARACTERS))
    .split(/\s+/)
    .filter((word) => word !== '');
  const words = [...new Set(all)].slice(0, MAX_WORDS);
  const whole = all.join(' ');
  const digits = PHONE.test(whole) ? digitsOf(whole).replace(/^0+/, '') : '';
  return {
    whole,
    words,
    digits: digits.length >= LEAST_DIGITS ? digits : '',
    code: codeOf(whole, 'typed'),
    begun: wholeCodeOf(whole, 'typed'),
  };
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
