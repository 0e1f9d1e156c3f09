import { useState } from 'react';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import type { HttpError } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';
import type { GuestPageWay } from '../../../wire/guest-page.ts';

/** Only the product's own public pages are valid targets. */
const OWN = /^\/v1\/public\/(pay|guest)\/[\w-]+$/;

/** Leads from the page to another one, whose address the server provides. */
export function useWay(path: string): {
  readonly isGoing: boolean;
  readonly failure: HttpError | undefined;
  readonly go: () => void;
} {
  const [isGoing, setIsGoing] = useState(false);
  const [failure, setFailure] = useState<HttpError>();
  const go = () => {
    setIsGoing(true);
    setFailure(undefined);
    request<GuestPageWay>({ path, method: 'POST', body: {}, isPublic: true }).then(
      ({ data }) => {
        if (OWN.test(data.path)) window.location.assign(data.path);
        // After the browser's back button the button must work again.
        setIsGoing(false);
      },
      (error: unknown) => {
        setFailure(asHttpError(error));
        setIsGoing(false);
      },
    );
  };
  return { isGoing, failure, go };
}
