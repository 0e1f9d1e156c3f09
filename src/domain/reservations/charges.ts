import type { Refusal } from '../rule/refusal.ts';
import { type Owed, stayMoney } from './balance.ts';
import { isReleased } from './status.ts';

/** An extra charge of a stay, as its rules see it. Money in minor units of the reservation's currency, VAT included. */
export type Charge = {
  readonly reservationId: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly bornBy: string;
};
/** The reservation of a charge. */
export type ChargedStay = { readonly code: string; readonly status: string | null; readonly currency: string };

/** Minor units; whole, since both factors are. */
export const chargeAmount = ({ quantity, unitAmount }: Pick<Charge, 'quantity' | 'unitAmount'>): number =>
  quantity * unitAmount;

/** The guest's charges; those of the owner and the company are not part of the guest's balance. */
export function chargesTotal(charges: Iterable<Omit<Charge, 'reservationId'>>): number {
  let total = 0;
  for (const charge of charges) if (charge.bornBy === 'GUEST') total += chargeAmount(charge);
  return total;
}

/**
 * Why a charge cannot be written: it would move to another reservation, its reservation is cancelled, or the currency
 * is unknown. A change without effect on money, such as a note, is allowed on a cancelled one, too.
 * @param before the stored charge; absent = creation
 */
export function refuseCharge({
  charge,
  before,
  stay,
}: {
  readonly charge: Charge;
  readonly before: Charge | undefined;
  readonly stay: ChargedStay;
}): Refusal | undefined {
  const field = 'reservationId';
  const { code } = stay;
  if (before && before.reservationId !== charge.reservationId) {
    return { status: 422, field, key: 'charge.fixed', params: {} };
  }
  const isSameMoney =
    before?.quantity === charge.quantity && before.unitAmount === charge.unitAmount && before.bornBy === charge.bornBy;
  if (!isSameMoney && isReleased(stay.status)) return { status: 409, field, key: 'charge.closed', params: { code } };
  return stay.currency === '' ? { status: 409, field, key: 'charge.noCurrency', params: { code } } : undefined;
}

/**
 * Why a stay cannot owe this much: beyond the safe integers its sums would silently lose cents.
 * @param stay as it would be
 */
export function refuseInexact(stay: Owed, code: string): Refusal | undefined {
  const { total, owed, remaining } = stayMoney(stay);
  if ([total, owed, remaining].every(Number.isSafeInteger)) return undefined;
  return { status: 422, field: 'unitAmount', key: 'charge.inexact', params: { code } };
}

/**
 * A stay that moves to a home of another currency would owe in two at once, as soon as anything was paid or charged.
 * @param currency the one that its home is priced in now
 * @param isPaid asked only where the currency changes; likewise `isCharged`
 */
export function refuseOtherCurrency({
  stay,
  currency,
  isPaid,
  isCharged,
}: {
  readonly stay: Pick<ChargedStay, 'code' | 'currency'>;
  readonly currency: string;
  readonly isPaid: () => boolean;
  readonly isCharged: () => boolean;
}): Refusal | undefined {
  const { code, currency: own } = stay;
  if (currency === '' || own === '' || currency === own) return undefined;
  const refusal = { status: 409, field: 'estateId', params: { code, own, currency } } as const;
  if (isPaid()) return { ...refusal, key: 'payment.stayCurrency' };
  return isCharged() ? { ...refusal, key: 'charge.currency' } : undefined;
}
