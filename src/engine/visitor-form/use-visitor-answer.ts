import { useEffect, useState } from 'react';
import { isAbort, type HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { asHttpError } from '../resource/as-http-error.ts';

type VisitorAnswer<Answer> = { readonly data?: Answer; readonly failure?: HttpError };

/**
 * What the server answers to a visitor, once a page, and again when the visitor wants it; the pages without a sign-in do
 * without a query client. What is there stays until the next answer.
 * @param language of the answer; another one is asked for anew. Left out, a page is asked for once in whatever it is.
 */
export function useVisitorAnswer<Answer>(
  path: string,
  language?: string,
): VisitorAnswer<Answer> & { readonly retry: () => void } {
  const [asked, setAsked] = useState<VisitorAnswer<Answer>>({});
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    request<Answer>({ path, isPublic: true, signal: controller.signal }).then(
      ({ data }) => setAsked({ data }),
      (error: unknown) => {
        if (!isAbort(error)) setAsked({ failure: asHttpError(error) });
      },
    );
    return () => controller.abort();
  }, [path, language, turn]);
  const retry = () => {
    setAsked((before) => (before.failure ? {} : before));
    setTurn((before) => before + 1);
  };
  return { ...asked, retry };
}
