import type { SendSteps } from '../../engine/resource/use-send.ts';
import type { PayLinkSent } from '../../wire/card-payment.ts';

/** The lists to refresh after sending, and the id of its failure message. */
export const LINK_CALL = { refreshes: ['card-payment-orders'], failureKey: 'payment-link' };

/** Makes a link for an amount in minor units. */
export const makePaymentLink =
  (reservationId: string, amount: number): SendSteps<unknown> =>
  (send) =>
    send({ path: '/card-payment-orders', method: 'POST', body: { reservationId, amount }, isOnce: true });

const actOn =
  (action: 'cancel' | 'reopen') =>
  (id: string): SendSteps<unknown> =>
  (send) =>
    send({ path: `/card-payment-orders/${encodeURIComponent(id)}/actions/${action}`, method: 'POST', body: {} });

export const cancelPaymentLink = actOn('cancel');
export const reopenPaymentLink = actOn('reopen');

/** Puts the link into the outbox, or records that it goes by WhatsApp. */
export const sendPaymentLink =
  (orderId: string, channel: 'MAIL' | 'WHATSAPP_LINK'): SendSteps<PayLinkSent> =>
  (send) =>
    send({ path: '/card-payments/send', method: 'POST', body: { orderId, channel }, isOnce: true });
