import { todayIn } from '../../src/domain/calendar/iso-date.ts';
import { couponCode } from '../../src/domain/price/coupon.ts';
import {
  prepareReservation,
  type ReservationDraft,
  type ReservationEstate,
} from '../../src/domain/reservation/prepare.ts';
import { type PricedDraft, priceReservation } from '../../src/domain/reservation/pricing.ts';
import type { Json, Row } from '../../src/config/types.ts';
import { occupancyOf } from '../availability/spans.ts';
import { pricingOf } from '../price/pricing.ts';
import { textIn } from '../rows.ts';
import { couponWrites } from './coupon-uses.ts';
import type { DomainRule } from './domain-write.ts';

// The stored rows are what the configuration of these resources says; the domain names only what it reads of them.
const asDraft = (row: Row): ReservationDraft => row as unknown as ReservationDraft;
const asEstate = (row: Row): ReservationEstate => row as unknown as ReservationEstate;
const asPriced = (row: Row): PricedDraft => row as unknown as PricedDraft;
const asSet = (set: object) => set as Readonly<Record<string, Json>>;

/** Reservations: everything that `prepareReservation` and `priceReservation` say, with the tables of the transaction. */
export const reservationRule: DomainRule = ({ record: sent, before, table, now }) => {
  // Codes are compared as they are kept, so that another casing is no other coupon.
  const typed = textIn(sent, 'couponCode');
  const record: Row = { ...sent, couponCode: typed === '' ? null : couponCode(typed) };
  const of = textIn(record, 'estateId');
  const estate = table('estates').get(of);
  const prepared = prepareReservation({
    record: asDraft(record),
    ...(before ? { before: asDraft(before) } : {}),
    ...(estate ? { estate: asEstate(estate) } : {}),
    // Asked only when nights are wanted anew; most changes want none.
    ...occupancyOf(table, { of, from: textIn(record, 'checkIn'), to: textIn(record, 'checkOut') }),
    price: () =>
      estate
        ? priceReservation({
            record: asPriced(record),
            before: before && asPriced(before),
            pricing: () => pricingOf({ table, estate, draft: asPriced(record), bookedOn: bookedOn(before, now) }),
            now,
          })
        : { set: {} },
    now,
  });
  if ('refused' in prepared) return prepared;
  const set = asSet(prepared.set);
  const uses = couponWrites({ record: { ...record, ...set }, before, table });
  return 'refused' in uses ? uses : { set, also: uses.also };
};

/** The day of booking, by the calendar of Istanbul. */
const bookedOn = (before: Row | undefined, now: string) =>
  todayIn(new Date((before && textIn(before, 'createdAt')) || now));
