/** What a spreadsheet would begin to work out, also after spaces and in full width. */
const FORMULA = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/** S13: a text that a spreadsheet would run as a formula gets an apostrophe, so that it stays a text. */
export const harmlessText = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

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
