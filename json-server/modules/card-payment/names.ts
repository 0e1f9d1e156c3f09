export const ORDERS = 'card-payment-orders';
export const PAYMENTS = 'payments';
export const CHARGES = 'reservation-charges';

/** Bytes of a secret: an order's id is 192 random bits (S5). */
export const SECRET_BYTES = 24;
