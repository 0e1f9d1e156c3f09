import { fold } from '../text/fold.ts';

/** Whether any of the texts contains the search text, ignoring case and accents, also `ı` and `i` (R15). */
export function textFilter(q: string): (texts: readonly (string | number)[]) => boolean {
  const needle = fold(q).trim();
  return (texts) => needle === '' || texts.some((text) => fold(String(text)).includes(needle));
}

/** Whether a row has the wanted texts, ignoring case; missing filters match everything. */
export function sameTexts<Key extends string>(wanted: { readonly [Name in Key]: string | undefined }): (row: {
  readonly [Name in Key]: string;
}) => boolean {
  const keys = Object.keys(wanted) as Key[];
  const tests = keys.map((key) => [key, sameText(wanted[key])] as const);
  return (row) => tests.every(([key, isSame]) => isSame(row[key]));
}

/** Whether a text equals the wanted one, ignoring case; without one, everything matches. */
export function sameText(wanted: string | undefined): (text: string) => boolean {
  const needle = fold(wanted ?? '').trim();
  return (text) => needle === '' || fold(text) === needle;
}
