import { createHash } from 'node:crypto';
import { conflict, HttpError, malformed } from '../http/http-error.ts';
import type { Reply } from '../http/reply.ts';
import { partitionWriter } from '../live/rows/company.ts';
import { oldIn } from '../live/rows/old-rows.ts';
import { AlreadyThere, GLOBAL, type OwnStore, type OwnTransaction, type TableSpec } from '../store/types.ts';
import { withOld } from './with-old.ts';

/** Answers stored for repeated requests, one row per Idempotency-Key, in the global partition. */
export const REQUESTS = '_requests';
/** ms; a retry later than this creates again */
export const ANSWER_LIFETIME = 24 * 60 * 60 * 1000;
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

  const runOrReplay = async <R extends Reply>(
    id: string,
    hash: string,
    work: (tx: OwnTransaction) => R,
  ): Promise<R | Reply> => {
    const known = await replay(id, hash);
    if (known) return known;
    try {
      return await run(id, hash, work);
    } catch (error) {
      // The same request reached another server first; its result may be the reason for the refusal here.
      const isOurs = (error instanceof AlreadyThere && error.id === id) || error instanceof HttpError;
      const reply = isOurs ? await replay(id, hash) : undefined;
      if (reply) return reply;
      throw error;
    }
  };

  return {
    once: async ({ key, owner, body }, work) => {
      if (key === undefined) return withOld(store, work);
      if (!KEY.test(key)) throw malformed('Idempotency-Key must be 1 to 200 visible ASCII characters.');
      const id = digest(...owner, key);
      const hash = digest(body);
      const running = inFlight.get(id);
      if (running !== undefined) throw running === hash ? conflict('inFlight') : otherBody();
      inFlight.set(id, hash);
      try {
        return await runOrReplay(id, hash, work);
      } finally {
        inFlight.delete(id);
      }
    },
  };
}
