import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflateRaw } from 'node:zlib';

type Entry = {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
};
export type Write = (bytes: Buffer) => Promise<void>;
export type Zip = {
  /** Adds a file from pieces of text, compressed as they arrive, so only one piece is in memory. */
  readonly add: (name: string, pieces: AsyncIterable<string> | Iterable<string>) => Promise<void>;
  /** Writes the central directory. */
  readonly end: () => Promise<void>;
};

/** Fast: even so, a sheet shrinks to a tenth. */
const LEVEL = 3;
/** Version 2.0; UTF-8 names (bit 11), sizes after the data (bit 3); deflated. */
const VERSION = 20;
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 2000 in the archive's date format, so equal rows make equal files. */
const DATE = 0x2821;

/** A ZIP archive written as it is made. (ZIP libraries need the whole file in memory.) */
export function createZip(write: Write): Zip {
  const entries: Entry[] = [];
  let offset = 0;
  const put = async (bytes: Buffer): Promise<void> => {
    offset += bytes.length;
    await write(bytes);
  };
  const add: Zip['add'] = async (fileName, pieces) => {
    const name = Buffer.from(fileName);
    const start = offset;
    await put(Buffer.concat([numbers([0x04034b50, 4], [VERSION, 2], [FLAGS, 2], ...headOf(0, 0, 0, name)), name]));
    const dataStart = offset;
    let crc = 0xffffffff;
    let size = 0;
    async function* measured(): AsyncGenerator<Buffer> {
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece);
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    }
    await pipeline(Readable.from(measured()), createDeflateRaw({ level: LEVEL }), async (packed) => {
      for await (const bytes of packed as AsyncIterable<Buffer>) await put(bytes);
    });
    const entry = { name, crc: (crc ^ 0xffffffff) >>> 0, packed: offset - dataStart, size, offset: start };
    entries.push(entry);
    await put(numbers([0x08074b50, 4], [entry.crc, 4], [entry.packed, 4], [entry.size, 4]));
  };
  const end = async (): Promise<void> => {
    const start = offset;
    for (const { name, crc, packed, size, offset: at } of entries) {
      const head = numbers([0x02014b50, 4], [VERSION, 2], [VERSION, 2], [FLAGS, 2], ...headOf(crc, packed, size, name));
      // No comment, first disk, no attributes, then the offset of its data.
      await put(Buffer.concat([head, numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name]));
    }
    const count = entries.length;
    await put(numbers([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [offset - start, 4], [start, 4], [0, 2]));
  };
  return { add, end };
}

type Sized = readonly [value: number, bytes: number];

/** The part shared by a file's local and central headers. */
const headOf = (crc: number, packed: number, size: number, name: Buffer): Sized[] => [
  [DEFLATED, 2],
  [0, 2],
  [DATE, 2],
  [crc, 4],
  [packed, 4],
  [size, 4],
  [name.length, 2],
  [0, 2],
];

function numbers(...values: readonly Sized[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Continues a checksum with more bytes. */
function crc32(bytes: Buffer, before: number): number {
  let crc = before;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return crc;
}
