import { changesOf, operationsOf } from './core.ts';
import type { Operation, Step, StoreCore } from './core.ts';
import { errorText } from './disk.ts';
import type { Listeners } from './listeners.ts';
import type { StoreLog } from './log.ts';
import { OutcomeUnknown, StoreUnavailable } from './types.ts';
import type { Transaction } from './types.ts';

const PROBE_INTERVAL = 1000; // ms between tries whether what refused writes takes them again

/**
 * What keeps transactions, a group at a time: the journal (`journal.ts`), or a database. It is never asked for a row
 * after the start, and no call of `append` begins before the last one is over.
 */
export type Durable<Entry> = {
  /** What it writes to, in messages: `disk`. */
  readonly medium: string;
  /** A transaction as it is kept; called as soon as it ran. @throws for what cannot be kept: it is then undone */
  encode(seq: number, operations: readonly Operation[]): Entry;
  /**
   * Keeps all of a group, or nothing of it. The group is empty when only `beside` is due.
   * @param seq of the last transaction in memory
   * @throws OutcomeUnknown when nobody knows whether it is kept; any other error means that it is not
   */
  append(group: readonly Entry[], seq: number): Promise<void>;
  /** Resolves once it takes writes again, after `append` has refused one. @throws as `append` */
  repair(): Promise<void>;
  /** What was not acknowledged should not come back with a restart. @throws where even this fails: then it may */
  cut(): Promise<void>;
  /** Work of its own, between two groups. */
  readonly beside?: Beside;
};

/** The journal's snapshots: begun between two groups, written beside those that follow. */
export type Beside = {
  readonly isDue: boolean;
  /** Called while memory is what the group is about to make durable. @returns what begins once that is acknowledged */
  prepare(seq: number): () => Promise<void>;
  /** Tells those who wait for it that it will not be done. */
  refuse(error: Error): void;
  /** Ends what was begun. */
  stop(): Promise<void>;
};

/**
 * `open`: writes are taken. `refused`: a write failed, e.g. disk full; taken again once a trial write succeeds.
 * `unsure`: nobody knows what of the last write is kept; no more writes until the restart reads it.
 */
type WriterState = 'open' | 'refused' | 'unsure' | 'closed';

/** A transaction that ran in memory and waits to be durable. Without an entry when it changed nothing. */
type Waiting<Entry> = {
  readonly entry: Entry | undefined;
  readonly steps: readonly Step[];
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};

/** To be called when `beside` becomes due, or ends, with the error of what failed. */
export type Wake = (error?: unknown) => void;

type GroupCommitParts<Medium> = {
  readonly core: StoreCore;
  readonly listeners: Listeners;
  readonly log: StoreLog;
  /** The last transaction there is. */
  readonly seq: number;
  readonly open: (wake: Wake) => Medium;
};

/**
 * The one writer. A transaction is checked and applied to memory at once; all that wait are made durable together, then
 * acknowledged together, and the next ones gather in the meantime. So what a store writes to is asked once a group,
 * however many transactions there are in it and however much each of them has read.
 */
export class GroupCommit<Entry, Medium extends Durable<Entry> = Durable<Entry>> {
  readonly durable: Medium;
  readonly #core: StoreCore;
  readonly #listeners: Listeners;
  readonly #log: StoreLog;
  #state: WriterState = 'open';
  #reason = '';
  #waiting: Waiting<Entry>[] = [];
  #running: Promise<void> | undefined;
  #seq: number;
  #durableSeq: number;
  #probing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ core, listeners, log, seq, open }: GroupCommitParts<Medium>) {
    this.#core = core;
    this.#listeners = listeners;
    this.#log = log;
    this.#seq = seq;
    this.#durableSeq = seq;
    this.durable = open((error) => {
      if (error instanceof OutcomeUnknown) this.#worsen(error);
      if (this.#isBesideDue) this.#start();
    });
  }

  get isWritable(): boolean {
    return this.#state === 'open';
  }

  /** As `Store.transact`. */
  async transact<Result>(work: (tx: Transaction) => Result): Promise<Result> {
    if (this.#state === 'refused') await this.#probe();
    this.requireOpen();
    const { result, steps } = this.#core.apply(work);
    if (steps.length === 0 && this.#running === undefined) return result;
    let entry: Entry | undefined;
    try {
      if (steps.length > 0) entry = this.durable.encode(this.#seq + 1, operationsOf(steps));
    } catch (error) {
      this.#core.undo(steps);
      throw error;
    }
    if (steps.length > 0) this.#seq++;
    // What changed nothing waits too: it may have read what is not yet durable.
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, steps, reject, resolve: () => resolve(result) });
      this.#start();
    });
  }

  /** @throws StoreUnavailable */
  requireOpen(): void {
    if (this.#state === 'open') return;
    throw new StoreUnavailable(this.#state === 'closed' ? 'The store is closed' : this.#reason);
  }

  /** Waits for what is under way, and takes nothing more. @returns whether this call was the one that closed it */
  async close(): Promise<boolean> {
    if (this.#state === 'closed') return false;
    const { beside } = this.durable;
    const wasOpen = this.#state === 'open';
    this.#state = 'closed';
    clearTimeout(this.#timer);
    await Promise.all([this.#running, beside?.stop()]);
    await beside?.stop(); // one may have begun meanwhile
    await this.#probing;
    beside?.refuse(new StoreUnavailable('The store is closed'));
    if (!wasOpen) await this.#cut();
    return true;
  }

  get #isBesideDue(): boolean {
    return this.#state === 'open' && this.durable.beside?.isDue === true;
  }

  #start(): void {
    this.#running ??= this.#run()
      .catch((error: unknown) => {
        // A mistake of this program, so memory may be wrong: nothing of it may be kept. Ends the process.
        this.#state = 'unsure';
        throw error;
      })
      .finally(() => {
        this.#running = undefined;
        // What came between the end of the loop and here saw a running one.
        if (this.#waiting.length > 0 || this.#isBesideDue) this.#start();
      });
  }

  /** Until nothing waits. What runs when the state changes is seen through or undone; nothing is left waiting. */
  async #run(): Promise<void> {
    await Promise.resolve(); // transactions of the same moment share the first group
    while (this.#waiting.length > 0 || this.#isBesideDue) {
      const batch = this.#waiting;
      this.#waiting = [];
      const seq = this.#seq;
      const begin = this.#isBesideDue ? this.durable.beside?.prepare(seq) : undefined;
      try {
        if (this.#state === 'unsure') throw new StoreUnavailable(this.#reason);
        const group: Entry[] = [];
        for (const { entry } of batch) if (entry !== undefined) group.push(entry);
        if (group.length > 0) await this.durable.append(group, seq);
      } catch (error) {
        this.#refuse(error, batch);
        return;
      }
      this.#durableSeq = seq;
      for (const { steps, resolve } of batch) {
        if (steps.length > 0 && !this.#listeners.isEmpty) this.#listeners.tell(changesOf(steps));
        resolve();
      }
      if (begin !== undefined) await begin();
      if (this.#waiting.length === 0) for (const table of this.#core.tables()) table.compact();
    }
  }

  /** Undoes all that is not acknowledged, latest first, so that memory is again what is kept. */
  #refuse(cause: unknown, batch: readonly Waiting<Entry>[]): void {
    const lost = [...batch, ...this.#waiting];
    this.#waiting = [];
    for (const { steps } of lost.toReversed()) this.#core.undo(steps);
    this.#seq = this.#durableSeq;
    this.#worsen(cause);
    const error = new StoreUnavailable(this.#reason, { cause });
    for (const { reject } of lost) reject(error);
    this.durable.beside?.refuse(error);
    if (this.#state === 'refused') void this.#probe();
    else this.#probing ??= this.#cut().finally(() => (this.#probing = undefined));
  }

  #worsen(cause: unknown): void {
    if (this.#state === 'closed' || this.#state === 'unsure') return;
    const isUnsure = cause instanceof OutcomeUnknown;
    this.#state = isUnsure ? 'unsure' : 'refused';
    this.#reason = isUnsure
      ? `${errorText(cause)}. Nothing is written until the server is restarted`
      : `The ${this.durable.medium} refused a write: ${errorText(cause)}`;
    this.#log({ level: 'error', message: this.#reason });
  }

  /** Tries a write; on success writes are taken again, otherwise it is tried later. */
  #probe(): Promise<void> {
    clearTimeout(this.#timer);
    this.#probing ??= this.durable
      .repair()
      .then(() => {
        if (this.#state !== 'refused') return;
        this.#state = 'open';
        this.#log({ level: 'info', message: `The ${this.durable.medium} takes writes again` });
      })
      .catch((error: unknown) => {
        if (error instanceof OutcomeUnknown) this.#worsen(error);
        if (this.#state === 'refused') {
          this.#timer = setTimeout(() => void this.#probe(), PROBE_INTERVAL).unref();
        }
      })
      .finally(() => (this.#probing = undefined));
    return this.#probing;
  }

  #cut(): Promise<void> {
    return this.durable.cut().catch(() => undefined);
  }
}
