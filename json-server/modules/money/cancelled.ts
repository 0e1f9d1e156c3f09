import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { onItsWayOf } from '../../../src/domain/card-payment/refund-item.ts';
import { depositTakenBy } from '../../../src/domain/payment/payment.ts';
import { refundWays } from '../../../src/domain/payment/refund-ways.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import { isEnded, isRevived } from '../../../src/domain/reservations/cancel.ts';
import type { Followed, Follower, RecordWrite, ValuesOf } from '../../live/rules/domain-write.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { SecurityDepositsRow } from '../../live/rows/stored/security-deposits.ts';
import { paymentsOf } from './money-rows.ts';

/**
 * PA4: records the refund of a stay that is cancelled with "give it back now", by the methods of its payments. Card
 * payments go back through their provider (`card-payment`), and stay due until they have.
 */
export const refundCancelled: Follower<ReservationsRow> = ({ before, after, table }) => {
  if (!after || after.refundNow !== true || !isEnded(after, before)) return [];
  const payments = paymentsOf(table, after.id);
  const onItsWay = onItsWayOf(table('card-payment-orders').equal('reservationId', after.id));
  const { byHand } = refundWays({ payments, onItsWay, amount: stayMoney(after).refundDue });
  const refunds = byHand.map(({ method, amount }): RecordWrite => {
    const create = {
      kind: 'REFUND',
      origin: 'CANCELLATION',
      reservationId: after.id,
      method,
      amount,
      currency: after.currency ?? null,
      reason: after.cancelNote || after.feeReason || after.code || after.id,
    } satisfies ValuesOf<PaymentsRow>;
    return { collection: 'payments', create };
  });
  return [...refunds, ...depositBack(table, after, payments)];
};

/** PA2: returns the deposit of guests who do not come. */
function depositBack(
  table: Followed['table'],
  { id }: ReservationsRow,
  payments: readonly PaymentsRow[],
): readonly RecordWrite[] {
  const deposit = table('security-deposits').findUnique('reservationId', id);
  const held = deposit?.held ?? 0;
  if (!deposit || held <= 0) return [];
  const set = {
    deed: 'DEPOSIT_OUT',
    amount: held,
    method: depositTakenBy(payments) ?? null,
  } satisfies ValuesOf<SecurityDepositsRow>;
  return [{ collection: 'security-deposits', id: deposit.id, set, action: 'giveBack' }];
}

/** PA4: reverses the last payment of a stay when it is undone there. */
export const reverseLast: Follower<ReservationsRow> = ({ before, after }) => {
  const id = before?.receivedId ?? '';
  if (!after || id === '' || after.receivedId) return [];
  return [reversal(id, after)];
};

const reversal = (id: string, { code, id: stayId }: ReservationsRow): RecordWrite => {
  const set = { status: 'REVERSED', reason: code ?? stayId } satisfies ValuesOf<PaymentsRow>;
  return { collection: 'payments', id, set, action: 'reverse' };
};

/**
 * Undoing a cancellation or a check-out also reverses the records it made on the same business day: refunds, and the
 * part of the deposit returned in its transaction.
 */
export const reverseRefunds: Follower<ReservationsRow> = ({ before, after, table, today }) => {
  const isBack =
    after && (isRevived(after, before) || (before?.status === 'FINISHED' && after.status === 'SUCCESSFUL'));
  if (!isBack) return [];
  const isOfEnd = ({ kind, origin, paidAt }: PaymentsRow): boolean =>
    (kind === 'REFUND' && origin === 'CANCELLATION') || (kind === 'DEPOSIT_OUT' && paidAt === before?.lastProcessAt);
  return paymentsOf(table, after.id)
    .filter((payment) => payment.status === 'SUCCESSFUL' && isOfEnd(payment))
    .filter(({ paidAt }) => todayIn(new Date(paidAt)) === today)
    .map(({ id }) => reversal(id, after));
};
