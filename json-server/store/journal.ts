import { changesOf, operationsOf } from './core.ts';
import type { Step, StoreCore } from './core.ts';
import { SyncError, errorText } from './disk.ts';
import type { Disk } from './disk.ts';
import { encodeEntry } from './journal-line.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { Listeners } from './listeners.ts';
import type { StoreLog } from './log.ts';
import { writeSnapshot } from './snapshot-writer.ts';
import type { SnapshotContent } from './snapshot-writer.ts';
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

type Snapshotting = { readonly resolve: () => void; readonly reject: (error: unknown) => void };

export type JournalParts = {
  readonly core: StoreCore;
  readonly writer: JournalWriter;
  readonly listeners: Listeners;
  readonly disk: Disk;
  readonly file: string;
  readonly snapshotBytes: number;
  readonly log: StoreLog;
  readonly seq: number;
  readonly snapshotSeq: number;
};

/**
 * The one writer. All transactions that wait are written and synced together, then acknowledged together; in the
 * meantime the next ones gather.
 */
export class Journal {
  readonly #parts: JournalParts;
  #condition: Condition = 'open';
  #reason = '';
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #seq: number;
  #durableSeq: number;
  #snapshotSeq: number;
  #snapshotAt: number;
  #wanted: Snapshotting[] = [];
  #snapshotRun: Promise<void> | undefined;
  #probing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #abort = new AbortController();

  constructor(parts: JournalParts) {
    this.#parts = parts;
    this.#seq = parts.seq;
    this.#durableSeq = parts.seq;
    this.#snapshotSeq = parts.snapshotSeq;
    this.#snapshotAt = parts.snapshotBytes;
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
    return new Promise((resolve, reject) => {
      this.#wanted.push({ resolve, reject });
      this.#start();
    });
  }

  /** @returns whether this call was the one that closed it */
  async close(): Promise<boolean> {
    if (this.#condition === 'closed') return false;
    const wasOpen = this.#condition === 'open';
    this.#condition = 'closed';
    clearTimeout(this.#timer);
    this.#abort.abort(new StoreUnavailable('The store is closing'));
    await this.#running;
    await this.#snapshotRun;
    await this.#probing;
    for (const { reject } of this.#wanted.splice(0)) reject(new StoreUnavailable('The store is closed'));
    if (!wasOpen) await this.#cut();
    await this.#parts.writer.close();
    return true;
  }

  #requireOpen(): void {
    if (this.#condition === 'open') return;
    throw new StoreUnavailable(this.#condition === 'closed' ? 'The store is closed' : this.#reason);
  }

  #start(): void {
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Until nothing waits. What runs when the condition changes is seen through or undone; nothing is left waiting. */
  async #run(): Promise<void> {
    await Promise.resolve(); // transactions of the same moment share the first write
    while (this.#waiting.length > 0 || this.#isSnapshotDue()) {
      const batch = this.#waiting;
      this.#waiting = [];
      const seq = this.#seq;
      const content = this.#isSnapshotDue() ? this.#content(seq) : undefined;
      try {
        if (this.#condition === 'unsure') throw new StoreUnavailable(this.#reason);
        const text = batch.map(({ line }) => line).join('');
        if (text !== '') await this.#parts.writer.append(text);
      } catch (error) {
        this.#refuse(error, batch);
        return;
      }
      this.#durableSeq = seq;
      for (const { steps, resolve } of batch) {
        if (steps.length > 0 && !this.#parts.listeners.isEmpty) this.#parts.listeners.tell(changesOf(steps));
        resolve();
      }
      if (content !== undefined) await this.#beginSnapshot(content);
      if (this.#waiting.length === 0) for (const table of this.#parts.core.tables()) table.compact();
    }
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
    for (const { reject } of this.#wanted.splice(0)) reject(error);
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

  #isSnapshotDue(): boolean {
    if (this.#snapshotRun !== undefined || this.#condition !== 'open') return false;
    return this.#wanted.length > 0 || this.#parts.writer.bytes >= this.#snapshotAt;
  }

  #content(seq: number): SnapshotContent {
    return { collections: this.#parts.core.copy(), seq };
  }

  /** Starts a new segment, then writes the snapshot beside the transactions that follow. */
  async #beginSnapshot(content: SnapshotContent): Promise<void> {
    const waiting = this.#wanted.splice(0);
    try {
      await this.#parts.writer.rotate(content.seq + 1);
    } catch (error) {
      this.#failSnapshot(error, waiting);
      return;
    }
    this.#snapshotRun = this.#writeSnapshot(content)
      .then(
        () => waiting.forEach(({ resolve }) => resolve()),
        (error: unknown) => this.#failSnapshot(error, waiting),
      )
      .finally(() => {
        this.#snapshotRun = undefined;
        if (this.#isSnapshotDue()) this.#start();
      });
  }

  async #writeSnapshot(content: SnapshotContent): Promise<void> {
    const { disk, file, writer, snapshotBytes, log } = this.#parts;
    await writeSnapshot({ disk, file, signal: this.#abort.signal }, content);
    const backupSeq = this.#snapshotSeq;
    this.#snapshotSeq = content.seq;
    this.#snapshotAt = snapshotBytes;
    try {
      // Those since the backup stay: with them even the backup can be brought up to date.
      await writer.forget(backupSeq);
    } catch (error) {
      log({ level: 'warn', message: `An old journal could not be removed: ${errorText(error)}` });
    }
  }

  #failSnapshot(error: unknown, waiting: readonly Snapshotting[]): void {
    for (const { reject } of waiting)
      reject(new StoreUnavailable(`No snapshot: ${errorText(error)}`, { cause: error }));
    if (this.#condition === 'closed') return;
    if (error instanceof SyncError) this.#worsen(error);
    this.#parts.log({ level: 'error', message: `A snapshot failed: ${errorText(error)}` });
    this.#snapshotAt = this.#parts.writer.bytes + this.#parts.snapshotBytes; // not again at once
  }
}
