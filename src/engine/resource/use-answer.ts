import { useEffect, useState } from 'react';
import type { HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { asHttpError } from './as-http-error.ts';

type Call = { readonly path: string; readonly body?: object };
export type Answered<Body> = {
  /** Of the question as it is now or, while that is on its way, of the one before; undefined when nothing is asked. */
  readonly data: Body | undefined;
  /** Whether `data` answers the question as it is now. */
  readonly isCurrent: boolean;
  readonly failure: HttpError | undefined;
  readonly refresh: () => void;
};
type Known<Body> = { readonly name: string; readonly data: Body | undefined; readonly failure: HttpError | undefined };

const PAUSE = 200; // ms after the last change

/**
 * Asks the server while somebody types: after a pause, the newest question only, and an answer that comes late is dropped.
 * @param call undefined = nothing to ask
 */
export function useAnswer<Body>(call: Call | undefined): Answered<Body> {
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Known<Body>>();
  const question = call && JSON.stringify(call);
  const name = question === undefined ? undefined : `${question} ${round}`;
  useEffect(() => {
    if (question === undefined || name === undefined) return;
    const { path, body } = JSON.parse(question) as Call;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const { data } = await request<Body>({ path, signal, ...(body && { method: 'POST', body }) });
        if (!signal.aborted) setKnown({ name, data, failure: undefined });
      } catch (error) {
        if (!signal.aborted) setKnown({ name, data: undefined, failure: asHttpError(error) });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question, name]);
  const shown = name === undefined ? undefined : known;
  return {
    data: shown?.data,
    isCurrent: shown?.name === name,
    failure: shown?.failure,
    refresh: () => setRound((last) => last + 1),
  };
}
