/** Words of so many letters may be one, or two, edits away from what was meant. */
const ONE_FROM = 4;
const TWO_FROM = 8;
const LETTERS = /^\p{L}+$/u;

/**
 * How many slips a folded word may have: one from four letters, two from eight. A word with a digit may have none: a
 * number with another digit is another number.
 */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < ONE_FROM || !LETTERS.test(word)) return 0;
  return word.length < TWO_FROM ? 1 : 2;
}

/**
 * The next line of the table of distances between `word` and a text that grows by one letter a line: entry `i` is the
 * distance of the word's first `i` letters to the text so far. Two neighbours changed over count once.
 * @param lines those of the letters before, the first for the empty text
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
 * Edits between `word` and `text`, or (`isPrefix`) the beginning of `text` that is nearest: letters put in, left out,
 * replaced, or two neighbours changed over. Both folded.
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
