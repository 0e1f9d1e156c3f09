import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { type PaidStay, refuseCollection } from '../../../src/domain/payment/payment.ts';
import { refuseUndoneCollection } from '../../../src/domain/payment/undo-collection.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { DomainAnswer, DomainWrite, RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

const refuse = (field: string, key: Refusal['key'], params: Refusal['params'] = {}): { refused: Refusal } => ({
  refused: { status: 422, field, key, params },
});

type Recorded = {
  readonly record: ReservationsRow;
  /** What the stay remembers of its last payment. */
  readonly set: ValuesOf<ReservationsRow>;
  readonly writes: readonly RecordWrite[];
};

/** A record to which a step may have added a payment. */
export type PaidInStep = {
  readonly record: ReservationsRow;
  /** Where the step asked for the amount; absent where it takes nothing. */
  readonly amountField?: string;
};

/** What is wrong with a payment of a step stands beside the amount that the step asked for. */
export function besideAmount(answer: DomainAnswer, amountField: string | undefined): DomainAnswer {
  if (amountField === undefined || !('refused' in answer) || answer.refused.field !== 'paidAmount') return answer;
  return { refused: { ...answer.refused, field: amountField } };
}

/**
 * PA1: what was paid on a reservation is the sum of its payments. "Record payment" brings the amount received now, which
 * becomes a collection; nobody else writes the sum. A new reservation may bring a first payment along.
 * @returns the record with the sum, and the payment that makes it so
 */
export function recordPayment(
  write: Pick<DomainWrite<ReservationsRow>, 'record' | 'before' | 'table'>,
): { readonly refused: Refusal } | Recorded {
  const { record, before } = write;
  const sent = record.paidAmount;
  if (!before) return { record: { ...record, paidAmount: sent ?? 0 }, set: {}, writes: [] };
  if (record.undoesPayment === true) return withoutLast({ ...write, before });
  const paid = before.paidAmount ?? 0;
  if ((record.receivedAt ?? '') === '') {
    // Whoever replaces a whole record need not know the sum.
    const isOther = typeof sent === 'number' && sent !== paid;
    if (isOther) return refuse('paidAmount', 'payment.serverKept', { code: before.code ?? '' });
    return { record: { ...record, paidAmount: paid }, set: {}, writes: [] };
  }
  const amount = typeof sent === 'number' ? sent : 0;
  if (amount <= 0) return refuse('paidAmount', 'payment.amountNeeded');
  const refused = refuseCollection({ stay: stayOf(before), amount });
  if (refused) return { refused: { ...refused, field: refused.field === 'amount' ? 'paidAmount' : refused.field } };
  const known = before.paymentMethod || null;
  const method = record.paymentMethod || known || 'CASH';
  const id = crypto.randomUUID();
  const create = {
    id,
    kind: 'COLLECTION',
    reservationId: before.id,
    method,
    amount,
    origin: 'RESERVATION',
    currency: before.currency ?? null,
    accountId: record.receivedInId ?? null,
  };
  // How the rest is paid changes no price: the card fee hangs on how the stay was agreed to be paid (PR5).
  const paymentMethod = known ?? (method === 'CREDIT_CARD' ? null : method);
  const receivedOn = todayIn(new Date(record.receivedAt ?? ''));
  return {
    record: { ...record, paidAmount: paid + amount, paymentMethod, receivedAt: null },
    set: { receivedLast: amount, receivedOn, receivedId: id },
    writes: [{ collection: 'payments', create }],
  };
}

/** The stay without the payment recorded last, which its follower reverses (`money`). */
function withoutLast({
  record,
  before,
  table,
}: Pick<DomainWrite<ReservationsRow>, 'record' | 'table'> & { readonly before: ReservationsRow }):
  | { readonly refused: Refusal }
  | Recorded {
  const refused = refuseUndoneCollection({
    payment: table('payments').get(before.receivedId ?? ''),
    payments: table('payments').equal('reservationId', before.id),
    code: before.code ?? '',
  });
  if (refused) return { refused };
  const set = { receivedLast: null, receivedOn: null, receivedId: null };
  return { record: { ...record, paidAmount: before.paidAmount ?? 0 }, set, writes: [] };
}

const stayOf = (row: ReservationsRow): PaidStay => ({
  ...row,
  code: row.code ?? '',
  status: row.status ?? '',
  currency: row.currency ?? '',
});
