import { firstLine, nextLine } from '../../src/domain/text/edits.ts';

const WORDS = /\p{L}{3,}/gu;
const LONGEST = 40; // letters; longer words are ignored
const MAX_RECENT = 512; // words outside the sorted list
const MAX_FOUND = 64;

/**
 * The words in the texts of a table since it was last cleared: candidates for a word with a typo. Sorted, so all words
 * with the same beginning are compared, or skipped, together.
 */
export class Vocabulary {
  readonly #known = new Set<string>();
  #sorted: string[] = [];
  #recent: string[] = [];

  clear(): void {
    this.#known.clear();
    this.#sorted = [];
    this.#recent = [];
  }

  /** @param text folded */
  add(text: string): void {
    for (const [word] of text.matchAll(WORDS)) {
      if (word.length > LONGEST || this.#known.has(word)) continue;
      this.#known.add(word);
      this.#recent.push(word);
    }
  }

  /** Known words within `edits` of a folded word, nearest first; with `isPrefix`, words that start like it. */
  similar({ word, edits, isPrefix }: { word: string; edits: number; isPrefix: boolean }): string[] {
    if (this.#recent.length > MAX_RECENT) {
      this.#sorted = [...this.#sorted, ...this.#recent].sort();
      this.#recent = [];
    }
    const found = [this.#sorted, this.#recent.toSorted()].flatMap((words) =>
      wordsWithin(words, { word, edits, isPrefix }),
    );
    return found
      .sort((a, b) => a.edits - b.edits)
      .slice(0, MAX_FOUND)
      .map((one) => one.word);
  }
}

type Wanted = { readonly word: string; readonly edits: number; readonly isPrefix: boolean };

/** Walks sorted words like a tree: matrix lines for a beginning shared with the previous word are reused. */
function wordsWithin(words: readonly string[], { word, edits, isPrefix }: Wanted): { word: string; edits: number }[] {
  const found: { word: string; edits: number }[] = [];
  const lines = [firstLine(word)];
  let before = '';
  for (let at = 0; at < words.length;) {
    const candidate = words[at] ?? '';
    lines.length = Math.min(lines.length, sharedLength(before, candidate) + 1);
    let isHopeless = false;
    while (lines.length <= candidate.length && !isHopeless && lines.length <= word.length + edits + 1) {
      const letter = lines.length - 1;
      const line = nextLine(word, lines, candidate[letter] ?? '', candidate[letter - 1] ?? '');
      lines.push(line);
      isHopeless = Math.min(...line) > edits;
    }
    const isRead = lines.length === candidate.length + 1;
    const ends = isPrefix ? lines : isRead ? lines.slice(-1) : [];
    const least = Math.min(...ends.map((line) => line[word.length] ?? Infinity));
    if (least <= edits) found.push({ word: candidate, edits: least });
    before = candidate;
    if (isHopeless && least > edits) at = firstBeyond(words, at, candidate.slice(0, lines.length - 1));
    else at++;
  }
  return found;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

/** The first position after `from` whose word does not begin with `prefix`. */
function firstBeyond(words: readonly string[], from: number, prefix: string): number {
  let low = from + 1;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '').startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return low;
}
