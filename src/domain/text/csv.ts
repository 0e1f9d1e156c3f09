/** Texts that a spreadsheet would evaluate, also after spaces and in full width. */
const FORMULA = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** S13: a text that a spreadsheet would run as a formula gets an apostrophe, so it stays a text. */
export const harmlessText = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

/** Removes such an apostrophe; other texts stay unchanged. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && harmlessText(text.slice(1)) === text ? text.slice(1) : text;

/** One line of a CSV file (RFC 4180, CRLF). */
export function csvLine(cells: readonly (string | number | null)[], separator: ',' | ';'): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
}

function csvCell(cell: string | number | null, separator: string): string {
  if (cell === null) return '';
  const plain = String(cell);
  const text = typeof cell === 'number' ? plain : harmlessText(plain);
  const needsQuotes = text !== plain || /["\r\n]|^\s|\s$/.test(text) || text.includes(separator);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_BOM = '\ufeff';

export type Separator = ',' | ';' | '\t';
/** A cell up to its end. Sticky, so each is read once. */
const PLAIN: Readonly<Record<Separator, () => RegExp>> = {
  ',': () => /[^,\r\n]*/y,
  ';': () => /[^;\r\n]*/y,
  '\t': () => /[^\t\r\n]*/y,
};
/** Excel declares the separator in its own line. */
const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/;

/** The separator of cells: the most frequent one in the first line, unless declared. */
export function separatorOf(text: string): Separator {
  const [, given] = SEPARATOR_LINE.exec(text) ?? [];
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const signs: Separator[] = [',', ';', '\t'];
  const [most = ','] = [...signs].sort((a, b) => head.split(b).length - head.split(a).length);
  return signs.find((one) => one === given) ?? most;
}

/** A file with rows or cells longer than any real one. */
export class CsvTooLong extends RangeError {}

/**
 * The rows of a CSV file, one at a time; Excel's line `sep=;` is skipped. An unclosed quote takes the rest.
 * @throws CsvTooLong beyond a number of cells per row or characters per quoted cell
 */
export function* csvRows(
  text: string,
  { separator = separatorOf(text), mostCells = Infinity, mostCharacters = Infinity } = {},
): Generator<string[]> {
  const plain = PLAIN[separator]();
  let at = SEPARATOR_LINE.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const cells: string[] = [];
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        const quoted = quotedCell(text, at + 1, mostCharacters);
        ({ cell } = quoted);
        at = quoted.end;
      }
      plain.lastIndex = at;
      cell += plain.exec(text)?.[0] ?? '';
      at = plain.lastIndex;
      cells.push(cell);
      if (cells.length > mostCells) throw new CsvTooLong();
      if (text[at] !== separator) break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    yield cells;
  }
}

function quotedCell(text: string, from: number, most: number): { readonly cell: string; readonly end: number } {
  let cell = '';
  for (let at = from; ;) {
    const quote = text.indexOf('"', at);
    const end = quote === -1 ? text.length : quote;
    cell += text.slice(at, end);
    if (cell.length > most) throw new CsvTooLong();
    if (quote === -1 || text[quote + 1] !== '"') {
      return { cell: cell.replace(/\r\n?/g, '\n'), end: Math.min(end + 1, text.length) };
    }
    cell += '"';
    at = quote + 2;
  }
}
