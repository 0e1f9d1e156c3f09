import { pickText } from '../../../src/config/texts.ts';
import { type Language, LANGUAGES, type Resource, type Row } from '../../../src/config/types.ts';
import { CSV_BOM, csvLine } from '../../../src/domain/text/csv.ts';
import { invalid, malformed } from '../../http/http-error.ts';
import type { ResourceCall } from '../../accounts/resource-call.ts';
import { API_HEADERS } from '../../http/headers.ts';
import { ClientGone, pacedWrite } from '../../http/paced-write.ts';
import type { Context } from '../context.ts';
import { listRows } from '../list.ts';
import { fromOthersOf } from '../from-others.ts';
import { projectionOf, readRefsOf, shownOf } from '../projection.ts';
import { createSlices } from '../../store/slices.ts';
import type { Records } from '../records.ts';
import { acceptedLanguage } from '../../../src/config/catalogues.ts';
import type { ExportCell } from './cells.ts';
import { columnsNamed, type ExportColumn, exportColumns, type Shown } from './columns.ts';
import { writeXlsx, XLSX_TYPE } from './xlsx.ts';
import type { Write } from './zip.ts';

export type ExportFormat = 'csv' | 'xlsx';
const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
};
/** Rows of a workbook; more open slowly or not at all. CSV has no limit. */
const MAX_XLSX_ROWS = 200_000;
/** Characters gathered before they are sent. */
const PIECE = 32_768;

/** The rows of a file, and their format. */
export type ExportQuestion = {
  readonly language: Language;
  readonly separator: ',' | ';';
  readonly columns: readonly string[] | undefined;
  /** The list's own question. */
  readonly search: string;
};

/** The data a file download needs from its call. */
export type ExportCall = Pick<ResourceCall, 'request' | 'response' | 'snapshot' | 'caller' | 'resource'>;

/** `GET /<path>/export.csv|xlsx`: every record of the list, as the caller may see it. */
export const exportList = (call: ResourceCall, records: Records, format: ExportFormat): Promise<undefined> =>
  sendExport(call, records, { ...readAsked(call), format });

/**
 * Sends a file. The rows are collected at one moment; their texts are made and sent in slices, so other calls are
 * answered in between and only one piece is in memory.
 */
export async function sendExport(
  call: ExportCall,
  records: Records,
  { format, ...asked }: ExportQuestion & { readonly format: ExportFormat },
): Promise<undefined> {
  const { snapshot, caller, resource, request, response } = call;
  const context: Context = records.of({ snapshot, caller });
  const { readable } = snapshot.rightsOf({ role: caller.role, resource });
  const all = exportColumns({ context, resource, language: asked.language, readable });
  const columns = asked.columns === undefined ? all : chosen(all, asked.columns);
  const rows = listRows(context, resource, asked.search);
  if (format === 'xlsx' && rows.length > MAX_XLSX_ROWS) {
    throw invalid([{ field: 'format', key: 'export.tooManyRows', params: { most: MAX_XLSX_ROWS } }]);
  }
  const name = `${resource.name}-${caller.values.today}.${format}`;
  response.writeHead(200, {
    ...API_HEADERS,
    'Content-Type': TYPES[format],
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Total-Count': rows.length,
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const write: Write = pacedWrite(response);
  const sheet = { name: pickText(resource.label, asked.language), head: columns.map(({ head }) => head) };
  const cells = cellsOf({ context, resource, columns, rows });
  try {
    if (format === 'xlsx') await writeXlsx(write, { ...sheet, rows: cells });
    else await writeCsv(write, { head: sheet.head, rows: cells, separator: asked.separator });
    response.end();
  } catch (error) {
    // The headers are sent, so cutting the answer short is the only way left to signal the failure.
    response.destroy();
    if (!(error instanceof ClientGone)) throw error;
  }
}

/** Parameters of the export itself; if the resource has a field of that name, it is a filter, as in the list. */
function readAsked({ request, resource }: ResourceCall): ExportQuestion {
  const mark = request.url.indexOf('?');
  const search = new URLSearchParams(mark === -1 ? '' : request.url.slice(mark + 1));
  const take = (name: string): string | undefined => {
    if (Object.hasOwn(resource.fields, name) || !search.has(name)) return undefined;
    if (search.getAll(name).length > 1) throw malformed(`"${name}" stands there twice.`);
    const value = search.get(name) ?? '';
    search.delete(name);
    return value;
  };
  const named = take('language');
  const language = LANGUAGES.find((one) => one === named);
  if (named !== undefined && language === undefined)
    throw malformed(`"language" must be one of ${LANGUAGES.join(', ')}.`);
  const separator = take('separator');
  if (separator !== undefined && separator !== 'comma' && separator !== 'semicolon') {
    throw malformed('"separator" must be one of comma, semicolon.');
  }
  const columns = take('columns')?.split(',');
  const spoken = language ?? acceptedLanguage(request.headers['accept-language']);
  // The separator depends on the decimal comma of Turkish spreadsheets.
  const usual = spoken === 'tr' ? ';' : ',';
  return {
    language: spoken,
    separator: separator === undefined ? usual : separator === 'comma' ? ',' : ';',
    columns,
    search: search.toString(),
  };
}

/** @throws HttpError 400 naming unknown columns; hidden fields count as unknown (S16) */
function chosen(all: readonly ExportColumn[], names: readonly string[]): ExportColumn[] {
  return names.flatMap((name) => {
    const found = columnsNamed(all, name);
    if (found.length === 0) throw malformed(`"${name.slice(0, 40)}" is no column here.`);
    return found;
  });
}

/** Makes a function that reads the values of these columns from a record. */
export function shownValuesIn(
  context: Context,
  resource: Resource,
  columns: readonly Pick<ExportColumn, 'key'>[],
): (row: Row) => Shown {
  const projection = projectionOf(context, resource);
  // Only what a column shows is looked up: titles and next dates come from other records.
  const asked = new Set(columns.map(({ key }) => key.split('.')[0] ?? key));
  const next = projection.next.filter(({ name }) => asked.has(name));
  const refs = projection.refs.filter(({ field, within }) => asked.has((within ?? field).name));
  return (row) => {
    // Written into one object: copying an object with so many keys leaves a hidden class of its own outside the young
    // heap.
    const shown = shownOf(projection, row);
    if (next.length > 0) Object.assign(shown, fromOthersOf(context, resource, next, row));
    shown['_refs'] = readRefsOf(context, refs, row);
    return shown;
  };
}

async function* cellsOf({
  context,
  resource,
  columns,
  rows,
}: {
  readonly context: Context;
  readonly resource: Resource;
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly Row[];
}): AsyncGenerator<readonly ExportCell[]> {
  const shownIn = shownValuesIn(context, resource, columns);
  const slices = createSlices();
  for (const row of rows) {
    const pause = slices.pause();
    if (pause) await pause;
    const shown = shownIn(row);
    yield columns.map(({ cell }) => cell(shown));
  }
}

async function writeCsv(
  write: Write,
  sheet: {
    readonly head: readonly string[];
    readonly rows: AsyncIterable<readonly ExportCell[]>;
    readonly separator: ',' | ';';
  },
): Promise<void> {
  let text = CSV_BOM + csvLine(sheet.head, sheet.separator);
  for await (const cells of sheet.rows) {
    const plain = cells.map((cell) => (typeof cell === 'object' && cell !== null ? cell.decimal : cell));
    text += csvLine(plain, sheet.separator);
    if (text.length < PIECE) continue;
    await write(Buffer.from(text));
    text = '';
  }
  await write(Buffer.from(text));
}
