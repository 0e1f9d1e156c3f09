/** Letters that no decomposition takes apart, as banks write them. */
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
 * A text in the signs that every SEPA bank takes: Latin letters without marks, digits, spaces and `/-?:().,'+`. Others
 * become a space. It neither begins nor ends with a slash, nor has two of them together.
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
