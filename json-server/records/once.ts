import type { Reply } from '../http/reply.ts';
import type { OnBehalf } from './context.ts';
import { type WriteTransaction, workIn } from './records.ts';
import type { Steps } from '../../src/config/steps.ts';
import type { Store } from '../store/types.ts';
import type { Repeatable, Requests } from './requests.ts';
import { writtenInSlices } from './staged-request.ts';

/** Runs a write that may be sent twice but takes effect once, as the caller. @throws HttpError 400, 409, 422 */
export type Once = (request: Repeatable, behalf: OnBehalf, work: (work: WriteTransaction) => Reply) => Promise<Reply>;

export const onceOf =
  (requests: Requests): Once =>
  (request, behalf, work) =>
    requests.once(request, (tx) => work(workIn(tx, behalf)));

/** Does a piece of the work, as the caller. */
export type OnceStep = <Result>(piece: (work: WriteTransaction) => Result) => Result;

/** The same for very many records (`writtenInSlices`). */
export type OnceInSlices = (
  request: Repeatable,
  behalf: OnBehalf,
  work: (step: OnceStep) => Steps<Reply>,
) => Promise<Reply>;

export const onceInSlicesOf =
  (stored: { readonly store: Store; readonly requests: Requests }): OnceInSlices =>
  (request, behalf, work) =>
    writtenInSlices(stored, request, (piece) => work((write) => piece((tx) => write(workIn(tx, behalf)))));
