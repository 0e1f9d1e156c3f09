/** Minimum letters of a word that may be one, or two, edits away from the intended one. */
const ONE_FROM = 4;
const TWO_FROM = 8;
const LETTERS = /^\p{L}+$/u;

/**
 * How many edits a folded word may have: one from four letters, two from eight. None for a word with a digit: another
 * digit means another number.
 */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < ONE_FROM || !LETTERS.test(word)) return 0;
  return word.length < TWO_FROM ? 1 : 2;
}

/**
 * The next line of the distance matrix between `word` and a text that grows by one letter per line: entry `i` is the
 * distance of the word's first `i` letters to the text so far. Two swapped neighbours count once.
 * @param lines the previous ones, the first for the empty text
 */
export function nextLine(
  word: string,
  lines: readonly (readonly number[])[],
  letter: string,
  before: string,
): number[] {
  const above = lines.at(-1) ?? [];
  const twoAbove = lines.at(-2);
  const line = [(above[0] ?? 0) + 1];
  for (let at = 1; at <= word.length; at++) {
    const isSame = word[at - 1] === letter;
    let least = Math.min((line[at - 1] ?? 0) + 1, (above[at] ?? 0) + 1, (above[at - 1] ?? 0) + (isSame ? 0 : 1));
    const isSwapped = at > 1 && twoAbove !== undefined && word[at - 1] === before && word[at - 2] === letter;
    if (isSwapped) least = Math.min(least, (twoAbove[at - 2] ?? 0) + 1);
    line.push(least);
  }
  return line;
}

/** The line of the empty text. */
export const firstLine = (word: string): number[] => Array.from({ length: word.length + 1 }, (_, at) => at);

/**
 * Edits between `word` and `text`, or (`isPrefix`) the nearest beginning of `text`: letters added, removed, replaced,
 * or two neighbours swapped. Both folded.
 * @returns undefined when there are more than `most`
 */
export function editsBetween({
  word,
  text,
  most,
  isPrefix = false,
}: {
  word: string;
  text: string;
  most: number;
  isPrefix?: boolean;
}): number | undefined {
  if (word.length - text.length > most || (!isPrefix && text.length - word.length > most)) return undefined;
  const lines = [firstLine(word)];
  let best = text === '' || isPrefix ? word.length : Infinity;
  const length = Math.min(text.length, word.length + most);
  for (let at = 0; at < length; at++) {
    const line = nextLine(word, lines, text[at] ?? '', text[at - 1] ?? '');
    lines.push(line);
    if (Math.min(...line) > most) break;
    if (isPrefix || at === text.length - 1) best = Math.min(best, line[word.length] ?? Infinity);
  }
  return best <= most ? best : undefined;
}
