import { crc32 } from 'node:zlib';
import { errorText } from './disk.ts';
import type { Disk } from './disk.ts';
import { markPath } from './file-names.ts';
import { checksumText } from './checksum.ts';
import type { StoreLog } from './log.ts';

/** ms between two marks of a store that is written to */
const INTERVAL = 1000;

const lineOf = (seq: number): string => `${seq} ${checksumText(crc32(String(seq)))}\n`;

/** Up to which transaction the journal is known to have gone; undefined = nobody said so, or not to the end. */
export async function readMark(disk: Disk, file: string): Promise<number | undefined> {
  const text = await disk.readFile(markPath(file)).catch(() => undefined);
  const seq = Number.parseInt(text?.toString('latin1') ?? '', 10);
  return Number.isSafeInteger(seq) && text?.toString('latin1') === lineOf(seq) ? seq : undefined;
}

/**
 * Writes down, beside the journal, how far it goes, so that the next start notices a journal that is shorter: of a
 * segment that is gone, nothing else would tell. Names only what is on the disk already, so it need not be synced.
 */
export class Mark {
  readonly #parts: { readonly disk: Disk; readonly file: string; readonly log: StoreLog };
  #seq: number | undefined;
  #written: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing = Promise.resolve();

  constructor(parts: { readonly disk: Disk; readonly file: string; readonly log: StoreLog }) {
    this.#parts = parts;
  }

  /** @param seq a transaction that is on the disk */
  reached(seq: number): void {
    this.#seq = seq;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#write();
    }, INTERVAL).unref();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#write();
    await this.#writing;
  }

  #write(): void {
    const seq = this.#seq;
    if (seq === undefined || seq === this.#written) return;
    this.#written = seq;
    this.#writing = this.#writing.then(() => this.#put(lineOf(seq)));
  }

  /** A mark that cannot be written is no reason to refuse anybody. */
  async #put(line: string): Promise<void> {
    const { disk, file, log } = this.#parts;
    const path = markPath(file);
    try {
      const target = await disk.open(`${path}.tmp`, 'empty');
      try {
        await target.write(Buffer.from(line), 0);
      } finally {
        await target.close();
      }
      await disk.rename(`${path}.tmp`, path);
    } catch (error) {
      log({ level: 'info', message: `The end of the journal could not be marked: ${errorText(error)}` });
    }
  }
}
