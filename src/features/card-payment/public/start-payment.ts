import { request } from '../../../providers/http.ts';
import { newKey } from '../../../providers/new-key.ts';
import type { PayOrder, PayStarted } from '../../../wire/card-payment.ts';

type Start = { readonly id: string; readonly order: PayOrder; readonly installment: number; readonly total: number };

/** Begins a payment. @returns the provider's address to continue at */
export async function startPayment({ id, order, installment, total }: Start): Promise<URL> {
  const acceptedContracts = order.contracts.map(({ kind, version }) => ({ kind, version }));
  const { data } = await request<PayStarted>({
    path: `/public/pay/${encodeURIComponent(id)}/start`,
    method: 'POST',
    body: { installment, acceptedContracts, expectedTotal: total },
    headers: { 'Idempotency-Key': newKey() },
    timeout: 40_000,
    isPublic: true,
  });
  const url = new URL(data.redirectUrl);
  // Only the provider's origin is a valid target.
  if (url.origin !== new URL(order.frameUrl).origin) throw new Error('another origin');
  return url;
}
