import type { CardOrder, OrderedStay } from '../../../src/domain/card-payment/order.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

/** Converts a row to the order that the rules read. */
export const asOrder = (row: CardPaymentOrdersRow): CardOrder => ({
  ...row,
  amount: row.amount ?? 0,
  expiresAt: row.expiresAt ?? '',
});

export const asStay = (row: ReservationsRow | undefined): OrderedStay | undefined =>
  row && {
    code: row.code ?? '',
    status: row.status ?? '',
    currency: row.currency ?? '',
    remainingPrice: stayMoney(row).remaining,
    holdExpiresAt: row.holdExpiresAt || null,
  };
