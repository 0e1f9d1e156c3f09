import { mayJoin } from '../config/joint-reads.ts';
import type { JointReads } from '../wire/meta.ts';

/** An answer as it came. */
export type Arrived = {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  /** Its body; undefined where it has none. */
  readonly parsed: unknown;
  /** Its body is no JSON. */
  readonly isBroken: boolean;
};
type Read = { readonly path: string; readonly signal?: AbortSignal | undefined; readonly timeout?: number };
type Send = (read: Read) => Promise<Arrived>;
type Waiting = {
  readonly read: Read;
  readonly resolve: (answer: Arrived) => void;
  readonly reject: (error: unknown) => void;
};

/** The header that names a request in the server's log. */
export const REQUEST_ID = 'X-Request-Id';
/** Characters of an address that every proxy lets pass. */
const LONGEST = 6000;
/** The server's limit for one call. */
const MAX_JOINT_READS = 40;
/** Streamed answers need a separate call. */
const ALONE = 413;

/**
 * Reads that a screen asks in one turn become one call: a browser opens six connections to a server, and each call costs
 * it more than the server's answer. A read that is alone stays the call it is.
 * @param send makes one call
 * @returns a `send` for reads that may be joined
 */
export function joinReads(send: Send): Send {
  let waiting: Waiting[] = [];
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (const part of partsOf(all)) void sendPart(send, part);
  };
  // Ends the turn without the milliseconds that browsers add to a timer.
  const turn = new MessageChannel();
  turn.port1.onmessage = flush;
  return (read) =>
    !mayJoin(read.path)
      ? send(read)
      : new Promise((resolve, reject) => {
          // A microtask is too early: Refine's hooks ask a little later in the same turn than `useAnswer` does.
          if (waiting.length === 0) turn.port2.postMessage(undefined);
          waiting.push({ read, resolve, reject });
        });
}

const askedBy = ({ read: { path } }: Waiting): string => `of=${encodeURIComponent(path)}`;

function partsOf(all: readonly Waiting[]): Waiting[][] {
  const parts: Waiting[][] = [];
  let length = 0;
  for (const one of all) {
    const part = parts.at(-1);
    length += askedBy(one).length + 1;
    if (part && length <= LONGEST && part.length < MAX_JOINT_READS) part.push(one);
    else {
      parts.push([one]);
      length = askedBy(one).length;
    }
  }
  return parts;
}

async function sendPart(send: Send, part: readonly Waiting[]): Promise<void> {
  const [only] = part;
  if (only && part.length === 1) {
    send(only.read).then(only.resolve, only.reject);
    return;
  }
  const controller = new AbortController();
  let left = part.length;
  for (const { read, reject } of part) {
    const giveUp = () => {
      reject(new DOMException('Given up', 'AbortError'));
      left -= 1;
      if (left === 0) controller.abort();
    };
    if (read.signal?.aborted) giveUp();
    else read.signal?.addEventListener('abort', giveUp, { once: true });
  }
  const timeout = Math.max(...part.map(({ read }) => read.timeout ?? 0));
  try {
    const path = `/_meta/reads?${part.map(askedBy).join('&')}`;
    const joint = await send({ path, signal: controller.signal, ...(timeout > 0 && { timeout }) });
    // A session that has ended, a server that is away, what nobody can read: the answer to each of them.
    if (!joint.ok || joint.isBroken) {
      for (const { resolve } of part) resolve(joint);
      return;
    }
    const { answers } = joint.parsed as JointReads;
    for (const [index, { read, resolve, reject }] of part.entries()) {
      const answer = answers[index];
      if (!answer || answer.status === ALONE) send(read).then(resolve, reject);
      else resolve(arrived(answer, joint.headers.get(REQUEST_ID)));
    }
  } catch (error) {
    for (const { reject } of part) reject(error);
  }
}

/** @param requestId of the call that brought it */
const arrived = ({ status, headers, body }: JointReads['answers'][number], requestId: string | null): Arrived => ({
  status,
  ok: status >= 200 && status < 300,
  headers: new Headers({ ...headers, ...(requestId !== null && { [REQUEST_ID]: requestId }) }),
  parsed: body,
  isBroken: false,
});
