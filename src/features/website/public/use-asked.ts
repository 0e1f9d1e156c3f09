import { useEffect, useState } from 'react';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { isAbort, type HttpError } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';

type Asked<Answer> = { readonly data?: Answer; readonly failure?: HttpError };

/** What the server answers to a visitor, once a page. */
export function useAsked<Answer>(path: string): Asked<Answer> {
  const [asked, setAsked] = useState<Asked<Answer>>({});
  useEffect(() => {
    const controller = new AbortController();
    request<Answer>({ path, isGuest: true, signal: controller.signal }).then(
      ({ data }) => setAsked({ data }),
      (error: unknown) => {
        if (!isAbort(error)) setAsked({ failure: asHttpError(error) });
      },
    );
    return () => controller.abort();
  }, [path]);
  return asked;
}
