import { harmlessText } from '../../../src/domain/text/csv.ts';
import { escapeMarkup } from '../../../src/domain/text/escape.ts';
import type { ExportCell } from './cells.ts';
import { createZip, type Write } from './zip.ts';

/** Characters in a cell; Excel calls a file with longer ones broken. */
const LONGEST = 32_767;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
/** Media type of a workbook. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const OFFICE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** One sheet of a workbook; its rows follow the header. */
export type WorkbookSheet = {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: AsyncIterable<readonly ExportCell[]> | Iterable<readonly ExportCell[]>;
  readonly isHidden?: true;
  /** Widths of its columns, in characters. */
  readonly widths?: readonly number[];
  /** Columns that stay visible, besides the header row. */
  readonly frozen?: number;
  /** XML after the cells: the values each column accepts. */
  readonly after?: string;
};

/** The parts around the sheets: the same in every workbook but for their names. */
const parts = (sheets: readonly WorkbookSheet[]): readonly (readonly [string, string])[] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${OFFICE}.sheet.main+xml"/>` +
      each(
        sheets,
        (at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${OFFICE}.worksheet+xml"/>`,
      ) +
      `<Override PartName="/xl/styles.xml" ContentType="${OFFICE}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
      each(sheets, (at, { name, isHidden }) => {
        const state = isHidden ? ' state="hidden"' : '';
        return `<sheet name="${xmlText(sheetName(name))}" sheetId="${at}"${state} r:id="rId${at}"/>`;
      }) +
      '</sheets></workbook>',
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">` +
      each(sheets, (at) => {
        const target = `worksheets/sheet${at}.xml`;
        return `<Relationship Id="rId${at}" Type="${RELATIONS}/worksheet" Target="${target}"/>`;
      }) +
      `<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
      '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
      '<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
  ],
];
/** Positions in `cellXfs`. */
const BOLD = 1;
const AMOUNT = 2;

const each = (sheets: readonly WorkbookSheet[], text: (at: number, sheet: WorkbookSheet) => string): string =>
  sheets.map((sheet, index) => text(index + 1, sheet)).join('');

/** A workbook, written as its rows arrive. */
export async function writeXlsx(write: Write, ...sheets: readonly WorkbookSheet[]): Promise<void> {
  const zip = createZip(write);
  for (const [name, text] of parts(sheets)) await zip.add(name, [HEAD + text]);
  for (const [index, sheet] of sheets.entries()) {
    await zip.add(`xl/worksheets/sheet${index + 1}.xml`, sheetPieces(sheet));
  }
  await zip.end();
}

/** Rows are passed on in pieces: one at a time would cost more than the rows themselves. */
const PIECE = 16_384; // characters

async function* sheetPieces({
  head,
  rows,
  widths = [],
  frozen = 0,
  after = '',
}: WorkbookSheet): AsyncGenerator<string> {
  const names = head.map((name, column) => textCell(`${columnName(column)}1`, name, ` s="${BOLD}"`));
  let text =
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    `${paneXml(frozen)}</sheetView></sheetViews>` +
    colsXml(widths) +
    `<sheetData><row r="1">${names.join('')}</row>`;
  let number = 1;
  const letters = head.map((_, column) => columnName(column));
  for await (const cells of rows) {
    number += 1;
    text += `<row r="${number}">`;
    cells.forEach((cell, column) => {
      text += cellText(`${letters[column] ?? columnName(column)}${number}`, cell);
    });
    text += '</row>';
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  yield `${text}</sheetData>${after}</worksheet>`;
}

const paneXml = (frozen: number): string =>
  frozen === 0
    ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
    : `<pane xSplit="${frozen}" ySplit="1" topLeftCell="${columnName(frozen)}2" activePane="bottomRight" state="frozen"/>`;

function colsXml(widths: readonly number[]): string {
  if (widths.length === 0) return '';
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  return `<cols>${cols.join('')}</cols>`;
}

function cellText(at: string, cell: ExportCell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}" s="${AMOUNT}"><v>${cell.decimal}</v></c>`;
  return textCell(at, harmlessText(cell), '');
}

const textCell = (at: string, text: string, style: string): string =>
  `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, LONGEST))}</t></is></c>`;

/** XML allows hardly any control characters. */
const NO_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

export const xmlText = (text: string): string => escapeMarkup(text.replace(NO_XML, ''));

/** 0 → A, 26 → AA */
export function columnName(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnName(Math.floor(index / 26) - 1) + rest;
}

/** At most 31 characters, without those with a meaning in references to sheets. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31) || 'Konak';
