import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { MAX_UNPACKED, refuseFile } from './sheet.ts';

/** Reads a file of the archive; undefined when it is missing. */
export type ReadPart = (name: string) => Promise<string | undefined>;

const inflate = promisify(inflateRaw);
const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record of the archive and its longest comment. */
const END_BYTES = 22 + 65_535;
/** A workbook has a few dozen parts. */
const MAX_PARTS = 2000;
const STORED = 0;
const DEFLATED = 8;

type Entry = { readonly method: number; readonly flags: number; readonly packed: number; readonly at: number };

/**
 * Opens a ZIP archive in memory. Counts the unpacked bytes as they come, whatever sizes the archive states, so a small
 * file cannot become a large one; unpacking runs in the background.
 * @throws HttpError 422 when it is damaged, encrypted or too large
 */
export function openZip(archive: Buffer): ReadPart {
  const entries = entriesOf(archive);
  let left = MAX_UNPACKED;
  return async (name) => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    const bytes = await unpack(packedBytes(archive, entry), entry, left);
    left -= bytes.length;
    if (left < 0) throw refuseFile('unpacked');
    return new TextDecoder('utf-8').decode(bytes);
  };
}

function entriesOf(archive: Buffer): ReadonlyMap<string, Entry> {
  const end = archive.subarray(Math.max(0, archive.length - END_BYTES)).lastIndexOf(END);
  const found = new Map<string, Entry>();
  try {
    if (end === -1) throw new RangeError('no end');
    const record = archive.subarray(Math.max(0, archive.length - END_BYTES) + end);
    const count = record.readUInt16LE(10);
    let at = record.readUInt32LE(16);
    if (count > MAX_PARTS) throw refuseFile('unpacked');
    for (let index = 0; index < count; index += 1) {
      if (archive.readUInt32LE(at) !== ENTRY) throw new RangeError('no entry');
      const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
      const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
      const entry = {
        flags: archive.readUInt16LE(at + 8),
        method: archive.readUInt16LE(at + 10),
        packed: archive.readUInt32LE(at + 20),
        at: archive.readUInt32LE(at + 42),
      };
      if (!found.has(name)) found.set(name, entry);
      at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    }
  } catch (error) {
    // A read beyond the end of the buffer.
    throw error instanceof RangeError ? refuseFile('unreadable') : error;
  }
  return found;
}

function packedBytes(archive: Buffer, { at, packed }: Entry): Buffer {
  try {
    if (archive.readUInt32LE(at) !== LOCAL) throw new RangeError('no file');
    const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    if (start + packed > archive.length) throw new RangeError('cut short');
    return archive.subarray(start, start + packed);
  } catch (error) {
    throw error instanceof RangeError ? refuseFile('unreadable') : error;
  }
}

async function unpack(bytes: Buffer, { method, flags }: Entry, most: number): Promise<Buffer> {
  if ((flags & 1) !== 0) throw refuseFile('encrypted');
  if (method === STORED) return bytes;
  if (method !== DEFLATED) throw refuseFile('unreadable');
  try {
    return await inflate(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const isTooMuch = error instanceof RangeError;
    throw refuseFile(isTooMuch ? 'unpacked' : 'unreadable');
  }
}
