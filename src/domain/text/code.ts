/** Separates codes in searchable texts; nobody types it. */
const MARK = '\u0001';
/** Marks the beginning of a code, including leading zeros. */
const BEGIN = '\u0002';
const TYPED = /^([a-z]{0,6})[\s._/#-]{0,3}(0*)(\d{1,12})$/;
const STORED = /^([a-z]{1,6})[-_/]?(0*)(\d{1,12})$/;

/** Whether a part of a name looks like a written code, `KNK-024`. */
export const isWrittenCode = (part: string): boolean => /^[A-Z]{1,6}-\d+$/.test(part);

/**
 * A code in its search form, `r1814` for `R-001814`, `knk16` for `KNK 16`; '' if the text is no code. A typed number
 * alone is enough.
 * @param folded by search folding
 */
export function codeOf(folded: string, by: 'typed' | 'stored'): string {
  const [, letters = '', , number = ''] = (by === 'typed' ? TYPED : STORED).exec(folded) ?? [];
  return letters + number;
}

/**
 * A code with its zeros and without separators, `r0020` for `R-0020`; '' for other texts, and for a number alone.
 * @param folded by search folding
 */
export function wholeCodeOf(folded: string, by: 'typed' | 'stored'): string {
  const [, letters = '', noughts = '', number = ''] = (by === 'typed' ? TYPED : STORED).exec(folded) ?? [];
  return letters === '' ? '' : letters + noughts + number;
}

/** Whether a folded code begins like the typed one: R-0020 on the way to R-002063. */
export const beginsAs = (folded: string, typed: string): boolean =>
  typed !== '' && wholeCodeOf(folded, 'stored').startsWith(typed);

/** Whether a folded text is the typed code, with letters or just the number. */
export function isCode(folded: string, typed: string): boolean {
  const stored = codeOf(folded, 'stored');
  return stored !== '' && typed !== '' && (stored === typed || stored.replace(/^[a-z]+/, '') === typed);
}

/** The search text for a code in indexed texts: as a whole, so 16 is not found in 161. */
export const markedCode = (code: string): string => `${MARK}${code}${MARK}`;

/** The search text for a code that is still being typed. @param whole by `wholeCodeOf` */
export const begunCode = (whole: string): string => BEGIN + whole;

/** Indexed beside a folded text that is a code; '' for others. */
export function codesIn(folded: string): string {
  const code = codeOf(folded, 'stored');
  if (code === '') return '';
  return markedCode(code) + markedCode(code.replace(/^[a-z]+/, '')) + begunCode(wholeCodeOf(folded, 'stored'));
}
