/** Letters without a Unicode decomposition, as banks write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  '&': '+',
  '’': "'",
  '–': '-',
  '—': '-',
  '·': '-',
};

/**
 * A text in the characters every SEPA bank accepts: Latin letters without marks, digits, spaces and `/-?:().,'+`.
 * Others become a space. No slash at either end, nor two in a row.
 */
export function sepaText(text: string, most: number): string {
  return text
    .replace(/[^\x20-\x7e]|&/gu, (sign) => LETTERS[sign] ?? sign)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, ' ')
    .replace(/\/{2,}/gu, '/')
    .replace(/ +/gu, ' ')
    .replace(/^[ /]+|[ /]+$/gu, '')
    .slice(0, most)
    .replace(/[ /]+$/u, '');
}
