import type { PaidStay } from '../../../src/domain/payment/payment.ts';
import { decideRecording } from '../../../src/domain/payment/recording.ts';
import { refuseUndoneCollection } from '../../../src/domain/payment/undo-collection.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { DomainAnswer, DomainWrite, RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

type Recorded = {
  readonly record: ReservationsRow;
  /** The stay's record of its last payment. */
  readonly set: ValuesOf<ReservationsRow>;
  readonly writes: readonly RecordWrite[];
};

/** A record to which a step may have added a payment. */
export type PaidInStep = {
  readonly record: ReservationsRow;
  /** The step's field for the amount; absent if it takes no payment. */
  readonly amountField?: string;
};

/** Attaches the issues of a step's payment to the step's amount field. */
export function besideAmount(answer: DomainAnswer, amountField: string | undefined): DomainAnswer {
  if (amountField === undefined || !('refused' in answer) || answer.refused.field !== 'paidAmount') return answer;
  return { refused: { ...answer.refused, field: amountField } };
}

/**
 * PA1: the payment included in a write of a stay (`decideRecording`).
 * @returns the record with the new sum, and the payment
 */
export function recordPayment(
  write: Pick<DomainWrite<ReservationsRow>, 'record' | 'before' | 'table'>,
): { readonly refused: Refusal } | Recorded {
  const { record, before } = write;
  if (before && record.undoesPayment === true) return withoutLast({ ...write, before });
  const recording = decideRecording(record, before && stayOf(before));
  if ('refused' in recording) return recording;
  const { paidAmount } = recording;
  if (recording.does === 'KEEP' || !before) {
    return { record: paidAmount === record.paidAmount ? record : { ...record, paidAmount }, set: {}, writes: [] };
  }
  const { amount, method, receivedOn, paymentMethod } = recording;
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
  return {
    record: { ...record, paidAmount, paymentMethod, receivedAt: null },
    set: { receivedLast: amount, receivedOn, receivedId: id },
    writes: [{ collection: 'payments', create }],
  };
}

/** The stay without the last recorded payment, which its follower reverses (`money`). */
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
