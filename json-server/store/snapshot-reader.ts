import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { visit } from 'jsonc-parser';
import type { Json, Row } from '../../src/config/types.ts';
import type { ArchiveHeader } from './archive.ts';
import { checksumText } from './checksum.ts';
import { StoreFileError } from './store-file-error.ts';

/** Raised when a file of this version could no longer be read by the version before. */
export const FORMAT = 2;
/** Read as well: without an archive. */
const OLD_FORMAT = 1;
/** The member of the file that describes it; no collection can have this name. */
export const HEADER = '$konak';

const BATCH = 1 << 20; // bytes of rows parsed at a time: large enough to be fast, small enough to be garbage soon
const LINE_FEED = 10;
const COMMA = 44;

export type Snapshot = {
  /** The last transaction it contains. */
  readonly seq: number;
  /** What of the archive belongs to it. */
  readonly archives: ArchiveHeader;
  readonly collections: ReadonlyMap<string, readonly Row[]>;
};

/** Reads a file in db.json shape, with or without our header. @throws StoreFileError */
export function readSnapshot({ path, bytes, hint }: { path: string; bytes: Buffer; hint: string }): Snapshot {
  const fail = (problem: string, line?: number): never => {
    throw new StoreFileError({ path, problem, hint, ...(line === undefined ? {} : { line }) });
  };
  if (bytes.length === 0) return fail('the file is empty (0 bytes)');
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return fail('the file begins with a byte order mark; save it without', 1);
  if (bytes.subarray(0, 4).includes(0) || (bytes[0] ?? 0) >= 0xfe) return fail('the file is not UTF-8 (UTF-16?)', 1);
  if (!isUtf8(bytes)) return fail('the file is not UTF-8');

  const content = readLines(bytes) ?? readWhole(bytes, fail);
  const header = content.get(HEADER);
  const {
    format,
    seq = 0,
    archives = {},
    crc32: sum,
  } = isObject(header) ? header : { format: header === undefined ? FORMAT : 0 };
  if (format !== FORMAT && format !== OLD_FORMAT) {
    const isNewer = typeof format === 'number' && format > FORMAT;
    return fail(`format ${JSON.stringify(format ?? null)} is ${isNewer ? 'newer than' : 'not'} what is read here`, 1);
  }
  if (!isCount(seq) || !isObject(archives)) return fail(`the header ${HEADER} is damaged`, 1);
  if (sum !== undefined && sum !== checksumOf(bytes, { seq, archives })) {
    return fail(`the file is not as it was written (edited by hand? then take "crc32" out of its first line)`);
  }
  const collections = new Map<string, readonly Row[]>();
  for (const [name, rows] of content) {
    if (name === HEADER) continue;
    if (!Array.isArray(rows)) return fail(`"${name}" is not a list of records`);
    const bad = rows.findIndex((row: Json) => !isRow(row));
    if (bad !== -1) return fail(`record ${bad + 1} of "${name}" has no text id`, lineOf(bytes, name, bad));
    collections.set(name, rows as Row[]);
  }
  // Its shape is vouched for by the checksum.
  return { seq, archives: archives as ArchiveHeader, collections };
}

/** Where the checksum of a snapshot begins: what its header names. */
export const headerChecksum = ({ seq, archives }: { seq: number; archives: object }): number =>
  crc32(JSON.stringify([seq, archives]));

/** Of what the header names, and of all that follows it in our layout. */
function checksumOf(bytes: Buffer, header: { seq: number; archives: object }): string {
  const firstEnd = bytes.indexOf(LINE_FEED);
  // The comma belongs to what follows.
  const from = bytes[firstEnd - 1] === COMMA ? firstEnd - 1 : firstEnd;
  return checksumText(crc32(bytes.subarray(from), headerChecksum(header)));
}

/** Reads the layout that `writeSnapshot` makes, one record a line; undefined when the file is laid out otherwise. */
function readLines(bytes: Buffer): Map<string, Json> | undefined {
  const content = new Map<string, Json>();
  const firstEnd = bytes.indexOf(LINE_FEED);
  const first = bytes.toString('utf8', 0, firstEnd);
  if (firstEnd === -1 || !first.startsWith(`{"${HEADER}":{`)) return undefined;
  try {
    content.set(HEADER, (JSON.parse(first.replace(/,?$/, '}')) as { [HEADER]: Json })[HEADER]);
    let at = firstEnd + 1;
    while (bytes[at] === 0x22) {
      const nameEnd = bytes.indexOf(LINE_FEED, at);
      const opening = bytes.toString('utf8', at, nameEnd);
      const end = bytes.indexOf('\n]', nameEnd);
      if (nameEnd === -1 || end === -1 || !opening.endsWith(':[')) return undefined;
      const name = JSON.parse(opening.slice(0, -2)) as string;
      if (content.has(name)) return undefined;
      content.set(name, parseRows(bytes, { from: nameEnd + 1, end }));
      at = end + 2 + (bytes[end + 2] === 0x2c ? 1 : 0) + 1;
    }
    return bytes.toString('utf8', at).trim() === '}' ? content : undefined;
  } catch {
    return undefined; // read as a whole, it yields the place of the mistake
  }
}

function parseRows(bytes: Buffer, { from, end }: { from: number; end: number }): Json[] {
  const rows: Json[] = [];
  for (let at = from; at < end;) {
    const lineEnd = at + BATCH >= end ? end : bytes.indexOf(LINE_FEED, at + BATCH);
    const isLast = lineEnd === -1 || lineEnd >= end;
    const text = bytes.toString('utf8', at, isLast ? end : lineEnd - 1); // without the comma
    for (const row of JSON.parse(`[${text}]`) as Json[]) rows.push(row);
    at = isLast ? end : lineEnd + 1;
  }
  return rows;
}

function readWhole(bytes: Buffer, fail: (problem: string, line?: number) => never): Map<string, Json> {
  const text = bytes.toString('utf8');
  let content: Json;
  try {
    content = JSON.parse(text) as Json;
  } catch (error) {
    return fail(`not JSON: ${error instanceof Error ? error.message : ''}`, lineOfMistake(text));
  }
  if (!isObject(content)) return fail(`expected an object of collections, found ${nameOf(content)}`, 1);
  return new Map(Object.entries(content));
}

/** The line on which a text stops being JSON. JSON.parse does not always tell. */
function lineOfMistake(text: string): number {
  let mistake = text.length;
  visit(text, { onError: (_code, offset) => void (mistake = Math.min(mistake, offset)) }, { disallowComments: true });
  return countLines(text.slice(0, mistake));
}

/** The line of the `index`-th record of a collection in our layout; undefined in any other. */
function lineOf(bytes: Buffer, name: string, index: number): number | undefined {
  const start = bytes.indexOf(`\n"${name}":[\n`);
  return start === -1 ? undefined : countLines(bytes.toString('utf8', 0, start + 1)) + 1 + index;
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRow(value: Json): value is Row {
  return isObject(value) && typeof value['id'] === 'string' && value['id'] !== '';
}

function isCount(value: Json): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function nameOf(value: Json): string {
  return value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
