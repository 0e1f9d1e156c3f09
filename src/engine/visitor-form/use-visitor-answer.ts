import { useEffect, useState } from 'react';
import { isAbort, type HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { asHttpError } from '../resource/as-http-error.ts';

type VisitorAnswer<Answer> = { readonly data?: Answer; readonly failure?: HttpError };

/**
 * The server's answer to a visitor, loaded once per page, and again on request; pages without sign-in have no query
 * client. The old answer stays until the next one.
 * @param language of the answer; another one is loaded again. By default a page is loaded once in any language.
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
