import { crc32 } from 'node:zlib';
import type { Row } from '../../src/config/types.ts';
import { checksumText } from './checksum.ts';
import { ColdIndex, ENTRY_BYTES } from './cold-index.ts';
import type { Place } from './cold-index.ts';
import { errorCode } from './disk.ts';
import type { Disk, DiskReader } from './disk.ts';

/** What the snapshot says of one file of an archive: how much of it belongs to that snapshot. */
export type ColdHeader = {
  readonly n: number;
  /** ms since 1970 of the first and the last time that rows came in */
  readonly begun: number;
  readonly ended: number;
  readonly bytes: number;
  readonly entries: number;
  /** Tenants by the number that the entries name. */
  readonly partitions: readonly string[];
};

type ColdFileOptions = {
  readonly disk: Disk;
  readonly path: string;
  readonly header: ColdHeader;
  /** Whether rows are found by a second key. */
  readonly isKeyed: boolean;
  /** Entries of the index that are sorted together. */
  readonly perRun: number;
};

const SPACE = ' ';
const CHECKSUM = 8;

/** A row as a line of the archive, with spaces behind it up to `length` bytes. @returns undefined when it is longer */
export function coldLine(row: Row, length = 0): Buffer | undefined {
  const json = JSON.stringify(row);
  const missing = length - (Buffer.byteLength(json) + CHECKSUM + 2);
  if (length > 0 && missing < 0) return undefined;
  const padded = json + SPACE.repeat(Math.max(0, missing));
  return Buffer.from(`${checksumText(crc32(padded))} ${padded}\n`);
}

/** One file of an archive, opened for reading, with its index; rows once written stay where they are. */
export class ColdFile {
  header: ColdHeader;
  readonly path: string;
  readonly index: ColdIndex;
  readonly #disk: Disk;
  readonly #readers = new Map<string, DiskReader>();

  constructor({ disk, path, header, isKeyed, perRun }: ColdFileOptions) {
    this.#disk = disk;
    this.path = path;
    this.header = header;
    this.index = new ColdIndex({
      files: {
        entries: (offset, length) => this.#reader(this.indexPath).read(offset, length),
        sorted: (offset, length) => this.#sorted(offset, length),
      },
      isKeyed,
      perRun,
    });
  }

  get indexPath(): string {
    return `${this.path}.index`;
  }

  /** Follows from the index: lost, it is made again. */
  get sortedPath(): string {
    return `${this.path}.sorted`;
  }

  /** Whether all of it is there that the snapshot knows of. @throws the system's error when nothing is */
  get isWhole(): boolean {
    return this.#reader(this.path).size >= this.header.bytes;
  }

  /** Whether its index is as long as the snapshot says. @throws the system's error when there is none */
  get hasEntries(): boolean {
    return this.#reader(this.indexPath).size >= this.header.entries * ENTRY_BYTES;
  }

  /** A tenant's number in the entries, which may be of a file that has none of theirs. */
  partitionOf(tenant: string): number {
    return this.header.partitions.indexOf(tenant);
  }

  /** @returns undefined for what is damaged, or is just being written anew: then the row is in memory */
  read({ offset, length }: Place): Row | undefined {
    const line = this.#reader(this.path).read(offset, length);
    const json = line.subarray(CHECKSUM + 1, -1);
    if (checksumText(crc32(json)) !== line.toString('latin1', 0, CHECKSUM)) return undefined;
    return JSON.parse(json.toString('utf8')) as Row;
  }

  #sorted(offset: number, length: number): Buffer {
    try {
      return this.#reader(this.sortedPath).read(offset, length);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return Buffer.alloc(0);
      throw error;
    }
  }

  #reader(path: string): DiskReader {
    const known = this.#readers.get(path);
    if (known) return known;
    const reader = this.#disk.openReader(path);
    this.#readers.set(path, reader);
    return reader;
  }

  close(): void {
    for (const reader of this.#readers.values()) reader.close();
    this.#readers.clear();
  }
}
