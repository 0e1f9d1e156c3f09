import { useEffect, useState } from 'react';
import { HttpError, isAbort } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';
import type { PayOrder } from '../../../wire/card-payment.ts';

export type OrderState =
  { readonly kind: 'loading' | 'gone' | 'failed' } | { readonly kind: 'open'; readonly order: PayOrder };

/** The order behind a link, in the language on the screen. */
export function useOrder(id: string, language: string): { readonly state: OrderState; readonly retry: () => void } {
  const [state, setState] = useState<OrderState>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const path = `/public/pay/${encodeURIComponent(id)}`;
    request<PayOrder>({ path, isGuest: true, signal: controller.signal }).then(
      ({ data }) => setState({ kind: 'open', order: data }),
      (error: unknown) => {
        if (isAbort(error)) return;
        setState({ kind: error instanceof HttpError && error.statusCode === 404 ? 'gone' : 'failed' });
      },
    );
    return () => controller.abort();
  }, [id, language, turn]);
  return { state, retry: () => setTurn((before) => before + 1) };
}
