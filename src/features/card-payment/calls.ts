import { newKey } from '../../engine/resource/new-key.ts';
import { request } from '../../providers/http.ts';
import type { PayLinkSent } from '../../wire/card-payment.ts';

/** Makes a link for an amount in minor units. @throws HttpError */
export async function makePaymentLink(reservationId: string, amount: number): Promise<void> {
  const headers = { 'Idempotency-Key': newKey() };
  await request({ path: '/card-payment-orders', method: 'POST', body: { reservationId, amount }, headers });
}

/** @throws HttpError */
export async function cancelPaymentLink(id: string): Promise<void> {
  await request({ path: `/card-payment-orders/${encodeURIComponent(id)}/actions/cancel`, method: 'POST', body: {} });
}

/** Puts the link into the outbox, or notes that it goes by WhatsApp. @throws HttpError */
export async function sendPaymentLink(orderId: string, channel: 'MAIL' | 'WHATSAPP_LINK'): Promise<PayLinkSent> {
  const headers = { 'Idempotency-Key': newKey() };
  const call = { path: '/card-payments/send', method: 'POST', body: { orderId, channel }, headers } as const;
  return (await request<PayLinkSent>(call)).data;
}
