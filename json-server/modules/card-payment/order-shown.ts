import { daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import { liveTry } from '../../../src/domain/card-payment/order.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { PayOrder, PayReceipt, PayResult } from '../../../src/wire/card-payment.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { companyHead } from '../../records/settings/company-settings.ts';
import { coverAddress } from '../estates/cover.ts';
import { peopleIn } from '../reservations/people.ts';
import { type AboutOrder, contractsOf } from './contracts.ts';
import { PAYMENTS } from './names.ts';
import { STAYS } from '../reservations/names.ts';

/** The data that the holder of the link sees before paying. */
export function payOrderOf(about: AboutOrder, frameUrl: string): PayOrder {
  const { table, company, order } = about;
  const stay = table(STAYS).get(order.reservationId);
  const estate = table('estates').get(stay?.estateId ?? '');
  const checkIn = stay?.checkIn ?? '';
  const checkOut = stay?.checkOut ?? '';
  return {
    company: companyHead(table, company).name,
    estate: estate?.propertyName ?? '',
    picture: coverAddress(estate, `/api/public/pay-picture/${order.id}`),
    place: estate?.address?.district ?? '',
    checkIn,
    checkOut,
    nights: daysBetween(checkIn, checkOut),
    guests: stay ? peopleIn(stay) : 0,
    reservationCode: stay?.code ?? '',
    lines: linesOf(order, stay),
    amount: order.amount ?? 0,
    cardFee: order.cardFee ?? 0,
    feePercent: order.feePercent ?? 0,
    total: order.total,
    currency: order.currency,
    expiresAt: order.expiresAt ?? '',
    contracts: contractsOf(about),
    frameUrl,
  };
}

/** The price of the stay, the amount paid so far, and the amount of this link. */
function linesOf(order: CardPaymentOrdersRow, stay: ReservationsRow | undefined): PayOrder['lines'] {
  const { owed, paid } = stay ? stayMoney(stay) : { owed: 0, paid: 0 };
  const amount = order.amount ?? 0;
  const cardFee = order.cardFee ?? 0;
  return [
    { kind: 'STAY', amount: owed },
    ...(paid > 0 ? [{ kind: 'PAID', amount: paid } as const] : []),
    { kind: 'AMOUNT', amount: order.isFeeIncluded === true ? amount - cardFee : amount },
    { kind: 'CARD_FEE', amount: cardFee },
  ];
}

/** The card charges of a paid order: for the stay, its fee, and the surcharge of instalments. */
function paidLines({ amount, cardFee, isFeeIncluded, total, paidTotal }: CardPaymentOrdersRow): PayReceipt['lines'] {
  const fee = cardFee ?? 0;
  const surcharge = (paidTotal ?? total) - total;
  return [
    { kind: 'AMOUNT', amount: (amount ?? 0) - (isFeeIncluded === true ? fee : 0) },
    ...(fee > 0 ? [{ kind: 'CARD_FEE', amount: fee } as const] : []),
    ...(surcharge > 0 ? [{ kind: 'SURCHARGE', amount: surcharge } as const] : []),
  ];
}

function receiptOf({ table, company, order }: Omit<AboutOrder, 'language' | 'at'>): PayReceipt {
  const stay = table(STAYS).get(order.reservationId);
  const estate = table('estates').get(stay?.estateId ?? '');
  const { checkIn = '', checkOut = '' } = stay ?? {};
  return {
    company: companyHead(table, company).name,
    estate: estate?.propertyName ?? '',
    place: estate?.address?.district ?? '',
    checkIn,
    checkOut,
    nights: stay ? daysBetween(checkIn, checkOut) : 0,
    paidAt: order.paidAt ?? '',
    no: table(PAYMENTS).get(order.paymentId ?? '')?.no ?? '',
    reference: order.providerRef ?? '',
    card: order.maskedPan ?? '',
    bank: order.bankName ?? '',
    installment: order.installment ?? 1,
    lines: paidLines(order),
  };
}

/** The result of a payment, for the browser that began it. */
export function payResultOf(about: Omit<AboutOrder, 'language' | 'at'>, mayRetry: boolean): PayResult {
  const { table, order } = about;
  const isOpen = liveTry(order) !== undefined;
  const isPaid = order.status === 'PAID';
  return {
    state: isPaid ? 'PAID' : isOpen ? 'WAITING' : 'FAILED',
    reservationCode: table(STAYS).get(order.reservationId)?.code ?? '',
    total: order.paidTotal || order.total,
    currency: order.currency,
    failureCode: order.failureCode || null,
    mayRetry,
    receipt: isPaid ? receiptOf(about) : null,
  };
}
