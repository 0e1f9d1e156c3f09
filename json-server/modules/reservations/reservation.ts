import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { couponCode } from '../../../src/domain/prices/coupon.ts';
import { prepareReservation } from '../../../src/domain/reservations/prepare.ts';
import { nextDue } from '../../../src/domain/prices/monthly.ts';
import { policyIssues } from '../../../src/domain/prices/stay-policy.ts';
import { judgeOverride, overrideAsked } from '../../../src/domain/reservations/override.ts';
import {
  type PricingResult,
  type PricedCandidate,
  priceReservation,
} from '../../../src/domain/reservations/pricing.ts';
import { refusePrice } from '../../../src/domain/reservations/shown-price.ts';
import type { Json } from '../../../src/config/types.ts';
import { occupancyOf } from './spans.ts';
import { pricingOf } from '../prices/pricing.ts';
import { couponWrites } from '../prices/coupon-uses.ts';
import type { DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import { recordPayment } from './record-payment.ts';
import { refuseCurrency } from './reservation-charge.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';

const isPriced = (row: ReservationsRow): row is ReservationsRow & PricedCandidate =>
  !row.quote || Boolean(row.quote.nights && row.quote.lines);
/** A stay in the form of the price rules: a quote without nights or lines gets empty ones. */
const pricedOf = (row: ReservationsRow): PricedCandidate =>
  isPriced(row)
    ? row
    : {
        ...row,
        quote: row.quote ? { ...row.quote, nights: row.quote.nights ?? [], lines: row.quote.lines ?? [] } : null,
      };
const asSet = (set: object) => set as Readonly<Record<string, Json>>;

/** Reservations: applies `prepareReservation` and `priceReservation` to the tables of the transaction. */
export const reservationRule: DomainRule<ReservationsRow> = ({
  record: sent,
  before,
  table,
  source = 'STAFF',
  now,
}) => {
  // Codes are compared in their stored form, so that another casing is the same coupon.
  const typed = sent.couponCode ?? '';
  const paid = recordPayment({ record: sent, before, table });
  if ('refused' in paid) return paid;
  const code = typed === '' ? null : couponCode(typed);
  const record: ReservationsRow =
    code === (paid.record.couponCode ?? null) ? paid.record : { ...paid.record, couponCode: code };
  const of = record.estateId;
  const estate = table('estates').get(of);
  const prepared = prepareReservation({
    record,
    ...(before ? { before } : {}),
    ...(estate ? { estate } : {}),
    // Read only when the nights change; most changes leave them alone.
    ...occupancyOf(table, { of, from: record.checkIn, to: record.checkOut }),
    price: () => (estate ? judgedPrice({ record, before, estate, table, source, now }) : { set: {} }),
    source,
    now,
  });
  if ('refused' in prepared) return prepared;
  const paymentMethod = record.paymentMethod ?? null;
  const plan = prepared.set.instalments ?? record.instalments;
  const set = asSet({
    ...prepared.set,
    paymentMethod,
    expectedTotal: null,
    receivedAt: null,
    undoesPayment: null,
    ...paid.set,
    nextDueAt: nextDue(plan),
  });
  const { currency } = prepared.set;
  const { id, guestId, status = null, couponId = null, expectedTotal = null, totalPrice = null } = record;
  const shown = { expectedTotal, totalPrice, currency: record.currency ?? null, ...prepared.set };
  const refused = refusePrice(shown) ?? refuseCurrency({ before, currency, table });
  if (refused) return { refused };
  const uses = couponWrites({ record: { id, guestId, status, couponId, ...set }, before, table });
  return 'refused' in uses ? uses : { set, writes: [...uses.writes, ...paid.writes] };
};

type Judged = Pick<DomainWrite<ReservationsRow>, 'record' | 'before' | 'table' | 'source' | 'now'> & {
  readonly estate: EstatesRow;
};

/**
 * The price, after the rules that need a reason to be overridden (AV6, RS3). Its inputs are read once, and only if
 * needed.
 */
function judgedPrice({ record: row, before: rowBefore, estate, table, source, now }: Judged): PricingResult {
  const sent = pricedOf(row);
  const before = rowBefore && pricedOf(rowBefore);
  const channelKind = table('sales-channels').get(row.salesChannelId)?.kind;
  const isStaff = source !== 'CHANNEL';
  const { keepsPrice, ...asked } = overrideAsked({ record: row, before: rowBefore, channelKind, isStaff });
  const record = keepsPrice ? { ...sent, keepPrice: true } : sent;
  let known: ReturnType<typeof pricingOf> | undefined;
  const pricing = () => (known ??= pricingOf({ table, estate, stay: record, bookedOn: bookedOn(rowBefore, now) }));
  const judged = judgeOverride({
    ...asked,
    policy: () => policyIssues({ checkIn: record.checkIn, checkOut: record.checkOut, ...pricing().book }),
    now,
  });
  if ('refused' in judged) return judged;
  const priced = priceReservation({ record, before, pricing, now });
  return 'refused' in priced ? priced : { set: { ...priced.set, ...judged.set } };
}

/** The day of booking in Istanbul. */
const bookedOn = (before: ReservationsRow | undefined, now: string) => todayIn(new Date(before?.createdAt || now));
