import { isUtf8 } from 'node:buffer';
import { visit } from 'jsonc-parser';
import type { Json, Row } from '../../../src/config/types.ts';
import { StoreFileError } from '../store-file-error.ts';
import { crcOf, sumText } from './checksum.ts';

/** The newest format; the one before it has no archive. */
const FORMAT = 2;
/** The member of the file that describes it. */
const HEADER = '$konak';
const LINE_FEED = 10;

/** A snapshot's entry for one file of old rows: how much of it belongs to the snapshot. */
export type ColdHeader = {
  readonly n: number;
  readonly bytes: number;
  readonly entries: number;
  /** Tenants by the number used in the entries. */
  readonly partitions: readonly string[];
};

export type StoreSnapshot = {
  /** The last transaction it contains. */
  readonly seq: number;
  /** The files of each archived collection, oldest first. */
  readonly archives: { readonly [collection: string]: readonly ColdHeader[] };
  readonly collections: ReadonlyMap<string, readonly Row[]>;
};

/** Reads a file in db.json shape, with or without a header. @throws StoreFileError */
export function readSnapshot({ path, bytes, hint }: { path: string; bytes: Buffer; hint: string }): StoreSnapshot {
  const fail = (problem: string, line?: number): never => {
    throw new StoreFileError({ path, problem, hint, ...(line === undefined ? {} : { line }) });
  };
  if (bytes.length === 0) return fail('the file is empty (0 bytes)');
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return fail('the file begins with a byte order mark; save it without', 1);
  if (bytes.subarray(0, 4).includes(0) || (bytes[0] ?? 0) >= 0xfe) return fail('the file is not UTF-8 (UTF-16?)', 1);
  if (!isUtf8(bytes)) return fail('the file is not UTF-8');

  const content = readLines(bytes) ?? readWhole(bytes, fail);
  const header = content.get(HEADER);
  const known = isObject(header) ? header : { format: header === undefined ? FORMAT : 0 };
  const { format, seq = 0, archives = {}, crc32: sum } = known;
  if (format !== FORMAT && format !== FORMAT - 1) {
    const isNewer = typeof format === 'number' && format > FORMAT;
    return fail(`format ${JSON.stringify(format ?? null)} is ${isNewer ? 'newer than' : 'not'} what is read here`, 1);
  }
  const isCount = typeof seq === 'number' && Number.isSafeInteger(seq) && seq >= 0;
  if (!isCount || !isObject(archives)) return fail(`the header ${HEADER} is damaged`, 1);
  if (sum !== undefined && sum !== checksumOf(bytes, JSON.stringify([seq, archives]))) {
    return fail(`the file is not as it was written (edited by hand? then take "crc32" out of its first line)`);
  }
  const collections = new Map<string, readonly Row[]>();
  for (const [name, rows] of content) {
    if (name === HEADER) continue;
    if (!Array.isArray(rows)) return fail(`"${name}" is not a list of records`);
    const bad = rows.findIndex((row: Json) => !isRow(row));
    if (bad !== -1) return fail(`record ${bad + 1} of "${name}" has no text id`, lineOf(bytes, name, bad));
    collections.set(name, rows.filter(isRow));
  }
  // The checksum guarantees the shape of everything the header names.
  return { seq, archives: archives as StoreSnapshot['archives'], collections };
}

/** Checksum of the values in the header and of everything after it. */
function checksumOf(bytes: Buffer, header: string): string {
  const firstEnd = bytes.indexOf(LINE_FEED);
  // The comma belongs to the next part.
  return sumText(crcOf(bytes.subarray(bytes[firstEnd - 1] === 44 ? firstEnd - 1 : firstEnd), crcOf(header)));
}

/** Reads one record per line, because a file may be longer than the longest string; undefined for another layout. */
function readLines(bytes: Buffer): Map<string, Json> | undefined {
  const content = new Map<string, Json>();
  let rows: Json[] | undefined;
  let isOver = false;
  try {
    for (let at = 0; at < bytes.length;) {
      const end = bytes.indexOf(LINE_FEED, at);
      if (end === -1 || isOver) return undefined;
      const line = bytes.toString('utf8', at, bytes[end - 1] === 44 ? end - 1 : end);
      if (at === 0) content.set(HEADER, (JSON.parse(`${line}}`) as { [HEADER]: Json })[HEADER]);
      else if (line === ']') rows = undefined;
      else if (rows) rows.push(JSON.parse(line) as Json);
      else if (line === '}') isOver = true;
      else {
        const name = JSON.parse(line.slice(0, -2)) as string;
        if (!line.endsWith(':[') || content.has(name)) return undefined;
        content.set(name, (rows = []));
      }
      at = end + 1;
    }
    return isOver ? content : undefined;
  } catch {
    return undefined; // parsing it as a whole yields the position of the error
  }
}

function readWhole(bytes: Buffer, fail: (problem: string, line?: number) => never): Map<string, Json> {
  const text = bytes.toString('utf8');
  let content: Json;
  try {
    content = JSON.parse(text) as Json;
  } catch (error) {
    let mistake = text.length;
    visit(text, { onError: (_, offset) => void (mistake = Math.min(mistake, offset)) }, { disallowComments: true });
    return fail(`not JSON: ${error instanceof Error ? error.message : ''}`, countLines(text.slice(0, mistake)));
  }
  if (isObject(content)) return new Map(Object.entries(content));
  const found = content === null ? 'null' : Array.isArray(content) ? 'a list' : `a ${typeof content}`;
  return fail(`expected an object of collections, found ${found}`, 1);
}

/** The line of the `index`-th record of a collection, one record a line; undefined in any other layout. */
function lineOf(bytes: Buffer, name: string, index: number): number | undefined {
  const start = bytes.indexOf(`\n"${name}":[\n`);
  return start === -1 ? undefined : countLines(bytes.toString('utf8', 0, start + 1)) + 1 + index;
}

const countLines = (text: string): number => text.split('\n').length;

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isRow = (value: Json): value is Row => isObject(value) && typeof value['id'] === 'string' && value['id'] !== '';
