import { harmlessText } from '../../src/domain/text/csv.ts';
import type { Cell } from './cells.ts';
import { createZip, type Write } from './zip.ts';

/** Characters in a cell; Excel calls a file with more broken. */
const LONGEST = 32_767;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts around the sheet: the same in every workbook but for the sheet's name. */
const parts = (name: string): readonly (readonly [string, string])[] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${OFFICE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${OFFICE}.worksheet+xml"/>` +
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
      `<sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
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
const [BOLD, AMOUNT] = [1, 2];

/** One sheet as a workbook, written while its rows come. */
export async function writeXlsx(
  write: Write,
  sheet: { readonly name: string; readonly head: readonly string[]; readonly rows: AsyncIterable<readonly Cell[]> },
): Promise<void> {
  const zip = createZip(write);
  for (const [name, text] of parts(sheet.name)) await zip.add(name, [HEAD + text]);
  await zip.add('xl/worksheets/sheet1.xml', sheetPieces(sheet.head, sheet.rows));
  await zip.end();
}

/** Rows are handed on in pieces: one at a time would cost more than the rows. */
const PIECE = 16_384; // characters

async function* sheetPieces(head: readonly string[], rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<string> {
  const names = head.map((name, column) => textCell(`${columnName(column)}1`, name, ` s="${BOLD}"`));
  let text =
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
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
  yield `${text}</sheetData></worksheet>`;
}

function cellText(at: string, cell: Cell): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}" s="${AMOUNT}"><v>${cell.decimal}</v></c>`;
  return textCell(at, harmlessText(cell), '');
}

const textCell = (at: string, text: string, style: string): string =>
  `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST))}</t></is></c>`;

/** XML has no place for most control characters. */
const NO_XML = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

function escaped(text: string): string {
  const clean = text.replace(NO_XML, '');
  return /[&<>"]/.test(clean)
    ? clean.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : clean;
}

/** 0 → A, 26 → AA */
function columnName(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnName(Math.floor(index / 26) - 1) + rest;
}

/** At most 31 characters, without those that a reference to a sheet gives a meaning. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31) || 'Konak';
