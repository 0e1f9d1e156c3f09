import { MAX_INSTALMENTS } from '../../../src/domain/card-payment/instalments.ts';
import type { Json } from '../../../src/config/types.ts';
import type { PayStarted } from '../../../src/wire/card-payment.ts';
import { type FieldIssue, HttpError, invalid, notFound } from '../../http/http-error.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { TryRequest, Begun } from './attempts.ts';
import { type AboutOrder, acceptedOf, contractsOf } from './contracts.ts';

/** Keys of a start request; any other key is refused by name. */
const KNOWN = ['installment', 'acceptedContracts', 'expectedTotal'];

type Sent = { readonly [key: string]: Json | undefined };

/**
 * The guest's request to begin a payment.
 * @throws HttpError 422 naming each invalid member, and when the texts have changed meanwhile
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

/** 503: the provider's state is unknown; the same call may be repeated. */
export const providerUnavailable = (): HttpError => new HttpError({ status: 503, problem: { key: 'cardProvider' } });

/** @throws HttpError if no payment began */
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
      throw providerUnavailable();
  }
}
