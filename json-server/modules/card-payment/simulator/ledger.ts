import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Case } from './cards.ts';

/** A payment as the simulator stores it: never with a card number or security code. */
export type SimulatedPayment = {
  readonly id: string;
  readonly ref: string;
  readonly price: number;
  readonly total: number;
  readonly currency: string;
  readonly installment: number;
  readonly language: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly status: 'NEW' | 'READY' | 'PENDING' | 'CAPTURED' | 'FAILED' | 'CANCELLED';
  readonly does?: Case;
  readonly isSecure?: boolean;
  readonly last4?: string;
  readonly bank?: string;
  readonly code?: string;
  readonly wrongCodes?: number;
  readonly refunded?: Readonly<Record<string, number>>;
};

export type Ledger = {
  readonly byId: (id: string) => SimulatedPayment | undefined;
  readonly byRef: (ref: string) => SimulatedPayment | undefined;
  readonly put: (payment: SimulatedPayment) => Promise<void>;
};

/** One line per change; the last line of a payment counts. @param file default: in memory only */
export async function openLedger(file: string | undefined): Promise<Ledger> {
  const payments = new Map<string, SimulatedPayment>();
  const ids = new Map<string, string>();
  const keep = (payment: SimulatedPayment): void => {
    payments.set(payment.id, payment);
    ids.set(payment.ref, payment.id);
  };
  const text = file === undefined ? '' : await readFile(file, 'utf8').catch(() => '');
  for (const line of text.split('\n')) {
    try {
      if (line !== '') keep(JSON.parse(line) as SimulatedPayment);
    } catch {
      // The last line of a killed process is torn; its content is lost.
    }
  }
  if (file !== undefined) await mkdir(dirname(file), { recursive: true });
  let queue = Promise.resolve();
  const byId: Ledger['byId'] = (id) => payments.get(id);
  return {
    byId,
    byRef: (ref) => byId(ids.get(ref) ?? ''),
    put: (payment) => {
      keep(payment);
      if (file === undefined) return queue;
      queue = queue
        .catch(() => undefined)
        .then(() => appendFile(file, `${JSON.stringify(payment)}\n`, { mode: 0o600 }));
      return queue;
    },
  };
}
