import { useEffect, useState } from 'react';
import { HttpError, isAbort } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';
import type { PayResult } from '../../../wire/card-payment.ts';

const POLL = 1500; // ms
/** ms after which the page mentions a long wait */
const LONG = 60_000;

/** Behind the `#`, which browsers never send. */
export const tokenInAddress = (): string => decodeURIComponent(window.location.hash.slice(1));

export type ResultState =
  | { readonly kind: 'none' | 'gone' | 'asking' }
  | { readonly kind: 'known'; readonly result: PayResult; readonly isLong: boolean };

/** Polls the result of a payment that this browser began until it is decided. Ignores any result in the address. */
export function useResult(token: string): ResultState {
  const [state, setState] = useState<ResultState>({ kind: token === '' ? 'none' : 'asking' });
  useEffect(() => {
    if (token === '') return;
    const controller = new AbortController();
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const path = `/public/pay-result/${encodeURIComponent(token)}`;
        const { data } = await request<PayResult>({ path, isPublic: true, signal: controller.signal });
        setState({ kind: 'known', result: data, isLong: Date.now() - began > LONG });
        if (data.state !== 'WAITING') return;
      } catch (error) {
        if (isAbort(error)) return;
        if (error instanceof HttpError && error.statusCode === 404) {
          setState({ kind: 'gone' });
          return;
        }
        // A missing answer is no reason to stop: the money may be on its way.
      }
      timer = setTimeout(() => void ask(), POLL);
    };
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [token]);
  return state;
}
