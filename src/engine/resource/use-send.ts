import { useInvalidate } from '@refinedev/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type HttpError, isAbort, isRefusal } from '../../providers/http-error.ts';
import { type HttpRequest, request } from '../../providers/http.ts';
import { newKey } from '../../providers/new-key.ts';
import { notify } from '../../providers/notification.ts';
import { asHttpError } from './as-http-error.ts';

/** A call that changes something. */
export type SendableCall = Pick<HttpRequest, 'path' | 'body' | 'text' | 'headers' | 'timeout'> & {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * However often it arrives, it happens once: it goes under an `Idempotency-Key`, the same one until the server has done
   * or refused it. Only where the same call again means the same thing, and not another of its kind.
   * The server keeps the answer to such a call, so never where that is a secret.
   */
  readonly isOnce?: boolean;
};
/** Sends one call. @throws HttpError */
export type SendCall = <Body = unknown>(call: SendableCall) => Promise<Body>;
/** Several calls one after another, or one with work before or after it. */
export type SendSteps<Body> = (send: SendCall) => Promise<Body>;
export type Sent<Body> =
  | { readonly isDone: true; readonly data: Body }
  /** Without a failure it was a second press, or cancelled because somebody else has signed in. */
  | { readonly isDone: false; readonly failure?: HttpError | undefined };

type SendOptions = {
  /** Resources that it changes: their lists and records are asked for again, once it is done or refused. */
  readonly refreshes?: readonly string[];
  /** Shows a failure as a message with this key. By default, the caller shows `failure`. */
  readonly failureKey?: string;
};
type Sending = {
  /**
   * Nothing is sent while something else is on its way. Leaving the screen does not stop it: it may have happened
   * already. Never rejects.
   */
  readonly send: <Body = unknown>(wanted: SendableCall | SendSteps<Body>) => Promise<Sent<Body>>;
  /** Until its result is loaded, too: a second press is about the new state. */
  readonly isSending: boolean;
  /** Why the last one failed, until the next is sent; `errors` has the errors of single fields. */
  readonly failure: HttpError | undefined;
  /** Takes the failure away, unless something is on its way. */
  readonly forget: () => void;
};

const NONE: readonly string[] = [];
/** ms; who sends the same again later means another one, and the server would answer it with the first */
const RETRY_WITHIN = 10 * 60_000;

type Unfinished = { readonly key: string; readonly at: number };

/** Whether it is known that nothing was done: another copy of the call may still be at work. */
const isDecided = (failure: HttpError): boolean =>
  isRefusal(failure) && failure.body['type'] !== 'urn:konak:problem:inFlight';

/** Sends commands other than saving records: one at a time, with the reason of a failure. */
export function useSend({ refreshes = NONE, failureKey }: SendOptions = {}): Sending {
  const invalidate = useInvalidate();
  const isUnderWay = useRef(false);
  /** Calls that are unfinished or have an unknown outcome; sent again, each is the same call. */
  const unfinished = useRef(new Map<string, Unfinished>());
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    retry: false,
    // Not 0: a dialog that is gone before the answer would have its mutation looked at without a pause.
    gcTime: 1000,
    // Whether there is a connection is found out by sending: http.ts says so.
    networkMode: 'always',
  });
  const refresh = () =>
    Promise.all(refreshes.map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })));

  const sendCall = async <Body>({ isOnce = false, ...call }: SendableCall): Promise<Body> => {
    if (!isOnce) return (await request<Body>(call)).data;
    const what = JSON.stringify(call);
    const before = unfinished.current.get(what);
    const { key, at } = before && Date.now() - before.at < RETRY_WITHIN ? before : { key: newKey(), at: Date.now() };
    unfinished.current.set(what, { key, at });
    try {
      return (await request<Body>({ ...call, headers: { ...call.headers, 'Idempotency-Key': key } })).data;
    } catch (reason) {
      if (isDecided(asHttpError(reason))) unfinished.current.delete(what);
      throw reason;
    }
  };

  const send = <Body>(wanted: SendableCall | SendSteps<Body>): Promise<Sent<Body>> => {
    if (isUnderWay.current) return Promise.resolve({ isDone: false });
    isUnderWay.current = true;
    let hasArrived = false;
    const step: SendCall = async <StepBody>(call: SendableCall) => {
      const body = await sendCall<StepBody>(call);
      hasArrived = true;
      return body;
    };
    return new Promise((resolve) => {
      mutate(async () => {
        try {
          const data = await (typeof wanted === 'function' ? wanted(step) : step<Body>(wanted));
          // Only now: until all steps are done, those that were are sent again under their keys.
          unfinished.current.clear();
          resolve({ isDone: true, data });
        } catch (reason) {
          const failure = isAbort(reason) ? undefined : asHttpError(reason);
          if (failure && failureKey !== undefined) {
            notify({ type: 'error', key: failureKey, message: failure.message });
          }
          // A refusal was mostly based on old data, so reload; without an answer, the shown data are the best there
          // are.
          if (hasArrived || (failure && isRefusal(failure))) void refresh();
          resolve({ isDone: false, failure });
          throw reason;
        } finally {
          isUnderWay.current = false;
        }
        if (hasArrived) await refresh();
      });
    });
  };
  return {
    send,
    isSending: isPending,
    failure: error === null || isAbort(error) ? undefined : asHttpError(error),
    // A running call has no result yet that could be dropped.
    forget: () => {
      if (!isUnderWay.current) reset();
    },
  };
}
