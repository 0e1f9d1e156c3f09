import type { Worker } from 'node:worker_threads';

export type ThreadQuestion<Asked = unknown[]> = { readonly id: number; readonly name: string; readonly asked: Asked };
export type ThreadAnswer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly failed: { readonly message: string; readonly code: string } }
);

/** An error thrown in a thread, with the code from SQLite or the system. */
export class ThreadError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.name = 'ThreadError';
    this.code = code;
  }
}

/** The code of a call whose thread ended before the answer. */
export const ENDED = 'THREAD_ENDED';

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };
export type AnyCalls = { readonly [name: string]: (...asked: never[]) => unknown };

/**
 * A thread whose functions are called by name (`answer-calls.ts`). It keeps the process running only while a call is
 * pending.
 */
export class Thread<Calls extends AnyCalls> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #ended: ThreadError | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => this.#hear(answer));
    worker.on('error', (error) => this.#end(`: ${error.message}`));
    worker.on('exit', () => this.#end(''));
  }

  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** @throws ThreadError; with the code ENDED it is unknown whether the call took effect */
  ask<Name extends keyof Calls & string>(
    name: Name,
    ...asked: Parameters<Calls[Name]>
  ): Promise<ReturnType<Calls[Name]>> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const id = (this.#last += 1);
      this.#waiting.set(id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage({ id, name, asked } satisfies ThreadQuestion);
    });
  }

  /** Only without a pending call: terminating a thread in the middle of one makes the driver end the whole process. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #hear(answer: ThreadAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('failed' in answer) waiting?.reject(new ThreadError(answer.failed.message, answer.failed.code));
    else waiting?.resolve(answer.value);
  }

  #end(why: string): void {
    this.#ended ??= new ThreadError(`A thread of the database has ended${why}`, ENDED);
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    this.#waiting.clear();
  }
}
