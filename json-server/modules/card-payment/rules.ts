import { randomBytes } from 'node:crypto';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { expiryOf, feeOf, refuseOrder, triesOf } from '../../../src/domain/card-payment/order.ts';
import { stayMoney } from '../../../src/domain/reservation/balance.ts';
import { isReleased } from '../../../src/domain/reservation/status.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import { textIn } from '../../rows.ts';
import type { AreaRules } from '../../rules/area-rules.ts';
import type { DomainAnswer, DomainRule, DomainWrite, Follower } from '../../rules/domain-write.ts';
import { cardFeeOn } from '../../settings/dated-rates.ts';
import type { ReservationsRow } from '../../stored/reservations.ts';
import { ORDERS, SECRET_BYTES, STAYS } from './names.ts';
import { asOrder, asStay, numberIn } from './rows.ts';
import { paymentIdOf } from './settle.ts';

/** S5: 192 random bits; the first sign is none that a program would read as an option. */
function newOrderId(): string {
  for (;;) {
    const id = randomBytes(SECRET_BYTES).toString('base64url');
    if (/^[A-Za-z0-9]/.test(id)) return id;
  }
}

const refuse = (status: 409 | 422, field: string, key: string) => ({
  refused: { status, field, key: `cardPayment.${key}`, params: {} } as const,
});

/** What is asked for stays as it was asked for. */
const FIXED = ['orderId', 'reservationId', 'amount', 'currency', 'cardFee', 'total', 'createdAt'];

function made({ record, table, now }: DomainWrite): DomainAnswer {
  const row = table(STAYS).get(textIn(record, 'reservationId'));
  const stay = asStay(row);
  if (!row || !stay) return refuse(422, 'reservationId', 'noStay');
  const amount = typeof record['amount'] === 'number' ? record['amount'] : stay.remainingPrice;
  const refused = refuseOrder(stay, amount, now);
  if (refused) return { refused };
  const percent = cardFeeOn(table, todayIn(new Date(now)));
  const isFeeIncluded = hasFee(row);
  const cardFee = feeOf({ amount, percent, isIncluded: isFeeIncluded });
  const id = newOrderId();
  const set: Record<string, Json> = {
    ...{ id, orderId: id, amount, currency: stay.currency, status: 'WAITING', tries: [], acceptances: [] },
    ...{ feePercent: percent, cardFee, isFeeIncluded, total: isFeeIncluded ? amount : amount + cardFee },
    expiresAt: expiryOf(stay, now),
  };
  return { set };
}

const capturedRef = (row: Row): string => triesOf(asOrder(row)).find(({ state }) => state === 'CAPTURED')?.ref ?? '';

/** Whether the price of a stay has the card's fee already: it was agreed to be paid by card (PR5). */
function hasFee(stay: Row): boolean {
  const quote = stay['quote'] as { readonly lines?: readonly { readonly kind?: string }[] } | null | undefined;
  return quote?.lines?.some(({ kind }) => kind === 'CARD_FEE') ?? false;
}

/** An order is made once; from then on the provider's answers move it, and staff cancel it or give money back. */
const orderRule: DomainRule = (write) => {
  const { record, before } = write;
  if (!before) return made(write);
  if (FIXED.some((key) => (record[key] ?? null) !== (before[key] ?? null))) return refuse(409, 'amount', 'posted');
  const isNew = (key: string): boolean => textIn(record, key) !== '' && record[key] !== before[key];
  if (isNew('attentionDoneAt')) return { set: { attention: null } };
  if (!isNew('refundRequestedAt')) return { set: {} };
  if (before['refundState'] === 'REQUESTED' || before['refundState'] === 'REFUNDED') {
    return refuse(409, 'refundState', 'refundedAlready');
  }
  return {
    set: {
      ...{ refundState: 'REQUESTED', refundReason: textIn(before, 'refundReason') || 'STAFF', checks: 0 },
      refundAmount: numberIn(before, 'refundAmount') || numberIn(before, 'paidTotal'),
      refundRef: textIn(before, 'refundRef') || capturedRef(before),
      nextCheckAt: write.now,
    },
  };
};

/**
 * What goes back of a stay that came to nothing is to be given back to the cards that paid it, as far as it is due; money
 * that went back otherwise, or is kept after all, is not given back again. What is on its way already stays so.
 */
const markRefunds: Follower = ({ before, after, table }) => {
  const [was, is] = [refundDueOf(before), refundDueOf(after)];
  if (!after || was === is) return [];
  let rest = is;
  return table(ORDERS)
    .equal('reservationId', after.id)
    .filter((order) => order['status'] === 'PAID' && textIn(order, 'paymentId') === paymentIdOf(capturedRef(order)))
    .flatMap((order) => {
      const state = textIn(order, 'refundState');
      const isMarked = state === 'DUE' && order['refundReason'] === 'CANCELLED';
      if (state === 'REFUNDED' || (state !== '' && !isMarked)) {
        if (state !== 'REFUNDED') rest -= numberIn(order, 'refundAmount');
        return [];
      }
      const refundAmount = Math.max(0, Math.min(rest, numberIn(order, 'paidTotal')));
      rest -= refundAmount;
      const due = { refundState: 'DUE', refundReason: 'CANCELLED', refundAmount, refundRef: capturedRef(order) };
      const none = { refundState: null, refundReason: null, refundAmount: null, refundRef: null };
      return [{ collection: ORDERS, id: order.id, set: refundAmount > 0 ? due : none, action: 'update' }];
    });
};

const refundDueOf = (stay: Row | undefined): number =>
  stay && isReleased(textIn(stay, 'status')) ? stayMoney(stay as ReservationsRow).refundDue : 0;

export const cardPaymentRules = {
  rules: { 'card-payment-order': orderRule },
  followers: { reservations: [markRefunds] },
  removalRefusal: {
    'card-payment-order': () => ({ status: 409, field: 'status', key: 'cardPayment.posted', params: {} }),
  },
} satisfies AreaRules;
