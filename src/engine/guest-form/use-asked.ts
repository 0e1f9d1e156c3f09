import { useEffect, useState } from 'react';
import { isAbort, type HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { asHttpError } from '../resource/as-http-error.ts';

type Asked<Answer> = { readonly data?: Answer; readonly failure?: HttpError };

/** What the server answers to a visitor, once a page, and again when that failed and the visitor wants it. */
export function useAsked<Answer>(path: string): Asked<Answer> & { readonly retry: () => void } {
  const [asked, setAsked] = useState<Asked<Answer>>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    request<Answer>({ path, isGuest: true, signal: controller.signal }).then(
      ({ data }) => setAsked({ data }),
      (error: unknown) => {
        if (!isAbort(error)) setAsked({ failure: asHttpError(error) });
      },
    );
    return () => controller.abort();
  }, [path, turn]);
  const retry = () => {
    setAsked({});
    setTurn(turn + 1);
  };
  return { ...asked, retry };
}
