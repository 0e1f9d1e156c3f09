import { codesIn } from '../domain/text/code.ts';
import { fold } from '../domain/text/fold.ts';
import { searchedText } from './searched-text.ts';
import type { Row } from './types.ts';

/** Separates the values of two keys; no search text contains it, so nothing matches across it. */
export const BORDER = '\u0000';

/** The searchable text of a row: its texts, folded, and its codes as people write them. */
export function haystackOf(row: Row, keys: readonly string[]): string {
  const text = fold(keys.map((key) => searchedText(row[key], BORDER)).join(BORDER));
  const codes = text.split(BORDER).map(codesIn).join('');
  return codes === '' ? text : `${text}${BORDER}${codes}`;
}
