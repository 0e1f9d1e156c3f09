import { mostToCards, type PaidByCard, partsToCards } from '../../../src/domain/card-payment/asked-refund.ts';
import { onItsWayOf } from '../../../src/domain/card-payment/refund-item.ts';
import { amountText } from '../../../src/domain/money/money.ts';
import { isRefundAsked, refuse, refuseRefund } from '../../../src/domain/payment/payment.ts';
import { refundWays } from '../../../src/domain/payment/refund-ways.ts';
import { sumOnItsWay } from '../../../src/domain/payment/refundable.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Asking, DomainWrite, Proposal, Warning } from '../../live/rules/domain-write.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

type Table = DomainWrite['table'];

const paidByCard = (table: Table, { id }: ReservationsRow): PaidByCard => ({
  orders: table('card-payment-orders').equal('reservationId', id),
  payments: table('payments').equal('reservationId', id),
});

/** What a refund begins with: what was paid too much, and the way by which it came, cards first. */
export function refundProposal({ record, table }: Asking<ReservationsRow>): Proposal<ReservationsRow> {
  const { paid, refundDue } = stayMoney(record);
  const money = paidByCard(table, record);
  const most = mostToCards(money);
  const { byHand } = refundWays({
    payments: money.payments,
    onItsWay: onItsWayOf(money.orders),
    amount: refundDue || Math.max(0, paid),
  });
  const byOthers = byHand[0]?.method ?? record.paymentMethod ?? 'CASH';
  const amount = most > 0 ? Math.min(refundDue, most) : refundDue;
  const params = { card: amountText(most, record.currency ?? '') };
  return {
    values: { backAmount: amount || null, backMethod: most > 0 ? 'CREDIT_CARD' : byOthers, backReason: null },
    notes: most > 0 ? [{ field: 'backMethod', key: 'reservation.refundOfLink', params }] : [],
  };
}

/**
 * PA4: why money of a stay may not go back as it was asked. What may becomes a payment (`money`), or goes to the card that
 * paid (`card-payment`).
 */
export function refuseAskedRefund({ record, before, table }: DomainWrite<ReservationsRow>): Refusal | undefined {
  if (!isRefundAsked(record, before) || !before) return undefined;
  const amount = record.backAmount ?? 0;
  if (amount <= 0) return refuse('backAmount', 'refundNeeded');
  if (!record.backMethod) return refuse('backMethod', 'refundMethod');
  if ((record.backReason ?? '').trim() === '') return refuse('backReason', 'refundReason');
  const money = paidByCard(table, before);
  const refused = refuseRefund({
    stay: { ...before, code: before.code ?? '', status: before.status ?? '', currency: before.currency ?? '' },
    amount,
    method: record.backMethod,
    payments: money.payments,
    onItsWay: sumOnItsWay(onItsWayOf(money.orders)),
  });
  if (refused) return { ...refused, field: 'backAmount' };
  return refuseBeyond(before, amount) ?? refuseMixed(record, money);
}

/** Of a stay that came to nothing, what was kept of it is no refund due. */
function refuseBeyond(stay: ReservationsRow, amount: number): Refusal | undefined {
  const { refundDue } = stayMoney(stay);
  if (!isReleased(stay.status ?? '') || amount <= refundDue) return undefined;
  const text = (minor: number) => amountText(minor, stay.currency ?? '');
  const params = { amount: text(amount), due: text(refundDue), code: stay.code ?? '' };
  return refuse('backAmount', 'refundBeyond', params);
}

/** A refund goes to cards or is recorded, and is never both: whoever gives it knows where the money is. */
function refuseMixed(record: ReservationsRow, money: PaidByCard): Refusal | undefined {
  const most = mostToCards(money);
  if (record.backMethod !== 'CREDIT_CARD' || most === 0 || partsToCards(record, money).length > 0) return undefined;
  const text = (minor: number) => amountText(minor, record.currency ?? '');
  return refuse('backAmount', 'refundCards', { amount: text(record.backAmount ?? 0), card: text(most) });
}

/** Whoever asks for a refund hears that it is on its way: nothing is refunded until its provider says so. */
export function warnToCards({ record, before, table }: DomainWrite<ReservationsRow>): readonly Warning[] {
  if (!isRefundAsked(record, before)) return [];
  if (partsToCards(record, paidByCard(table, record)).length === 0) return [];
  const params = { amount: amountText(record.backAmount ?? 0, record.currency ?? '') };
  return [{ field: 'backMethod', key: 'reservation.refundSent', params }];
}
