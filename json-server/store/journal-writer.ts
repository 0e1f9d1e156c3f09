import { dirname } from 'node:path';
import { durably, writeAll } from './disk.ts';
import type { Disk, DiskFile } from './disk.ts';
import { segmentAt } from './file-names.ts';
import type { Segment } from './file-names.ts';

const PROBE = Buffer.alloc(4096, ' '); // bytes that must fit on the disk before writes are taken again

/**
 * The end of the journal. Knows how much of the current segment is acknowledged; whatever lies behind that is
 * overwritten or cut off. One call at a time.
 */
export class JournalWriter {
  readonly #disk: Disk;
  readonly #file: string;
  #segment: DiskFile;
  #length: number;
  /** Bytes in all segments since the last snapshot. */
  bytes: number;
  readonly segments: Segment[];

  private constructor(parts: { disk: Disk; file: string; segment: DiskFile; length: number; segments: Segment[] }) {
    this.#disk = parts.disk;
    this.#file = parts.file;
    this.#segment = parts.segment;
    this.#length = parts.length;
    this.bytes = parts.length;
    this.segments = parts.segments;
  }

  /** Continues the last of `segments` at `length`, or begins the first one with `firstSeq`. */
  static async open(options: {
    disk: Disk;
    file: string;
    segments: readonly Segment[];
    length: number;
    firstSeq: number;
  }): Promise<JournalWriter> {
    const { disk, file, length, firstSeq } = options;
    const last = options.segments.at(-1);
    if (last !== undefined) {
      const segment = await disk.open(last.path, 'change');
      return new JournalWriter({ disk, file, segment, length, segments: [...options.segments] });
    }
    const first = segmentAt(file, firstSeq);
    const segment = await createSegment(disk, first);
    return new JournalWriter({ disk, file, segment, length: 0, segments: [first] });
  }

  /** On the disk when it resolves. @throws SyncError, or the system's error: then call `repair` before the next one */
  async append(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await writeAll(this.#segment, bytes, this.#length);
    await durably(this.#segment.dataSync());
    this.#length += bytes.length;
    this.bytes += bytes.length;
  }

  /** Cuts off what was not acknowledged, and tries whether the disk takes anything. @throws as `append` */
  async repair(): Promise<void> {
    await this.cut();
    await writeAll(this.#segment, PROBE, this.#length);
    await durably(this.#segment.dataSync());
    await this.cut();
    await durably(this.#segment.dataSync());
  }

  /** Cuts off what was not acknowledged. */
  async cut(): Promise<void> {
    await this.#segment.truncate(this.#length);
  }

  /** Goes on in a new segment. @throws when it cannot be made; the current one then stays */
  async rotate(firstSeq: number): Promise<void> {
    const next = segmentAt(this.#file, firstSeq);
    if (next.path === this.segments.at(-1)?.path) return; // nothing was written since the last time
    const segment = await createSegment(this.#disk, next);
    const previous = this.#segment;
    this.#segment = segment;
    this.#length = 0;
    this.bytes = 0;
    this.segments.push(next);
    await previous.close();
  }

  /** Removes the segments whose every transaction is `seq` or older. */
  async forget(seq: number): Promise<void> {
    while (this.segments.length > 1 && (this.segments[1]?.firstSeq ?? Infinity) <= seq + 1) {
      await this.#disk.unlink(this.segments[0]?.path ?? '');
      this.segments.shift();
    }
  }

  close(): Promise<void> {
    return this.#segment.close();
  }
}

/** Its name is on the disk before anything in it is acknowledged. */
async function createSegment(disk: Disk, { path }: Segment): Promise<DiskFile> {
  const segment = await disk.open(path, 'empty');
  try {
    await durably(disk.syncDirectory(dirname(path)));
  } catch (error) {
    await segment.close();
    await disk.unlink(path).catch(() => undefined);
    throw error;
  }
  return segment;
}
