import { parentPort } from 'node:worker_threads';
import { errorCode, errorText } from '../disk.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread.ts';

/** In a thread: answers the calls of `Thread.ask`, one after the other. */
export function answerCalls(handlers: { readonly [name: string]: (...asked: never[]) => unknown }): void {
  const answerTo = ({ id, name, asked }: ThreadQuestion<never[]>): ThreadAnswer => {
    try {
      return { id, value: handlers[name]?.(...asked) };
    } catch (error) {
      return { id, failed: { message: errorText(error), code: errorCode(error) } };
    }
  };
  parentPort?.on('message', (question: ThreadQuestion<never[]>) => parentPort?.postMessage(answerTo(question)));
}
