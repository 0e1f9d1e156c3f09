import { MAX_INSTALMENTS } from '../../../src/domain/card-payment/instalments.ts';
import type { Json } from '../../../src/config/types.ts';
import type { PayStarted } from '../../../src/wire/card-payment.ts';
import { type FieldIssue, HttpError, invalid, notFound } from '../../http/http-error.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { TryRequest, Begun } from './attempts.ts';
import { type AboutOrder, acceptedOf, contractsOf } from './contracts.ts';

/** Keys of a start; whatever else comes is refused by its name. */
const KNOWN = ['installment', 'acceptedContracts', 'expectedTotal'];

type Sent = { readonly [key: string]: Json | undefined };

/**
 * What a guest sends to begin a payment.
 * @throws HttpError 422 beside what makes no sense, and when the texts are others by now
 */
export function readStart(
  about: AboutOrder,
  sent: Sent,
): Pick<TryRequest, 'installment' | 'language' | 'expectedTotal' | 'acceptances'> {
  const { language, at } = about;
  const { installment = 1, acceptedContracts, expectedTotal } = sent;
  const issues: FieldIssue[] = Object.keys(sent)
    .filter((name) => !KNOWN.includes(name))
    .map((name) => ({ field: name.slice(0, 40), key: 'validation.unknownField' }));
  const isCount = typeof installment === 'number' && Number.isInteger(installment);
  if (!isCount || installment < 1 || installment > MAX_INSTALMENTS) {
    issues.push({ field: 'installment', key: 'cardPayment.noInstalment' });
  }
  if (expectedTotal !== undefined && typeof expectedTotal !== 'number') {
    issues.push({ field: 'expectedTotal', key: 'validation.number' });
  }
  const accepted = acceptedOf(contractsOf(about), acceptedContracts);
  if (!accepted) issues.push({ field: 'acceptedContracts', key: 'cardPayment.tick' });
  if (issues.length > 0 || !accepted || typeof installment !== 'number') throw invalid(issues);
  return {
    installment,
    language,
    expectedTotal: typeof expectedTotal === 'number' ? expectedTotal : undefined,
    acceptances: accepted.map(({ kind, version }) => ({ kind, version, language, at })),
  };
}

/** 503: nobody knows what the provider did; the same call may come again. */
export const unavailable = (): HttpError => new HttpError({ status: 503, problem: { key: 'cardProvider' } });

/** @throws HttpError for whatever did not begin a payment */
export async function startReply(begun: Begun, miss: () => Promise<void>): Promise<Reply> {
  switch (begun.kind) {
    case 'BEGUN': {
      const started: PayStarted = { redirectUrl: begun.redirectUrl };
      return json(200, started);
    }
    case 'GONE':
      await miss();
      throw notFound();
    case 'CHANGED':
      throw new HttpError({ status: 409, problem: { key: 'price-changed', extra: { price: { total: begun.total } } } });
    case 'OTHER_CALL':
      throw new HttpError({ status: 422, problem: { key: 'idempotencyKeyReused' } });
    case 'REFUSED':
      throw invalid([{ field: 'installment', key: 'cardPayment.noInstalment' }]);
    case 'BUSY':
    case 'UNREACHABLE':
      throw unavailable();
  }
}
