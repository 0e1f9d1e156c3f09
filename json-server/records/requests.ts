import { createHash } from 'node:crypto';
import { conflict, HttpError, malformed } from '../http/http-error.ts';
import type { Reply } from '../http/reply.ts';
import { partitionWriter } from '../live/rows/company.ts';
import { oldIn } from '../live/rows/old-rows.ts';
import { boundedCache } from '../store/bounded-cache.ts';
import { AlreadyThere, GLOBAL, type OwnStore, type OwnTransaction, type TableSpec } from '../store/types.ts';
import { withOld } from './with-old.ts';

/** Answers stored for repeated requests, one row per Idempotency-Key, in the global partition. */
export const REQUESTS = '_requests';
/** ms; a retry later than this creates again */
export const ANSWER_LIFETIME = 24 * 60 * 60 * 1000;
/** Keys that a server remembers having answered: some minutes of a busy one, in about a megabyte. */
const ANSWERED = 10_000;
const KEY = /^[\x21-\x7e]{1,200}$/;

export const REQUESTS_TABLE: TableSpec = {
  unique: [],
  ordered: {},
  search: [],
  old: { at: 'at', second: 'isRefused' },
};

/** Makes the sweep of expired answers. */
export const createRequestsSweep =
  (store: OwnStore) =>
  (now: number): Promise<number> =>
    store.dropOld(REQUESTS, now - ANSWER_LIFETIME);

/** A request that may be sent twice but must take effect once. */
export type Repeatable = {
  /** The Idempotency-Key; absent = runs every time. */
  readonly key: string | undefined;
  /** The sender and target; the same key elsewhere is a different request. */
  readonly owner: readonly string[];
  readonly body: Buffer;
};

export type Requests = {
  /**
   * Runs `work` in a transaction, or repeats the first answer. What `work` returns beside the reply is not repeated.
   * @throws HttpError 400, 409 in flight, 422 different body
   */
  readonly once: <R extends Reply>(request: Repeatable, work: (tx: OwnTransaction) => R) => Promise<R | Reply>;
  /** The first answer, for work that takes long to prepare. @throws HttpError like `once` */
  readonly earlier: (request: Repeatable) => Promise<Reply | undefined>;
};

const digest = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('base64url');
};

const otherBody = (): HttpError => new HttpError({ status: 422, problem: { key: 'idempotencyKeyReused' } });

/**
 * Idempotency of POST: the answer is stored in the same transaction as its effect, so neither exists without the other.
 */
export function createRequests({ store, clock }: { store: OwnStore; clock: () => number }): Requests {
  /** Body digests of requests in progress, from arrival until the answer is on disk. */
  const inFlight = new Map<string, string>();
  const answered = boundedCache<true>(ANSWERED);
  const sweep = createRequestsSweep(store);

  const run = <R extends Reply>(id: string, hash: string, work: (tx: OwnTransaction) => R): Promise<R> =>
    withOld(store, (tx): R => {
      const reply = work(tx);
      partitionWriter(tx).put(REQUESTS, {
        id,
        hash,
        at: clock(),
        status: reply.status,
        headers: reply.headers ?? {},
        body: reply.repeated === undefined ? (reply.json ?? null) : reply.repeated,
      });
      return reply;
    });

  const replay = async (id: string, hash: string): Promise<Reply | undefined> => {
    const known = await oldIn(store, GLOBAL)(REQUESTS).get(id);
    if (known === undefined) return undefined;
    if (known.at < clock() - ANSWER_LIFETIME) {
      // By age and not by id: the answer that another server has just given to the same request stays.
      await sweep(clock());
      return undefined;
    }
    if (known.hash !== hash) throw otherBody();
    return {
      status: known.status,
      headers: { ...known.headers, 'Idempotent-Replayed': 'true' },
      ...(known.body === null ? {} : { json: known.body }),
    };
  };

  /** A failed write may be the second of its kind. Where that cannot be asked, its own error counts. */
  const replayFailed = (id: string, hash: string, failure: unknown): Promise<Reply | undefined> =>
    replay(id, hash).catch((error: unknown) => {
      throw error instanceof HttpError ? error : failure;
    });

  /**
   * Nearly every key is new, so the database is not asked before: it refuses the second answer of a key, and with it
   * the effect. This server asks first about keys that it has answered, so that a repeat runs nothing.
   */
  const runOrReplay = async <R extends Reply>(
    id: string,
    hash: string,
    work: (tx: OwnTransaction) => R,
    isSwept = false,
  ): Promise<R | Reply> => {
    const known = answered.get(id) && (await replay(id, hash));
    if (known) return known;
    try {
      const reply = await run(id, hash, work);
      answered.set(id, true);
      return reply;
    } catch (error) {
      const reply = await replayFailed(id, hash, error);
      if (reply) return reply;
      // The answer that was in the way was too old, and is gone.
      if (error instanceof AlreadyThere && error.id === id && !isSwept) return runOrReplay(id, hash, work, true);
      throw error;
    }
  };

  /** @throws HttpError 400 for a malformed key; 409 or 422 while a request with this key is under way */
  const nameOf = (key: string, { owner, body }: Repeatable): { readonly id: string; readonly hash: string } => {
    if (!KEY.test(key)) throw malformed('Idempotency-Key must be 1 to 200 visible ASCII characters.');
    const id = digest(...owner, key);
    const hash = digest(body);
    const running = inFlight.get(id);
    if (running !== undefined) throw running === hash ? conflict('inFlight') : otherBody();
    return { id, hash };
  };

  return {
    once: async (request, work) => {
      if (request.key === undefined) return withOld(store, work);
      const { id, hash } = nameOf(request.key, request);
      inFlight.set(id, hash);
      try {
        return await runOrReplay(id, hash, work);
      } finally {
        inFlight.delete(id);
      }
    },
    earlier: async (request) => {
      if (request.key === undefined) return undefined;
      const { id, hash } = nameOf(request.key, request);
      return replay(id, hash);
    },
  };
}
