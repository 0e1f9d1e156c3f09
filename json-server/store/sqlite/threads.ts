import type { Worker } from 'node:worker_threads';
import { startThread } from '../start-thread.ts';
import type { ReaderCalls } from './sqlite-reader.ts';
import type { WriterCalls } from './sqlite-writer.ts';
import { Thread } from './thread.ts';
import type { AnyCalls } from './thread.ts';

export type Writer = Thread<WriterCalls>;
export type ReaderThread = Thread<ReaderCalls>;

/** Idle threads of one kind kept for the next file. */
const MAX_IDLE = 2;

/**
 * Starting a thread takes longer than opening a file, and tests open very many, so a thread is reused when its file is
 * closed.
 */
class Threads<Calls extends AnyCalls> {
  readonly #start: () => Worker;
  readonly #close: (thread: Thread<Calls>) => Promise<void>;
  readonly #idle: Thread<Calls>[] = [];

  constructor(start: () => Worker, close: (thread: Thread<Calls>) => Promise<void>) {
    this.#start = start;
    this.#close = close;
  }

  take(): Thread<Calls> {
    const idle = this.#idle.pop();
    return idle === undefined || idle.hasEnded ? new Thread<Calls>(this.#start()) : idle;
  }

  /** Closes its file. */
  async giveBack(thread: Thread<Calls>): Promise<void> {
    const isClosed = await this.#close(thread).then(
      () => true,
      () => false,
    );
    if (isClosed && this.#idle.length < MAX_IDLE) this.#idle.push(thread);
    else await thread.terminate();
  }
}

const start = (name: string) => () => startThread(name, import.meta.url);
export const writers = new Threads<WriterCalls>(start('sqlite-writer'), (thread) => thread.ask('close'));
export const readers = new Threads<ReaderCalls>(start('sqlite-reader'), (thread) => thread.ask('close'));
