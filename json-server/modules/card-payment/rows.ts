import type { Order, OrderedStay } from '../../../src/domain/card-payment/order.ts';
import type { RefundableOrder } from '../../../src/domain/card-payment/refund-item.ts';
import type { Payment } from '../../../src/domain/payment/payment.ts';
import { stayMoney } from '../../../src/domain/reservation/balance.ts';
import type { Row } from '../../../src/config/types.ts';
import type { CardPaymentOrdersRow } from '../../live/rows/stored/card-payment-orders.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
export const asOrder = (row: Row): Order => row as CardPaymentOrdersRow as Order;

export const asPaidOrder = (row: CardPaymentOrdersRow): RefundableOrder => row as RefundableOrder;
export const asPayment = (row: PaymentsRow): Payment => row;

export const numberIn = (row: Row | undefined, key: string): number => {
  const value = row?.[key];
  return typeof value === 'number' ? value : 0;
};

export const asStay = (row: ReservationsRow | undefined): OrderedStay | undefined =>
  row && {
    ...{ code: row.code ?? '', status: row.status ?? '', currency: row.currency ?? '' },
    ...{
      remainingPrice: stayMoney(row).remaining,
      holdExpiresAt: row.holdExpiresAt || null,
    },
  };
