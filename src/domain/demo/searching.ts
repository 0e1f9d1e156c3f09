import { fold } from '../text/fold.ts';

/** Whether any of the texts contains what was typed; case and accents make no difference, `ı` and `i` neither (R15). */
export function textFilter(q: string): (texts: readonly (string | number)[]) => boolean {
  const needle = fold(q).trim();
  return (texts) => needle === '' || texts.some((text) => fold(String(text)).includes(needle));
}

/** Whether a row has the wanted texts, whatever their case; what is not asked for does not filter. */
export function sameTexts<Key extends string>(wanted: { readonly [Name in Key]: string | undefined }): (row: {
  readonly [Name in Key]: string;
}) => boolean {
  const keys = Object.keys(wanted) as Key[];
  const tests = keys.map((key) => [key, sameText(wanted[key])] as const);
  return (row) => tests.every(([key, isSame]) => isSame(row[key]));
}

/** Whether a text is the wanted one, whatever its case; everything is when nothing is wanted. */
export function sameText(wanted: string | undefined): (text: string) => boolean {
  const needle = fold(wanted ?? '').trim();
  return (text) => needle === '' || fold(text) === needle;
}
