import type { Reply } from '../http/reply.ts';
import { NotStaged, type Staged } from '../store/staged.ts';
import type { Transaction } from '../store/types.ts';
import type { Repeatable, Requests } from './requests.ts';

/** Times that a request is worked out beside the store, when others change meanwhile what it is about. */
export const ROUNDS = 5;

/** The answer that the same request has had before. */
export async function answered(requests: Requests, once: Repeatable): Promise<Reply | undefined> {
  const unknown = new Error('not yet');
  try {
    return await requests.once(once, () => {
      throw unknown;
    });
  } catch (error) {
    if (error === unknown) return undefined;
    throw error;
  }
}

/** @returns undefined when something was asked that only the store itself can answer */
export async function unlessNotStaged<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotStaged) return undefined;
    throw error;
  }
}

/** What was tried, done at once; undefined when somebody has changed meanwhile what it is about. */
export async function commitStaged(
  staged: Staged,
  once: (work: (tx: Transaction) => Reply) => Promise<Reply>,
  reply: Reply,
): Promise<Reply | undefined> {
  const stale = new NotStaged('changed meanwhile');
  try {
    return await once((tx) => {
      if (!staged.isCurrent()) throw stale;
      staged.replay(tx);
      return reply;
    });
  } catch (error) {
    if (error === stale) return undefined;
    throw error;
  }
}
