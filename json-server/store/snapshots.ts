import type { Archive, Portion } from './archive.ts';
import { errorText } from './disk.ts';
import type { Disk } from './disk.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { StoreLog } from './log.ts';
import { writeSnapshot } from './snapshot-writer.ts';
import type { SnapshotContent } from './snapshot-writer.ts';
import { StoreUnavailable } from './types.ts';

/** What a snapshot is made of; the portions become the archive's. */
export type ArchivedContent = SnapshotContent & { readonly portions: readonly Portion[] };

type Asked = { readonly resolve: () => void; readonly reject: (error: Error) => void };

export type SnapshotParts = {
  readonly writer: JournalWriter;
  readonly archive: Archive;
  readonly disk: Disk;
  readonly file: string;
  readonly snapshotBytes: number;
  readonly log: StoreLog;
  /** The last transaction of the file as it was opened, and its length in bytes. */
  readonly snapshotSeq: number;
  readonly snapshotLength: number;
};

/** When a snapshot is due, and the one being written, beside which transactions go on. */
export class Snapshots {
  readonly #parts: SnapshotParts;
  readonly #onEnd: (error?: unknown) => void;
  readonly #abort = new AbortController();
  #asked: Asked[] = [];
  #run: Promise<void> | undefined;
  #seq: number;
  #dueAt: number; // bytes of journal

  /** @param onEnd called whenever one ends, with the error of one that failed */
  constructor(parts: SnapshotParts, onEnd: (error?: unknown) => void) {
    this.#parts = parts;
    this.#onEnd = onEnd;
    this.#seq = parts.snapshotSeq;
    this.#dueAt = this.#dueAfter(parts.snapshotLength);
  }

  get isDue(): boolean {
    return this.#run === undefined && (this.#asked.length > 0 || this.#parts.writer.bytes >= this.#dueAt);
  }

  ask(): Promise<void> {
    return new Promise((resolve, reject) => this.#asked.push({ resolve, reject }));
  }

  /** Starts a new journal segment, then writes beside what follows. Resolves when the new segment is in use. */
  async begin(content: ArchivedContent): Promise<void> {
    const asked = this.#asked.splice(0);
    try {
      await this.#parts.writer.rotate(content.seq + 1);
    } catch (error) {
      this.#fail(error, asked);
      this.#onEnd(error);
      return;
    }
    this.#run = this.#write(content).then(
      () => {
        this.#run = undefined;
        for (const { resolve } of asked) resolve();
        this.#onEnd();
      },
      (error: unknown) => {
        this.#run = undefined;
        this.#fail(error, asked);
        this.#onEnd(error);
      },
    );
  }

  /** Turns away everyone who asked for one that has not begun. */
  refuse(error: Error): void {
    for (const { reject } of this.#asked.splice(0)) reject(error);
  }

  /** Gives up the one being written; the file stays as it is. */
  async stop(): Promise<void> {
    this.#abort.abort(new StoreUnavailable('The store is closing'));
    await this.#run;
  }

  async #write({ portions, ...content }: ArchivedContent): Promise<void> {
    const { archive, disk, file, writer, log } = this.#parts;
    const { signal } = this.#abort;
    const { header, adopt } = await archive.write(portions, signal);
    const length = await writeSnapshot({ disk, file, signal }, { ...content, archives: header });
    await adopt();
    const backupSeq = this.#seq;
    this.#seq = content.seq;
    this.#dueAt = this.#dueAfter(length);
    try {
      // Those since the backup stay: with them even the backup can be brought up to date.
      await writer.forget(backupSeq);
    } catch (error) {
      log({ level: 'warn', message: `An old journal could not be removed: ${errorText(error)}` });
    }
  }

  /** Twice the data means half as many snapshots of twice the work, so that a write costs the same. */
  #dueAfter(length: number): number {
    return Math.max(this.#parts.snapshotBytes, length / 2);
  }

  #fail(error: unknown, asked: readonly Asked[]): void {
    for (const { reject } of asked) reject(new StoreUnavailable(`No snapshot: ${errorText(error)}`, { cause: error }));
    this.#dueAt = this.#parts.writer.bytes + this.#parts.snapshotBytes; // not again at once
    if (this.#abort.signal.aborted) return;
    this.#parts.log({ level: 'error', message: `A snapshot failed: ${errorText(error)}` });
  }
}
