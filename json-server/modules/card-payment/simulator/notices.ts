import { createHmac, randomBytes } from 'node:crypto';
import type { SimulatedPayment } from './ledger.ts';

export const SIGNATURE = 'x-pay-signature';
export const TIMESTAMP = 'x-pay-timestamp';

/** Signs the timestamp and the exact bytes of the body. */
export const signatureOf = (secret: string, timestamp: string, body: Buffer | string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;

/** ms after which an unaccepted message is sent again */
const RETRIES = [1000, 5000, 30_000];

export type Notices = {
  /** Notifies the shop of a payment's result in the way its card demands: once, twice, late or badly signed. */
  readonly tell: (payment: SimulatedPayment) => void;
  readonly close: () => void;
};

export function createNotices({ secret, late }: { secret: string; late: number }): Notices {
  const timers = new Set<NodeJS.Timeout>();
  const runAfter = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer.unref());
  };
  const send = (payment: SimulatedPayment, key: string, attempt: number): void => {
    const { ref, id, status, total, currency } = payment;
    const body = JSON.stringify({ event: 'payment', ref, paymentId: id, status, total, currency });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'content-type': 'application/json',
      [TIMESTAMP]: timestamp,
      [SIGNATURE]: signatureOf(key, timestamp, body),
    };
    const scheduleRetry = (): void => {
      const wait = RETRIES[attempt];
      if (wait !== undefined) runAfter(wait, () => send(payment, key, attempt + 1));
    };
    fetch(payment.notifyUrl, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(10_000) })
      .then((answer) => {
        if (!answer.ok && answer.status !== 401) scheduleRetry();
      })
      .catch(scheduleRetry);
  };
  return {
    tell: (payment) => {
      const { does } = payment;
      if (does === 'BROWSER_DIED' || does === 'TIMEOUT') return;
      const key = does === 'BAD_SIGNATURE' ? randomBytes(32).toString('hex') : secret;
      runAfter(does === 'LATE_NOTICE' ? late : 0, () => send(payment, key, 0));
      if (does === 'DOUBLE_NOTICE') runAfter(50, () => send(payment, key, 0));
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
