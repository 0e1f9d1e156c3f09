import { daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import { type IncludedTax, includedTaxes } from '../../../src/domain/prices/included-taxes.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { ReceiptHead } from '../../../src/wire/money.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { resourceNamed } from '../../records/context.ts';
import { findInScope } from '../../records/scope.ts';
import { json } from '../../http/reply.ts';
import { taxPercentsOf } from '../../records/settings/dated-rates.ts';
import { letterheadOf } from '../../records/settings/letterhead.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Tables } from '../../live/rows/company.ts';
import { readQuery, text } from '../../http/query.ts';
import type { PaymentsRow } from '../../live/rows/stored/payments.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

type Deps = Pick<RouteDeps, 'records'>;

function stayOf(tables: Tables, payment: PaymentsRow): Pick<ReceiptHead, 'guest' | 'stay'> {
  const stay = tables('reservations').get(payment.reservationId ?? '');
  if (!stay) return { guest: null, stay: null };
  const guest = tables('guests').get(stay.guestId);
  const estate = tables('estates').get(stay.estateId);
  const { checkIn, checkOut } = stay;
  const { owed: total, paid, remaining } = stayMoney(stay);
  return {
    guest: guest ? [guest.firstName, guest.lastName].filter(Boolean).join(' ') : null,
    stay: {
      code: stay.code ?? '',
      checkIn,
      checkOut,
      nights: daysBetween(checkIn, checkOut),
      estate: [estate?.propertyName ?? '', estate?.code ?? ''].filter(Boolean).join(' · '),
      balance: { currency: stay.currency ?? '', total, paid, remaining },
      taxes: taxesOf(tables, stay),
    },
  };
}

/**
 * The taxes in the price of a stay that the company sells; charges have their own VAT, and a kept fee is not a stay.
 */
function taxesOf(tables: Tables, stay: ReservationsRow): readonly IncludedTax[] {
  const { collectedBy, status, totalPrice } = stay;
  const percents = taxPercentsOf(tables, stay);
  if (!percents || collectedBy === 'CHANNEL' || isReleased(status ?? '') || !totalPrice) return [];
  return includedTaxes(totalPrice, percents);
}

const QUERY = { paymentId: text };

/** `GET /api/payments/receipt?paymentId`: the contents of a receipt besides the payment itself. */
export const receiptCall = ({ records }: Deps): Route => ({
  method: 'GET',
  path: '/api/payments/receipt',
  answer: 'ReceiptHead',
  query: QUERY,
  access: { subject: 'Payment', action: 'show' },
  handle: ({ search, snapshot, caller }: SignedCall) => {
    const { paymentId } = readQuery(search, QUERY);
    const payments = resourceNamed(snapshot, 'payments');
    const context = records.of({ snapshot, caller });
    const payment = payments && findInScope(context, payments, paymentId);
    if (!payment) throw notFound();
    const company = letterheadOf(context, caller.tenant);
    return json(200, { company, ...stayOf(context.table, payment) } satisfies ReceiptHead);
  },
});
