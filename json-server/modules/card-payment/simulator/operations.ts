import { randomBytes } from 'node:crypto';
import { isLuhn } from '../../../../src/domain/card-payment/card-guard.ts';
import { bankOf, caseOf, MAX_CODES, SECURE_CODE, instalmentTotal } from './cards.ts';
import type { SimulatedPayment, Ledger } from './ledger.ts';
import type { Notices } from './notices.ts';

/** An answer in the provider's format; refusals are ordinary answers. */
export type ProviderAnswer = { readonly status: 'success' | 'failure'; readonly [key: string]: unknown };
const failure = (errorCode: string): ProviderAnswer => ({ status: 'failure', errorCode });

type Body = Readonly<Record<string, unknown>>;
const textOf = (body: Body, key: string): string => {
  const value = body[key];
  return typeof value === 'string' ? value : '';
};
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

export type Operations = {
  readonly create: (body: Body) => Promise<ProviderAnswer>;
  readonly shown: (ref: string) => ProviderAnswer;
  readonly cancel: (ref: string) => Promise<ProviderAnswer>;
  readonly refund: (ref: string, body: Body) => Promise<ProviderAnswer>;
  readonly offers: (body: Body) => ProviderAnswer;
  readonly takeCard: (id: string, body: Body) => Promise<ProviderAnswer>;
  /** The code the guest typed at the bank. Answers with the payment afterwards. */
  readonly enterCode: (id: string, code: string) => Promise<SimulatedPayment | undefined>;
};

/** The operations of the provider's simulator; money in minor units; keeps only the last four digits of a card. */
export function createOperations({ ledger, notices }: { ledger: Ledger; notices: Notices }): Operations {
  const end = async (payment: SimulatedPayment, change: Partial<SimulatedPayment>): Promise<SimulatedPayment> => {
    const next: SimulatedPayment = { ...payment, ...change };
    await ledger.put(next);
    if (next.status === 'CAPTURED' || next.status === 'FAILED') notices.tell(next);
    return next;
  };
  const charge = (payment: SimulatedPayment): Promise<SimulatedPayment> => {
    const { does } = payment;
    if (does === 'DECLINED' || does === 'INSUFFICIENT_FUNDS') return end(payment, { status: 'FAILED', code: does });
    if (does === 'TIMEOUT') return end(payment, { status: 'PENDING' });
    return end(payment, { status: 'CAPTURED' });
  };
  return {
    create: async (body) => {
      const ref = textOf(body, 'ref');
      const known = ledger.byRef(ref);
      if (known) return { status: 'success', paymentId: known.id, total: known.total };
      const { price, installment } = body;
      if (ref === '' || !isAmount(price) || !isAmount(installment)) return failure('INVALID');
      const total = instalmentTotal(price, installment);
      if (total === undefined) return failure('NOT_OFFERED');
      const id = randomBytes(24).toString('base64url');
      const returnUrl = textOf(body, 'returnUrl');
      const notifyUrl = textOf(body, 'notifyUrl');
      const of = { currency: textOf(body, 'currency'), language: textOf(body, 'language'), returnUrl, notifyUrl };
      await ledger.put({ id, ref, price, installment, total, ...of, status: 'NEW' });
      return { status: 'success', paymentId: id, total };
    },
    shown: (ref) => {
      const payment = ledger.byRef(ref);
      return payment ? shownOf(payment) : failure('NOT_FOUND');
    },
    cancel: async (ref) => {
      const payment = ledger.byRef(ref);
      if (!payment) return failure('NOT_FOUND');
      const isOver = payment.status === 'CAPTURED' || payment.status === 'FAILED' || payment.status === 'CANCELLED';
      return shownOf(isOver ? payment : await end(payment, { status: 'CANCELLED' }));
    },
    refund: async (ref, body) => {
      const payment = ledger.byRef(ref);
      const key = textOf(body, 'key');
      const { amount } = body;
      if (payment?.status !== 'CAPTURED' || key === '' || !isAmount(amount)) return failure('NOT_REFUNDABLE');
      const refunded = payment.refunded ?? {};
      if (Object.hasOwn(refunded, key)) return { status: 'success' };
      const sum = Object.values(refunded).reduce((all, each) => all + each, 0);
      if (sum + amount > payment.total) return failure('TOO_MUCH');
      await ledger.put({ ...payment, refunded: { ...refunded, [key]: amount } });
      return { status: 'success' };
    },
    offers,
    takeCard: async (id, body) => {
      const payment = ledger.byId(id);
      if (payment?.status !== 'NEW') return failure(payment ? 'OVER' : 'NOT_FOUND');
      const number = textOf(body, 'number');
      const isWhole = /^\d{13,19}$/.test(number) && isLuhn(number) && /^\d{3}$/.test(textOf(body, 'cvv'));
      if (!isWhole) return failure('INVALID_CARD');
      const { bank, counts } = bankOf(number);
      if (!counts.includes(payment.installment)) return failure('NOT_OFFERED');
      const { does, isSecure } = caseOf(number);
      const ready: SimulatedPayment = { ...payment, status: 'READY', does, isSecure, last4: number.slice(-4), bank };
      await ledger.put(ready);
      if (!isSecure) await charge(ready);
      return { status: 'success' };
    },
    enterCode: async (id, code) => {
      const payment = ledger.byId(id);
      if (payment?.status !== 'READY') return payment;
      if (code === SECURE_CODE) return charge(payment);
      const wrongCodes = (payment.wrongCodes ?? 0) + 1;
      if (wrongCodes >= MAX_CODES) return end(payment, { status: 'FAILED', code: 'WRONG_CODE', wrongCodes });
      const next = { ...payment, wrongCodes };
      await ledger.put(next);
      return next;
    },
  };
}

/** A payment as the shop sees it. */
function shownOf(payment: SimulatedPayment): ProviderAnswer {
  const { ref, id, status, total, currency, last4, bank = '', code = '', does } = payment;
  const isOpen = status === 'NEW' || status === 'READY' || status === 'PENDING';
  return {
    status: 'success',
    ref,
    paymentId: id,
    paymentStatus: isOpen ? 'PENDING' : status,
    currency,
    bank,
    total: does === 'LESS_CHARGED' && status === 'CAPTURED' ? total - 1 : total,
    card: last4 === undefined ? '' : `•••• ${last4}`,
    code,
  };
}

/** The instalments a bank's card offers for an amount. */
function offers(body: Body): ProviderAnswer {
  const prefix = textOf(body, 'prefix');
  const { amount } = body;
  if (!/^\d{8}$/.test(prefix) || !isAmount(amount)) return failure('INVALID');
  const { bank, brand, counts } = bankOf(prefix);
  const options = counts.flatMap((installment) => {
    const total = instalmentTotal(amount, installment);
    return total === undefined ? [] : [{ installment, total }];
  });
  return { status: 'success', bank, brand, options };
}
