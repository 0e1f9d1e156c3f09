import { changesOf, operationsOf } from './core.ts';
import type { Step, StoreCore } from './core.ts';
import { SyncError, errorText } from './disk.ts';
import { encodeEntry } from './journal-line.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { Listeners } from './listeners.ts';
import type { Mark } from './mark.ts';
import { Snapshots } from './snapshots.ts';
import type { ArchivedContent, SnapshotParts } from './snapshots.ts';
import { StoreUnavailable } from './types.ts';
import type { Transaction } from './types.ts';

const PROBE_INTERVAL = 1000; // ms between tries whether a disk that refused writes takes them again

/**
 * `open`: writes are taken. `refused`: a write failed, e.g. disk full; taken again once a trial write succeeds.
 * `unsure`: a sync failed, so what is on the disk is unknown; no more writes until the restart reads it.
 */
type Condition = 'open' | 'refused' | 'unsure' | 'closed';

/** A transaction that ran in memory and waits to be on the disk. `line` is '' when it changed nothing. */
type Waiting = {
  readonly line: string;
  readonly steps: readonly Step[];
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};

export type JournalParts = SnapshotParts & {
  readonly core: StoreCore;
  readonly writer: JournalWriter;
  readonly listeners: Listeners;
  readonly mark: Mark;
  /** The last transaction there is. */
  readonly seq: number;
};

/**
 * The one writer. All transactions that wait are written and synced together, then acknowledged together; in the
 * meantime the next ones gather.
 */
export class Journal {
  readonly #parts: JournalParts;
  readonly #snapshots: Snapshots;
  #condition: Condition = 'open';
  #reason = '';
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #seq: number;
  #durableSeq: number;
  #probing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: JournalParts) {
    this.#parts = parts;
    this.#seq = parts.seq;
    this.#durableSeq = parts.seq;
    this.#snapshots = new Snapshots(parts, (error) => {
      if (error instanceof SyncError) this.#worsen(error);
      if (this.#isSnapshotDue) this.#start();
    });
  }

  get isWritable(): boolean {
    return this.#condition === 'open';
  }

  async transact<Result>(work: (tx: Transaction) => Result): Promise<Result> {
    if (this.#condition === 'refused') await this.#probe();
    this.#requireOpen();
    const { result, steps } = this.#parts.core.apply(work);
    if (steps.length === 0 && this.#running === undefined) return result;
    let line = '';
    try {
      if (steps.length > 0) line = encodeEntry({ seq: this.#seq + 1, ops: operationsOf(steps) });
    } catch (error) {
      this.#parts.core.undo(steps);
      throw error;
    }
    if (line !== '') this.#seq++;
    // What changed nothing waits too: it may have read what is not yet on the disk.
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line, steps, reject, resolve: () => resolve(result) });
      this.#start();
    });
  }

  async snapshot(): Promise<void> {
    this.#requireOpen();
    const written = this.#snapshots.ask();
    this.#start();
    return written;
  }

  /** @returns whether this call was the one that closed it */
  async close(): Promise<boolean> {
    if (this.#condition === 'closed') return false;
    const wasOpen = this.#condition === 'open';
    this.#condition = 'closed';
    clearTimeout(this.#timer);
    await Promise.all([this.#running, this.#snapshots.stop()]);
    await this.#snapshots.stop(); // one may have begun meanwhile
    await this.#probing;
    this.#snapshots.refuse(new StoreUnavailable('The store is closed'));
    if (!wasOpen) await this.#cut();
    await this.#parts.writer.close();
    return true;
  }

  get #isSnapshotDue(): boolean {
    return this.#condition === 'open' && this.#snapshots.isDue;
  }

  #requireOpen(): void {
    if (this.#condition === 'open') return;
    throw new StoreUnavailable(this.#condition === 'closed' ? 'The store is closed' : this.#reason);
  }

  #start(): void {
    this.#running ??= this.#run()
      .catch((error: unknown) => {
        // A mistake of this program, so memory may be wrong: nothing of it may reach the disk. Ends the process.
        this.#condition = 'unsure';
        throw error;
      })
      .finally(() => {
        this.#running = undefined;
        // What came between the end of the loop and here saw a running one.
        if (this.#waiting.length > 0 || this.#isSnapshotDue) this.#start();
      });
  }

  /** Until nothing waits. What runs when the condition changes is seen through or undone; nothing is left waiting. */
  async #run(): Promise<void> {
    await Promise.resolve(); // transactions of the same moment share the first write
    while (this.#waiting.length > 0 || this.#isSnapshotDue) {
      const batch = this.#waiting;
      this.#waiting = [];
      const seq = this.#seq;
      const content = this.#isSnapshotDue ? this.#content(seq) : undefined;
      try {
        if (this.#condition === 'unsure') throw new StoreUnavailable(this.#reason);
        const text = batch.map(({ line }) => line).join('');
        if (text !== '') await this.#parts.writer.append(text);
      } catch (error) {
        this.#refuse(error, batch);
        return;
      }
      if (seq !== this.#durableSeq) this.#parts.mark.reached(seq);
      this.#durableSeq = seq;
      for (const { steps, resolve } of batch) {
        if (steps.length > 0 && !this.#parts.listeners.isEmpty) this.#parts.listeners.tell(changesOf(steps));
        resolve();
      }
      if (content !== undefined) await this.#snapshots.begin(content);
      if (this.#waiting.length === 0) for (const table of this.#parts.core.tables()) table.compact();
    }
  }

  /** All there is at this moment: what stays in memory, and what goes to the archive. */
  #content(seq: number): ArchivedContent {
    const portions = this.#parts.archive.split();
    const collections = this.#parts.core.copy();
    for (const { collection, splits } of portions) {
      if (collections.has(collection)) {
        collections.set(
          collection,
          splits.map(({ kept }) => [...kept]),
        );
      }
    }
    return { collections, portions, seq };
  }

  /** Undoes all that is not acknowledged, latest first, so that memory is again what the disk holds. */
  #refuse(cause: unknown, batch: readonly Waiting[]): void {
    const lost = [...batch, ...this.#waiting];
    this.#waiting = [];
    for (const { steps } of lost.toReversed()) this.#parts.core.undo(steps);
    this.#seq = this.#durableSeq;
    this.#worsen(cause);
    const error = new StoreUnavailable(this.#reason, { cause });
    for (const { reject } of lost) reject(error);
    this.#snapshots.refuse(error);
    if (this.#condition === 'refused') void this.#probe();
    else this.#probing ??= this.#cut().finally(() => (this.#probing = undefined));
  }

  #worsen(cause: unknown): void {
    if (this.#condition === 'closed' || this.#condition === 'unsure') return;
    const isUnsure = cause instanceof SyncError;
    this.#condition = isUnsure ? 'unsure' : 'refused';
    this.#reason = isUnsure
      ? `${errorText(cause)}. Nothing is written until the server is restarted`
      : `The disk refused a write: ${errorText(cause)}`;
    this.#parts.log({ level: 'error', message: this.#reason });
  }

  /** Tries the disk; on success writes are taken again, otherwise it is tried later. */
  #probe(): Promise<void> {
    clearTimeout(this.#timer);
    this.#probing ??= this.#parts.writer
      .repair()
      .then(() => {
        if (this.#condition !== 'refused') return;
        this.#condition = 'open';
        this.#parts.log({ level: 'info', message: 'The disk takes writes again' });
      })
      .catch((error: unknown) => {
        if (error instanceof SyncError) this.#worsen(error);
        if (this.#condition === 'refused') {
          this.#timer = setTimeout(() => void this.#probe(), PROBE_INTERVAL).unref();
        }
      })
      .finally(() => (this.#probing = undefined));
    return this.#probing;
  }

  /** What was not acknowledged should not come back with a restart; where even this fails, it may. */
  #cut(): Promise<void> {
    return this.#parts.writer.cut().catch(() => undefined);
  }
}
