import { isUtf8 } from 'node:buffer';
import { MAX_IMPORTED_BYTES } from '../../src/config/import-limits.ts';
import { harmlessText } from '../../src/domain/text/csv.ts';
import type { SheetLine } from '../../src/wire/workbooks.ts';
import type { Route, SignedCall } from '../accounts/call.ts';
import { collectBytes, tooLargeAndOver } from '../http/body.ts';
import { API_HEADERS } from '../http/headers.ts';
import { malformed, unsupportedType } from '../http/http-error.ts';
import { ClientGone, pacedWrite } from '../http/paced-write.ts';
import { XLSX_TYPE, writeXlsx } from '../records/export/xlsx.ts';
import { createPlaces } from '../records/files/upload-places.ts';
import { createSlices } from '../store/slices.ts';

/** One row per line, so a long table can be read in slices. */
const TYPE = /^application\/x-ndjson\s*(?:;|$)/i;
/** The maximum of a workbook. */
const MAX_COLUMNS = 16_384;
const MAX_FROZEN = 20;

const isCell = (cell: unknown): cell is SheetLine[number] =>
  cell === null || typeof cell === 'string' || (typeof cell === 'number' && Number.isFinite(cell));
const isLine = (line: unknown): line is SheetLine =>
  Array.isArray(line) && line.length <= MAX_COLUMNS && line.every(isCell);

/** @throws HttpError 400 naming the line */
function lineOf(text: string, number: number): SheetLine {
  try {
    const line: unknown = JSON.parse(text);
    if (isLine(line)) return line;
  } catch {
    // Invalid JSON is no line either.
  }
  throw malformed(`Line ${number} is no array of texts, numbers and null.`);
}

/** @throws HttpError 400, 413, 415 */
async function receiveLines({ request }: SignedCall): Promise<SheetLine[]> {
  const bytes = await collectBytes(request, MAX_IMPORTED_BYTES, tooLargeAndOver);
  if (!TYPE.test(request.headers['content-type'] ?? '')) throw unsupportedType();
  if (!isUtf8(bytes)) throw malformed('The body is not UTF-8.');
  const { pause } = createSlices();
  const lines: SheetLine[] = [];
  for (const text of bytes.toString('utf8').split('\n')) {
    if (text !== '') lines.push(lineOf(text, lines.length + 1));
    const waited = pause();
    if (waited) await waited;
  }
  if (lines.length === 0) throw malformed('The table has no head.');
  return lines;
}

/** @throws HttpError 400 */
function frozenColumns({ search }: SignedCall): number {
  const text = search.get('frozen') ?? '0';
  if (!/^\d{1,2}$/.test(text) || Number(text) > MAX_FROZEN) {
    throw malformed(`"frozen" is a number from 0 to ${MAX_FROZEN}.`);
  }
  return Number(text);
}

async function* inTurns(lines: readonly SheetLine[]): AsyncGenerator<SheetLine> {
  const { pause } = createSlices();
  for (const line of lines) {
    const waited = pause();
    if (waited) await waited;
    yield line;
  }
}

/** Files made of tables that a screen has composed; stored data are neither read nor written. */
export function workbookRoutes(): readonly Route[] {
  const places = createPlaces();
  return [
    {
      method: 'POST',
      path: '/api/workbooks',
      access: { subject: 'Workbook', action: 'write' },
      handle: async (call: SignedCall) => {
        const { caller, response } = call;
        const frozen = frozenColumns(call);
        const giveBack = places.take(caller);
        try {
          const [head = [], ...rows] = await receiveLines(call);
          response.writeHead(200, { ...API_HEADERS, 'Content-Type': XLSX_TYPE });
          const names = head.map((cell) => harmlessText(String(cell ?? '')));
          await writeXlsx(pacedWrite(response), { name: '', head: names, rows: inTurns(rows), frozen });
          response.end();
        } catch (error) {
          if (response.headersSent) response.destroy();
          if (!(error instanceof ClientGone)) throw error;
        } finally {
          giveBack();
        }
        return undefined;
      },
    },
  ];
}
