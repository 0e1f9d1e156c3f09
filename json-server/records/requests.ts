import { createHash } from 'node:crypto';
import { conflict, HttpError, malformed } from '../http/http-error.ts';
import type { Reply } from '../http/reply.ts';
import { partitionWriter, tablesIn } from '../live/rows/company.ts';
import { GLOBAL, type OwnStore, type OwnTransaction } from '../store/types.ts';

/** Answers stored for repeated requests, one row per Idempotency-Key, in the global partition. */
export const REQUESTS = '_requests';
/** ms; a retry later than this creates again */
export const KEEP = 24 * 60 * 60 * 1000;
const KEY = /^[\x21-\x7e]{1,200}$/;
/** Expired rows removed per new one, so that the collection stays bounded. Rows in archive files go with their file. */
const SWEPT = 4;

/** Declares the table; call once per store. */
export const defineRequests = (store: OwnStore): void =>
  store.define(REQUESTS, { unique: [], ordered: {}, search: [] });

/** A request that may be sent twice and must take effect once. */
export type Repeatable = {
  /** The Idempotency-Key; absent = runs every time. */
  readonly key: string | undefined;
  /** Who sends it where; the same key elsewhere is a different request. */
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

  const sweep = (tx: OwnTransaction): void => {
    let left = SWEPT;
    for (const row of tablesIn(tx, GLOBAL)(REQUESTS).recent()) {
      if (left === 0 || row.at + KEEP > clock()) return;
      tx.remove(REQUESTS, GLOBAL, row.id);
      left -= 1;
    }
  };

  const runOrReplay = <R extends Reply>(id: string, hash: string, work: (tx: OwnTransaction) => R) =>
    store.transact((tx): R | Reply => {
      const known = tablesIn(tx, GLOBAL)(REQUESTS).get(id);
      if (known && known.at + KEEP > clock()) {
        if (known.hash !== hash) throw otherBody();
        return {
          status: known.status,
          headers: { ...known.headers, 'Idempotent-Replayed': 'true' },
          ...(known.body === null ? {} : { json: known.body }),
        };
      }
      const reply = work(tx);
      if (known) tx.remove(REQUESTS, GLOBAL, id);
      sweep(tx);
      partitionWriter(tx).put(REQUESTS, {
        id,
        hash,
        at: clock(),
        status: reply.status,
        headers: reply.headers ?? {},
        body: reply.json ?? null,
      });
      return reply;
    });

  return {
    once: async ({ key, owner, body }, work) => {
      if (key === undefined) return store.transact(work);
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
