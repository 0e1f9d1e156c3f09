import { beginsAs, isCode } from './code.ts';
import { editsAllowed, editsBetween } from './edits.ts';
import { digitsOf, type SearchQuestion } from './question.ts';

/** How well a word matches; higher is better. */
export const FOUND = { exactly: 40, atStart: 30, within: 20, withTypos: 10 } as const;

/** One text of a record. */
export type Searched = {
  /** Folded. */
  readonly text: string;
  /** Part of the record's title: of two equal matches, the one in the title wins. */
  readonly isTitle: boolean;
  readonly isPhone?: boolean;
  /** The text is in a record this one refers to; that record ranks above those that refer to it. */
  readonly isNamed?: boolean;
};
export type Match = {
  /** The worst matching word decides (`FOUND`), the rest only between equals. */
  readonly score: number;
  /** The matched pieces of folded text, for highlighting. */
  readonly pieces: readonly string[];
};

/** Whether one of the words matched only with typos. */
export const isNear = ({ score }: Pick<Match, 'score'>): boolean => score < FOUND.within - NAMED;

/** Whether one of the words matched only as a prefix. */
export const isBegun = ({ score }: Pick<Match, 'score'>): boolean =>
  score >= FOUND.atStart - NAMED && score < FOUND.exactly - NAMED;

const WORD = /[\p{L}\p{N}]/u;
const LETTERS = /\p{L}{3,}/gu;

/** How a record matches a search; undefined if one of the words does not occur in it, not even with typos. */
export function relevance(question: SearchQuestion, texts: readonly Searched[]): Match | undefined {
  const whole = texts.filter(({ text }) => text === question.whole || isCode(text, question.code));
  if (whole.length > 0) {
    const [best = 0] = whole.map((one) => find(FOUND.exactly, one)).sort((a, b) => b - a);
    return { score: scoreOf([best]), pieces: [...new Set(whole.map(({ text }) => text))] };
  }
  const begun = texts.filter(({ text }) => beginsAs(text, question.begun));
  if (begun.length > 0) {
    const best = Math.max(...begun.map((one) => find(FOUND.atStart, one)));
    return {
      score: scoreOf([best]),
      pieces: begun.some(({ text }) => text.includes(question.whole))
        ? [question.whole]
        : begun.map(({ text }) => text),
    };
  }
  const phone = question.digits === '' ? undefined : phoneMatch(question.digits, texts);
  if (phone) return phone;
  const found = question.words.map((word, at) => bestOf({ word, isLast: at === question.words.length - 1, texts }));
  const all = found.flatMap((one) => one ?? []);
  if (all.length === 0 || all.length < found.length) return undefined;
  return { score: scoreOf(all.map(({ value }) => value)), pieces: all.map(({ piece }) => piece) };
}

type Find = { readonly value: number; readonly piece: string };

/** Less than one level: a related record's own name still outranks a part of something else. */
const NAMED = 5;
const find = (level: number, { isTitle, isNamed }: Pick<Searched, 'isTitle' | 'isNamed'>): number =>
  level + (isTitle ? 1 : 0) - (isNamed === true ? NAMED : 0);

function scoreOf(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  return Math.min(...values) + sum / values.length / 100;
}

/** Country code, trunk zero and spaces vary; the end of a number does not. */
function phoneMatch(digits: string, texts: readonly Searched[]): Match | undefined {
  const held = texts.find(({ text, isPhone }) => isPhone === true && digitsOf(text).includes(digits));
  if (!held) return undefined;
  const isWhole = digitsOf(held.text).endsWith(digits) && digits.length >= 7;
  return { score: find(isWhole ? FOUND.exactly : FOUND.within, held), pieces: [digits] };
}

function bestOf({
  word,
  isLast,
  texts,
}: {
  word: string;
  isLast: boolean;
  texts: readonly Searched[];
}): Find | undefined {
  let best: Find | undefined;
  const take = (value: number, piece: string): void => {
    if (best === undefined || value > best.value) best = { value, piece };
  };
  for (const searched of texts) {
    const level = levelIn(searched.text, word);
    if (level !== undefined) take(find(level, searched), word);
  }
  const most = editsAllowed(word);
  if (best !== undefined || most === 0) return best;
  for (const searched of texts) {
    for (const [letters] of searched.text.matchAll(LETTERS)) {
      const edits = editsBetween({ word, text: letters, most, isPrefix: isLast });
      if (edits !== undefined) take(find(FOUND.withTypos - edits * 2, searched), letters.slice(0, word.length + edits));
    }
  }
  return best;
}

/** At the start of a word in the text, or elsewhere in it. */
function levelIn(text: string, word: string): number | undefined {
  let at = text.indexOf(word);
  if (at === -1) return undefined;
  for (; at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !WORD.test(text[at - 1] ?? '')) return FOUND.atStart;
  }
  return FOUND.within;
}
