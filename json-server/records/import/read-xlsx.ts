import { MAX_IMPORTED_ROWS } from '../../../src/config/import-limits.ts';
import { readStyles, type Styles } from './styles.ts';
import { cellDate, exactDigits } from './sheet-number.ts';
import { type Pause, refuseFile, requireShort, type ImportSheet, type SheetCell, type SheetRow } from './sheet.ts';
import { openZip, type ReadPart } from './unzip.ts';
import { eachTag } from './xml.ts';

/** Maximum shared texts; a file with more texts than possible cells is no table. */
const MAX_TEXTS = 200_000;

/**
 * Reads the first sheet of a workbook as rows. Formulas count by their stored result; nothing is calculated, and
 * nothing outside the file is read.
 * @throws HttpError 422 if it is no workbook, or larger than a table may be
 */
export async function readXlsxFile(bytes: Buffer, pause: Pause, mostColumns: number): Promise<ImportSheet> {
  const read = openZip(bytes);
  const book = await read('xl/workbook.xml');
  if (book === undefined) throw refuseFile('unreadable');
  const { sheet, isFrom1904 } = await firstSheet(book, read, pause);
  const styles = await readStyles((await read('xl/styles.xml')) ?? '', pause);
  const texts = await sharedTexts((await read('xl/sharedStrings.xml')) ?? '', pause);
  const rows = await rowsOf(sheet, { styles, texts, isFrom1904, mostColumns }, pause);
  return { format: 'xlsx', rows };
}

async function firstSheet(book: string, read: ReadPart, pause: Pause) {
  let id: string | undefined;
  let isFrom1904 = false;
  await eachTag(book, pause, (tag) => {
    if (tag.name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(tag.attribute('date1904') ?? '');
    if (tag.name === 'sheet' && tag.attribute('state') === undefined)
      id ??= tag.attribute('r:id') ?? tag.attribute('id');
    return undefined;
  });
  let target: string | undefined;
  await eachTag((await read('xl/_rels/workbook.xml.rels')) ?? '', pause, (tag) => {
    if (tag.name === 'Relationship' && tag.attribute('Id') === id && tag.attribute('TargetMode') !== 'External') {
      target = tag.attribute('Target');
    }
    return undefined;
  });
  const path = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? ''}`;
  const sheet = target === undefined ? undefined : await read(path);
  if (sheet === undefined) throw refuseFile('unreadable');
  return { sheet, isFrom1904 };
}

async function sharedTexts(xml: string, pause: Pause): Promise<readonly string[]> {
  const texts: string[] = [];
  let text = '';
  let isAside = false;
  await eachTag(xml, pause, ({ name, kind, ...tag }) => {
    if (name === 'si') {
      if (kind === 'open') text = '';
      else texts.push(text);
      if (texts.length > MAX_TEXTS) throw refuseFile('unpacked');
    } else if (name === 'rPh') isAside = kind === 'open';
    else if (name === 't' && kind === 'open' && !isAside) text += tag.text();
    return undefined;
  });
  return texts;
}

type Reading = {
  readonly styles: Styles;
  readonly texts: readonly string[];
  readonly isFrom1904: boolean;
  readonly mostColumns: number;
};
type Raw = { readonly column: number; readonly type: string; readonly style: number; text: string };

async function rowsOf(xml: string, reading: Reading, pause: Pause): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let number = 0;
  let cells: (SheetCell | undefined)[] = [];
  let raw: Raw | undefined;
  let next = 0;
  let isAside = false;
  await eachTag(xml, pause, ({ name, kind, ...tag }) => {
    if (name === 'row' && kind === 'open') {
      number = rowNumber(tag.attribute('r')) ?? number + 1;
      cells = [];
      next = 0;
    } else if (name === 'row' && kind === 'close') {
      if (!cells.some((cell) => cell !== undefined && cell.text.trim() !== '')) return undefined;
      if (rows.length > MAX_IMPORTED_ROWS) throw refuseFile('rows', { most: MAX_IMPORTED_ROWS });
      rows.push({ number, cells });
    } else if (name === 'c' && kind !== 'close') {
      const column = columnOf(tag.attribute('r')) ?? next;
      next = column + 1;
      raw =
        kind === 'open'
          ? { column, type: tag.attribute('t') ?? 'n', style: Number(tag.attribute('s') ?? 0), text: '' }
          : undefined;
    } else if (name === 'c' && raw) {
      const cell = cellOf(raw, reading);
      if (cell !== undefined) {
        if (raw.column >= reading.mostColumns) {
          throw refuseFile('wide', { row: number, columns: reading.mostColumns });
        }
        while (cells.length < raw.column) cells.push(undefined);
        cells[raw.column] = { ...cell, text: requireShort(cell.text, number) };
      }
      raw = undefined;
    } else if (name === 'rPh') isAside = kind === 'open';
    else if ((name === 'v' || name === 't') && kind === 'open' && raw && !isAside) raw.text += tag.text();
    return name === 'sheetData' && kind === 'close' ? 'stop' : undefined;
  });
  return rows;
}

/** A row without its number is counted. */
const rowNumber = (said: string | undefined): number | undefined =>
  /^[1-9]\d{0,6}$/.test(said ?? '') ? Number(said) : undefined;

/** `AB12` → 27 */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place ?? '')?.[0];
  return letters === undefined
    ? undefined
    : Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Excel's notation for a carriage return. */
const RETURN = /_x000D_/g;

function cellOf({ type, style, text }: Raw, { styles, texts, isFrom1904 }: Reading): SheetCell | undefined {
  if (text === '') return undefined;
  if (type === 's') return textCell(texts[Number(text)] ?? '');
  if (type === 'b') return textCell(text === '1' ? 'true' : 'false');
  if (type === 'd') return { kind: 'date', text: text.slice(0, 19) };
  if (type !== 'n') return textCell(text);
  const digits = exactDigits(text);
  if (digits === undefined) return textCell(text);
  const shown = styles(style);
  const date = shown === 'date' ? cellDate(digits, isFrom1904) : undefined;
  if (date !== undefined) return { kind: 'date', text: date };
  return { kind: shown === 'percent' ? 'percent' : 'number', text: digits };
}

const textCell = (text: string): SheetCell | undefined =>
  text === '' ? undefined : { kind: 'text', text: text.replace(RETURN, '') };
