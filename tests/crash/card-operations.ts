import { isPayableOrder, liveTry, triesOf } from '../../src/domain/card-payment/order.ts';
import { asOrder, asStay } from '../../json-server/modules/card-payment/rows.ts';
import { completeRefund, refundRefused, settle } from '../../json-server/modules/card-payment/settle.ts';
import type { CardPaymentOrdersRow } from '../../json-server/live/rows/stored/card-payment-orders.ts';
import type { RecordWrite } from '../../json-server/live/rules/domain-write.ts';
import type { Random } from '../../json-server/seed/random.ts';
import type { Tables } from '../../json-server/live/rows/company.ts';

const ORDERS = 'card-payment-orders';

/** A link, a try at the bank, what the provider says of it, a refund that staff ask for, what the provider says of that. */
export type CardKind = 'LINK' | 'BEGIN' | 'CHARGED' | 'REQUEST_REFUND' | 'GIVEN_BACK';
export const CARD_WEIGHTS: readonly (readonly [CardKind, number])[] = [
  ['LINK', 4],
  ['BEGIN', 6],
  ['CHARGED', 5],
  ['REQUEST_REFUND', 4],
  ['GIVEN_BACK', 4],
];
export const isCardKind = (kind: string): kind is CardKind => CARD_WEIGHTS.some(([known]) => known === kind);

type Doing = {
  readonly random: Random;
  readonly table: Tables;
  readonly reservationId: string;
  readonly now: string;
  readonly today: string;
};

/** One thing that is done with a card payment; nothing where there is none to do it with. */
export function cardOperation(kind: CardKind, doing: Doing): readonly RecordWrite[] {
  const { random, table, reservationId, now } = doing;
  if (kind === 'LINK') {
    return [{ collection: ORDERS, create: { reservationId, amount: random.int(1, 30_000) } }];
  }
  const isMeant = (order: CardPaymentOrdersRow): boolean => {
    if (kind === 'BEGIN') return liveTry(asOrder(order)) === undefined && order.status !== 'PAID';
    if (kind === 'CHARGED') return liveTry(asOrder(order)) !== undefined;
    return kind === 'GIVEN_BACK' ? order.refundState === 'REQUESTED' : order.status === 'PAID';
  };
  const orders = [...table(ORDERS).all()].filter(isMeant);
  if (orders.length === 0) return [];
  const order = random.pick(orders);
  if (kind === 'BEGIN') return begun(order, doing);
  if (kind === 'CHARGED') return charged(order, doing);
  if (kind === 'REQUEST_REFUND') {
    return [{ collection: ORDERS, id: order.id, set: { refundRequestedAt: now }, action: 'requestRefund' }];
  }
  return random.int(1, 4) === 1 ? refundRefused(order) : completeRefund(order, now);
}

function begun(order: CardPaymentOrdersRow, { table, now }: Doing): readonly RecordWrite[] {
  const stay = asStay(table('reservations').get(order.reservationId));
  if (!isPayableOrder(asOrder(order), stay, now)) return [];
  const tries = triesOf(asOrder(order));
  const ref = `${order.id}.${tries.length + 1}`;
  const one = { ref, state: 'SENT', installment: 1, total: order.total, at: now };
  const set = { status: 'THREEDS', tries: [...tries.map((each) => ({ ...each })), one], installment: 1 };
  return [{ collection: ORDERS, id: order.id, set, action: 'begin' }];
}

function charged(order: CardPaymentOrdersRow, { random, table, now, today }: Doing): readonly RecordWrite[] {
  const tried = liveTry(asOrder(order));
  if (!tried) return [];
  const status = random.int(1, 5) === 1 ? 'FAILED' : 'CAPTURED';
  const none = { providerRef: 'p', maskedPan: '', bankName: '', failureCode: '' };
  const said = { ref: tried.ref, total: tried.total ?? 0, currency: order.currency };
  const payment = { kind: 'PAYMENT', status, ...none, ...said } as const;
  return settle({ table, order, payment, now, today, mayConfirm: true });
}
