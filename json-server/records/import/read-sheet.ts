import { MAX_IMPORTED_BYTES } from '../../../src/config/import-limits.ts';
import type { IncomingMessage } from 'node:http';
import { collectBytes } from '../../http/body.ts';
import { readCsvFile } from './read-csv.ts';
import { readXlsxFile } from './read-xlsx.ts';
import { MAX_COLUMNS, type Pause, refuseFile, type ImportSheet } from './sheet.ts';

/** The types that browsers and programs send for such files; the first bytes decide which format it is. */
const TYPE =
  /^(?:text\/(?:csv|plain)|application\/(?:csv|octet-stream|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))$/;
const MEGABYTE = 1024 * 1024;
const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, index) => bytes[index] === byte);

/** The bytes of the file in a call. @throws HttpError 413, 415, 422 when it is empty */
export async function receiveSheet(request: IncomingMessage): Promise<Buffer> {
  const mb = MAX_IMPORTED_BYTES / MEGABYTE;
  const bytes = await collectBytes(request, MAX_IMPORTED_BYTES, () => refuseFile('large', { mb }, 413));
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  // Compressed bodies are not unpacked here.
  if (!TYPE.test(type) || (request.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw refuseFile('type', {}, 415);
  }
  if (bytes.length === 0) throw refuseFile('empty');
  return bytes;
}

/** @throws HttpError 422 when the file as a whole is unusable */
export async function readSheet(bytes: Buffer, pause: Pause, mostColumns = MAX_COLUMNS): Promise<ImportSheet> {
  // A workbook from before 2007, or one with a password.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw refuseFile('old');
  return startsWith(bytes, 0x50, 0x4b)
    ? readXlsxFile(bytes, pause, mostColumns)
    : readCsvFile(bytes, pause, mostColumns);
}
