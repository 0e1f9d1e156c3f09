/**
 * Parses a spreadsheet's clipboard text: tabs between cells, line breaks between rows, quotes around cells that contain
 * either. The final line break belongs to the last row.
 */
export function readTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const source = text.replace(/\r\n?/gu, '\n').replace(/\n$/u, '');
  for (let index = 0; index < source.length; index += 1) {
    const letter = source[index] ?? '';
    if (isQuoted) {
      if (letter === '"' && source[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else if (letter === '"') isQuoted = false;
      else cell += letter;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === '\t') {
      row.push(cell);
      cell = '';
    } else if (letter === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += letter;
  }
  rows.push([...row, cell]);
  return rows;
}

/** The reverse. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

const quoted = (cell: string): string => (/["\t\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
