import { atOnce, type Steps } from '../../src/config/steps.ts';
import { conflict } from '../http/http-error.ts';
import type { Reply } from '../http/reply.ts';
import { inSlices } from '../store/slices.ts';
import { recordWriter } from '../live/rows/record-writer.ts';
import { NotStaged, stage, type Staged } from '../store/staged.ts';
import type { OwnStore, OwnTransaction } from '../store/types.ts';
import type { Repeatable, Requests } from './requests.ts';

/** How often a request is prepared again when others change its records at the same time. */
export const ROUNDS = 5;

/** @returns undefined when only the store itself can answer something */
export async function undefinedIfNotStaged<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotStaged) return undefined;
    throw error;
  }
}

/** Applies the staged work in one go; undefined when others have changed its records. */
export async function commitStaged(
  staged: Staged,
  once: (work: (tx: OwnTransaction) => Reply) => Promise<Reply>,
  reply: Reply,
): Promise<Reply | undefined> {
  const stale = new NotStaged('changed meanwhile');
  try {
    return await once((tx) => {
      if (!staged.isCurrent()) throw stale;
      staged.replay(recordWriter(tx));
      return reply;
    });
  } catch (error) {
    if (error === stale) return undefined;
    throw error;
  }
}

/** Runs a piece of work that sees the results of earlier pieces. */
export type Piece = <Result>(work: (tx: OwnTransaction) => Result) => Result;

/**
 * A write of very many records that may be sent twice: prepared a piece at a time beside the store, so other calls are
 * answered in between, and then written as one.
 * @throws HttpError 409 when others keep changing the same records
 */
export async function writtenInSlices(
  { store, requests }: { readonly store: OwnStore; readonly requests: Requests },
  request: Repeatable,
  work: (piece: Piece) => Steps<Reply>,
): Promise<Reply> {
  const known = await requests.earlier(request);
  if (known) return known;
  for (let round = 0; round < ROUNDS; round += 1) {
    const staged = stage(store);
    const reply = await undefinedIfNotStaged(inSlices(work(staged.transact)));
    if (reply === undefined) return requests.once(request, (tx) => atOnce(work((piece) => piece(tx))));
    const done = await commitStaged(staged, (replay) => requests.once(request, replay), reply);
    if (done) return done;
  }
  throw conflict('busyRecords');
}
