/**
 * Rows and cells of what a spreadsheet puts on the clipboard: tabs between cells, lines between rows, quotes around
 * cells that hold either. The line break at the end belongs to the last row.
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

/** The same the other way round. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n');

const quoted = (cell: string): string => (/["\t\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
