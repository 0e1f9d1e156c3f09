/** Letters without a Unicode decomposition. `ı` is the Turkish dotless i. */
const FOLDED: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
// oxlint-disable-next-line no-control-regex -- all of ASCII, on purpose
const ASCII = /^[\x00-\x7f]*$/;

/**
 * A text in its search form: without marks and case, {I, İ, ı, i} all `i` (R15), so that `istanbul` finds `İSTANBUL`
 * and `ısparta` finds `ISPARTA`. Independent of the machine's language. Not for display, and not for ids or codes.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßæœøłđðþ]/g, (letter) => FOLDED[letter] ?? letter);
}
