import type { Reply } from '../http/reply.ts';
import type { OnBehalf } from './context.ts';
import { type WriteTransaction, workIn } from './records.ts';
import type { Repeatable, Requests } from './requests.ts';

/** Runs a write that may be sent twice but takes effect once, as the caller. @throws HttpError 400, 409, 422 */
export type Once = (request: Repeatable, behalf: OnBehalf, work: (work: WriteTransaction) => Reply) => Promise<Reply>;

export const onceOf =
  (requests: Requests): Once =>
  (request, behalf, work) =>
    requests.once(request, (tx) => work(workIn(tx, behalf)));
