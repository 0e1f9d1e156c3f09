import { randomUUID } from 'node:crypto';
import { netChanges, type WriteStep, type StoreCore } from './core.ts';
import type { Row } from '../../src/config/types.ts';
import { Behind, type Engine, type CommitGroup, type HeldGroup, type KeptStep, type News } from './engine.ts';
import { errorText } from './disk.ts';
import { keptSteps } from './kept-steps.ts';
import type { Listeners } from './listeners.ts';
import type { StoreLog, StoreWatch } from './log.ts';
import { AlreadyThere, GuardViolation, OutcomeUnknown, StoreUnavailable, type Transaction } from './types.ts';

const PROBE_INTERVAL = 1000; // ms between checks whether writes are accepted again
const PATIENCE = 5000; // ms that callers wait for an answer lost with the connection

/**
 * `open`: writes are accepted. `refused`: a write failed, e.g. disk full; accepted again once a trial write succeeds.
 * `unsure`: an answer was lost; nothing is written until the database reports whether it stored that group.
 */
type WriterState = 'open' | 'refused' | 'unsure' | 'closed';

/** A transaction's effect on memory, and the steps to be stored. */
type Decided = { readonly result: unknown; readonly steps: readonly WriteStep[]; readonly kept: readonly KeptStep[] };

/** A transaction decided in memory but not yet durable. */
type Waiting = {
  readonly work: (tx: Transaction) => unknown;
  decided: Decided;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** A company as the database had it at a number. */
type ReadCompany = {
  readonly tenant: string;
  readonly number: number;
  readonly rows: ReadonlyMap<string, readonly Row[]>;
};

type GroupCommitParts = {
  readonly core: StoreCore;
  readonly engine: Engine;
  readonly listeners: Listeners;
  readonly log: StoreLog;
  /** The current number of each company. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Sends changed declarations of tables to the engine. */
  readonly declare: () => Promise<void>;
  readonly watch?: StoreWatch | undefined;
};

/**
 * The one writer of a server. A transaction is decided in memory at once; all waiting transactions are stored together,
 * then acknowledged together, while the next ones gather. So the engine is called once per group, however many
 * transactions the group has.  If another server has changed a company first, everything waiting is undone, the changes
 * are read, and all is decided again, the second time with the company locked, so the second try succeeds.
 */
export class GroupCommit {
  readonly #core: StoreCore;
  readonly #engine: Engine;
  readonly #listeners: Listeners;
  readonly #log: StoreLog;
  readonly #numbers: Map<string, number>;
  readonly #declare: () => Promise<void>;
  readonly #watch: StoreWatch | undefined;
  readonly #stopNews: () => void;
  #state: WriterState = 'open';
  #reason = '';
  #waiting: Waiting[] = [];
  #hasNews = false;
  /** Changes of memory between two groups. */
  #between: (() => void)[] = [];
  /** Callers that wait for the changes of other servers. */
  #hearing: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  #running: Promise<void> | undefined;
  #probing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor({ core, engine, listeners, log, numbers, declare, watch }: GroupCommitParts) {
    this.#core = core;
    this.#engine = engine;
    this.#listeners = listeners;
    this.#log = log;
    this.#numbers = new Map(numbers);
    this.#declare = declare;
    this.#watch = watch;
    this.#stopNews = engine.onNews(() => {
      this.#hasNews = true;
      this.#start();
    });
  }

  get isWritable(): boolean {
    return this.#state === 'open';
  }

  /** Like `Store.transact`. */
  async transact<Result>(work: (tx: Transaction) => Result): Promise<Result> {
    if (this.#state === 'refused') await this.#probe();
    this.requireOpen();
    const decided = this.#decide(work);
    if (decided.steps.length === 0 && this.#running === undefined) return decided.result as Result;
    // A transaction without changes waits too: it may have read something not yet durable.
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, decided, resolve: (result) => resolve(result as Result), reject });
      this.#start();
    });
  }

  /**
   * Resolves once all changes of other servers until now are in memory. @throws StoreUnavailable while the database is
   * away
   */
  catchUp(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#hearing.push({ resolve, reject });
      this.#hasNews = true;
      this.#start();
    });
  }

  /** Grows with every transaction of a company. */
  numberOf(tenant: string): number {
    return this.#numbers.get(tenant) ?? 0;
  }

  /** Adds a company as read at a number. @returns false when this server already has newer rows of it */
  arrive({ tenant, number, rows }: ReadCompany): Promise<boolean> {
    return this.#doBetween(() => {
      if (this.#core.isHere(tenant)) return true;
      if (number < this.numberOf(tenant)) return false;
      this.#undo(this.#waiting);
      const changes = this.#core.arrive(tenant, rows);
      this.#numbers.set(tenant, number);
      this.#waiting = this.#decideAgain(this.#waiting);
      this.#listeners.tell(changes);
      return true;
    });
  }

  /** Drops a company from memory. @returns false while some of its changes are not yet durable */
  depart(tenant: string): Promise<boolean> {
    return this.#doBetween(() => {
      const isWritten = this.#waiting.some(({ decided }) => decided.steps.some((step) => step.tenant === tenant));
      if (isWritten || !this.#core.isHere(tenant)) return false;
      this.#core.depart(tenant);
      return true;
    });
  }

  /** @throws StoreUnavailable */
  requireOpen(): void {
    if (this.#state === 'open') return;
    throw new StoreUnavailable(this.#state === 'closed' ? 'The store is closed' : this.#reason);
  }

  /** Waits for running work, and accepts nothing more. */
  async close(): Promise<void> {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.#stopNews();
    clearTimeout(this.#timer);
    await this.#running;
    await this.#probing;
  }

  #decide(work: (tx: Transaction) => unknown): Decided {
    const { result, steps } = this.#core.apply(work);
    try {
      return { result, steps, kept: keptSteps(steps, (collection) => this.#core.specOf(collection)) };
    } catch (error) {
      this.#core.undo(steps);
      throw error;
    }
  }

  #doBetween<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve) => {
      this.#between.push(() => resolve(work()));
      this.#start();
    });
  }

  #start(): void {
    this.#running ??= this.#run()
      .catch((error: unknown) => {
        // A bug in this program, so memory may be wrong: none of it may be stored. Ends the process.
        this.#state = 'unsure';
        throw error;
      })
      .finally(() => {
        this.#running = undefined;
        // Calls between the end of the loop and this line found it still running.
        if (this.#isDue) this.#start();
      });
  }

  get #isDue(): boolean {
    return this.#waiting.length > 0 || this.#hasNews || this.#between.length > 0;
  }

  /** Runs until nothing waits. When the state changes, running work is finished or undone; nothing stays waiting. */
  async #run(): Promise<void> {
    await Promise.resolve(); // transactions of the same moment share the first group
    while (this.#isDue) {
      for (const work of this.#between.splice(0)) work();
      if (this.#hasNews) await this.#hear();
      const batch = this.#waiting;
      this.#waiting = [];
      if (batch.length > 0) await this.#keep(batch);
      if (this.#waiting.length === 0) for (const table of this.#core.tables()) table.compact();
    }
  }

  /** Applies other servers' changes. Waiting transactions were decided without them, so they are decided again. */
  async #hear(): Promise<void> {
    this.#hasNews = false;
    const hearing = this.#hearing;
    this.#hearing = [];
    let news: readonly News[];
    try {
      news = await this.#engine.newsSince(this.#numbers);
    } catch (error) {
      // The engine calls again; until then this server keeps its last state.
      const message = `What other servers did cannot be read: ${errorText(error)}`;
      this.#log({ level: 'warn', message });
      for (const { reject } of hearing) reject(new StoreUnavailable(message, { cause: error }));
      return;
    }
    if (news.length > 0) {
      this.#undo(this.#waiting);
      this.#adopt(news);
      this.#waiting = this.#decideAgain(this.#waiting);
    }
    for (const { resolve } of hearing) resolve();
  }

  /** Makes a batch durable and acknowledges it, or undoes it with an error. */
  async #keep(batch: readonly Waiting[]): Promise<void> {
    const group = this.#groupOf(batch);
    try {
      if (this.#state === 'unsure') throw new StoreUnavailable(this.#reason);
      await this.#declare();
      if (group.steps.length > 0) await this.#timed(this.#engine.commit(group));
    } catch (error) {
      await this.#recover({ error, batch, group });
      return;
    }
    this.#acknowledge(batch, group);
  }

  async #timed(commit: Promise<void>): Promise<void> {
    const started = performance.now();
    await commit;
    this.#watch?.commit?.(performance.now() - started);
  }

  async #recover(failed: { error: unknown; batch: readonly Waiting[]; group: CommitGroup }): Promise<void> {
    const { error, batch, group } = failed;
    if (error instanceof Behind) await this.#keepHeld(batch, group);
    else if (error instanceof OutcomeUnknown) await this.#settle(failed);
    else if (error instanceof GuardViolation || error instanceof AlreadyThere) await this.#keepOneByOne(batch, error);
    else this.#refuse(error, batch);
  }

  /** Decides a batch again, while its companies are locked. */
  async #keepHeld(batch: readonly Waiting[], { decidedAt }: Pick<CommitGroup, 'decidedAt'>): Promise<void> {
    let held: HeldGroup;
    try {
      held = await this.#engine.hold(decidedAt);
    } catch (error) {
      // If two servers wait for each other, one gives way and asks again.
      if (error instanceof Behind) await this.#keepHeld(batch, { decidedAt });
      else this.#refuse(error, batch);
      return;
    }
    this.#undo([...batch, ...this.#waiting]);
    this.#adopt(held.news);
    const again = this.#decideAgain(batch);
    this.#waiting = this.#decideAgain(this.#waiting);
    const group = this.#groupOf(again);
    try {
      // If it now concerns another company, that one is not locked, so it may be behind again.
      if (group.steps.length > 0) await this.#timed(held.commit(group));
      else await held.release();
    } catch (error) {
      await this.#recover({ error, batch: again, group });
      return;
    }
    this.#acknowledge(again, group);
  }

  /** Finds the transaction of a batch that the database refuses, and stores the others. */
  async #keepOneByOne(batch: readonly Waiting[], refusal: GuardViolation | AlreadyThere): Promise<void> {
    const later = this.#waiting;
    this.#waiting = [];
    this.#undo([...batch, ...later]);
    const [only] = batch;
    if (only !== undefined && batch.length === 1) {
      if (refusal instanceof GuardViolation) this.#log({ level: 'error', message: refusal.message });
      only.reject(refusal);
    } else {
      for (const each of batch) {
        const [decided] = this.#decideAgain([each]);
        if (decided) await this.#keep([decided]);
      }
    }
    this.#waiting = [...this.#decideAgain(later), ...this.#waiting];
  }

  /** Asks until the database answers whether it stored a group. Meanwhile callers hear that the outcome is unknown. */
  async #settle({
    error,
    batch,
    group,
  }: {
    error: unknown;
    batch: readonly Waiting[];
    group: CommitGroup;
  }): Promise<void> {
    const later = this.#waiting;
    this.#waiting = [];
    this.#undo(later);
    this.#state = this.#state === 'closed' ? 'closed' : 'unsure';
    this.#reason = `The database did not say whether it has kept a write: ${errorText(error)}`;
    this.#log({ level: 'error', message: this.#reason });
    const unavailable = new StoreUnavailable(this.#reason, { cause: error });
    for (const { reject } of later) reject(unavailable);
    const giveUp = setTimeout(() => batch.forEach(({ reject }) => reject(unavailable)), PATIENCE);
    const isKept = await this.#askWhetherKept(group.id);
    clearTimeout(giveUp);
    if (isKept === true) this.#acknowledge(batch, group);
    else {
      this.#undo(batch);
      for (const { reject } of batch) reject(unavailable);
    }
    if (this.#state === 'closed') return;
    this.#state = 'open';
    const outcome = isKept === true ? 'it has' : 'it has not, and the write is undone';
    this.#log({ level: 'info', message: `The database is back: ${outcome}` });
  }

  /** @returns undefined when the store was closed before an answer */
  async #askWhetherKept(groupId: string): Promise<boolean | undefined> {
    for (;;) {
      try {
        return await this.#engine.settle(groupId);
      } catch {
        if (this.#state === 'closed') return undefined;
        await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL));
      }
    }
  }

  #groupOf(batch: readonly Waiting[]): CommitGroup {
    const steps = batch.flatMap(({ decided }) => decided.kept);
    const decidedAt = new Map<string, number>();
    for (const { collection, tenant } of steps) {
      if (this.#core.specOf(collection).old) continue;
      decidedAt.set(tenant, this.#numbers.get(tenant) ?? 0);
    }
    return { id: randomUUID(), decidedAt, steps };
  }

  #acknowledge(batch: readonly Waiting[], { decidedAt }: CommitGroup): void {
    for (const [tenant, number] of decidedAt) this.#numbers.set(tenant, number + 1);
    for (const { decided, resolve } of batch) {
      if (decided.steps.length > 0 && !this.#listeners.isEmpty) this.#listeners.tell(netChanges(decided.steps));
      this.#core.settle(decided.steps);
      resolve(decided.result);
    }
  }

  /** Latest first, so that memory returns to its earlier state. */
  #undo(lost: readonly Waiting[]): void {
    for (const { decided } of lost.toReversed()) this.#core.undo(decided.steps);
  }

  #adopt(news: readonly News[]): void {
    for (const each of news) {
      const changes = this.#core.adopt(each);
      this.#numbers.set(each.tenant, each.number);
      this.#listeners.tell(changes);
    }
  }

  /** @returns the transactions that succeeded this time; the others get their error */
  #decideAgain(undone: readonly Waiting[]): Waiting[] {
    return undone.filter((waiting) => {
      try {
        waiting.decided = this.#decide(waiting.work);
        return true;
      } catch (error) {
        waiting.reject(error);
        return false;
      }
    });
  }

  /** Undoes everything not yet acknowledged, so memory equals the stored data. */
  #refuse(cause: unknown, batch: readonly Waiting[]): void {
    const lost = [...batch, ...this.#waiting];
    this.#waiting = [];
    this.#undo(lost);
    if (this.#state === 'open') {
      this.#state = 'refused';
      this.#reason = `The database refused a write: ${errorText(cause)}`;
      this.#log({ level: 'error', message: this.#reason });
    }
    const error = new StoreUnavailable(this.#reason, { cause });
    for (const { reject } of lost) reject(error);
    if (this.#state === 'refused') void this.#probe();
  }

  /** Tries a write; if it succeeds, writes are accepted again, otherwise it is tried later. */
  #probe(): Promise<void> {
    clearTimeout(this.#timer);
    this.#probing ??= this.#engine
      .probe()
      .then(() => {
        if (this.#state !== 'refused') return;
        this.#state = 'open';
        this.#log({ level: 'info', message: 'The database takes writes again' });
      })
      .catch(() => {
        if (this.#state !== 'refused') return;
        this.#timer = setTimeout(() => void this.#probe(), PROBE_INTERVAL).unref();
      })
      .finally(() => (this.#probing = undefined));
    return this.#probing;
  }
}
