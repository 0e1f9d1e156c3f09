/** Between codes in what a search looks into; nobody types it. */
const MARK = '\u0001';
/** Before a code as it begins, its noughts included. */
const BEGIN = '\u0002';
const TYPED = /^([a-z]{0,6})[\s._/#-]{0,3}(0*)(\d{1,12})$/;
const STORED = /^([a-z]{1,6})[-_/]?(0*)(\d{1,12})$/;

/** Whether a part of a name is a code as it is written, `KNK-024`. */
export const isWrittenCode = (part: string): boolean => /^[A-Z]{1,6}-\d+$/.test(part);

/**
 * A code as people say it, `r1814` of `R-001814`, `knk16` of `KNK 16`; '' when the text is no
 * code. A typed number alone is enough.
 * @param folded as search compares it
 */
export function codeOf(folded: string, by: 'typed' | 'stored'): string {
  const [, letters = '', , number = ''] = (by === 'typed' ? TYPED : STORED).exec(folded) ?? [];
  return letters + number;
}

/**
 * A code with its noughts and without what stands between letters and digits, `r0020` of `R-0020`; '' for what is none,
 * and for a number alone.
 * @param folded as search compares it
 */
export function wholeCodeOf(folded: string, by: 'typed' | 'stored'): string {
  const [, letters = '', noughts = '', number = ''] = (by === 'typed' ? TYPED : STORED).exec(folded) ?? [];
  return letters === '' ? '' : letters + noughts + number;
}

/** Whether a folded text is a code that begins as typed: R-0020 is on the way to R-002063. */
export const beginsAs = (folded: string, typed: string): boolean =>
  typed !== '' && wholeCodeOf(folded, 'stored').startsWith(typed);

/** Whether a folded text is the code that was typed, with its letters or by its number alone. */
export function isCode(folded: string, typed: string): boolean {
  const stored = codeOf(folded, 'stored');
  return stored !== '' && typed !== '' && (stored === typed || stored.replace(/^[a-z]+/, '') === typed);
}

/** What a code is looked for by in indexed texts: whole, so that 16 is not found in 161. */
export const markedCode = (code: string): string => `${MARK}${code}${MARK}`;

/** What a code is looked for by in indexed texts while it is being typed. @param whole by `wholeCodeOf` */
export const begunCode = (whole: string): string => BEGIN + whole;

/** What is indexed beside a folded text that is a code; '' for others. */
export function codesIn(folded: string): string {
  const code = codeOf(folded, 'stored');
  if (code === '') return '';
  return markedCode(code) + markedCode(code.replace(/^[a-z]+/, '')) + begunCode(wholeCodeOf(folded, 'stored'));
}
