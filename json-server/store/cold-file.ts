import { crc32 } from 'node:zlib';
import type { Row } from '../../src/config/types.ts';
import type { Place } from './cold-index.ts';
import type { Disk, DiskReader } from './disk.ts';
import { checksumText } from './checksum.ts';

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

/** One file of an archive, opened for reading; rows once written stay where they are. */
export class ColdFile {
  header: ColdHeader;
  readonly path: string;
  readonly #disk: Disk;
  #reader: DiskReader | undefined;

  constructor(disk: Disk, path: string, header: ColdHeader) {
    this.#disk = disk;
    this.path = path;
    this.header = header;
  }

  get indexPath(): string {
    return `${this.path}.index`;
  }

  /** Whether all of it is there that the snapshot knows of. @throws the system's error when nothing is */
  get isWhole(): boolean {
    return this.#open().size >= this.header.bytes;
  }

  /** @returns undefined for what is damaged, or is just being written anew: then the row is in memory */
  read({ offset, length }: Place): Row | undefined {
    const line = this.#open().read(offset, length);
    const json = line.subarray(CHECKSUM + 1, -1);
    if (checksumText(crc32(json)) !== line.toString('latin1', 0, CHECKSUM)) return undefined;
    return JSON.parse(json.toString('utf8')) as Row;
  }

  #open(): DiskReader {
    this.#reader ??= this.#disk.openReader(this.path);
    return this.#reader;
  }

  close(): void {
    this.#reader?.close();
    this.#reader = undefined;
  }
}
