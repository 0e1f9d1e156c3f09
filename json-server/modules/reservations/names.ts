export const STAYS = 'reservations';
export const STAY_GUESTS = 'stay-guests';
export const GUESTS = 'guests';
/** Nights in which a home is out of order. */
export const BLOCKS = 'out-of-order-periods';
