import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { type CommissionDefinition, commissionDefinitionOf } from '../../src/domain/channel/commission.ts';
import { receivingRate } from '../../src/domain/money/exchange.ts';
import { countsAsUse, type Coupon, couponCode } from '../../src/domain/price/coupon.ts';
import type { PricedDraft, Pricing } from '../../src/domain/reservation/pricing.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../rows.ts';
import { type BookedEstate, priceBookOf, type Tables } from './price-book.ts';
import { asCommissions, asCoupon, asRates } from './price-rows.ts';

type Draft = Omit<PricedDraft, 'status'>;

/** Everything a reservation's price is made of, from the tables. @param bookedOn the day of booking */
export function pricingOf({
  table,
  estate,
  draft,
  bookedOn,
}: {
  readonly table: Tables;
  readonly estate: Row;
  readonly draft: Draft;
  readonly bookedOn: IsoDate;
}): Pricing & { readonly book: { readonly estate: BookedEstate } } {
  const book = priceBookOf({ table, estate, checkIn: draft.checkIn, checkOut: draft.checkOut });
  const channel = draft.salesChannelId ? table('sales-channels').get(draft.salesChannelId) : undefined;
  return {
    book: { ...book, ...(draft.couponCode ? { coupon: couponOf(table, draft) } : {}) },
    commission: channel && commissionFor({ table, channel, estate: book.estate, bookedOn }),
    collects: channel?.['collects'] === 'CHANNEL' ? 'CHANNEL' : 'COMPANY',
    rateOf: (paid, priced) =>
      receivingRate({ rates: asRates([...table('exchange-rates').all()]), paid, priced, date: bookedOn }),
    bookedOn,
  };
}

function couponOf(table: Tables, { id, couponCode: typed, guestId }: Draft) {
  const row = table('coupons').findUnique('code', couponCode(typed ?? ''));
  if (!row) return { found: undefined };
  return { found: asCoupon(row), usedByGuest: usesByGuest({ table, coupon: asCoupon(row), guestId, exceptId: id }) };
}

/** PR4: confirmed bookings of one guest with one coupon, without the one that asks. */
export function usesByGuest({
  table,
  coupon,
  guestId,
  exceptId,
}: {
  readonly table: Tables;
  readonly coupon: Coupon;
  readonly guestId: string | null | undefined;
  readonly exceptId?: string | undefined;
}): number {
  if (!guestId || coupon.perGuestLimit == null) return 0;
  return table('reservations')
    .equal('guestId', guestId)
    .filter((row) => row.id !== exceptId && row['couponId'] === coupon.id && countsAsUse(textIn(row, 'status'))).length;
}

/** SC1: the definition that holds, or else what the channel's own percentage says. */
function commissionFor({
  table,
  channel,
  estate,
  bookedOn,
}: {
  readonly table: Tables;
  readonly channel: Row;
  readonly estate: BookedEstate;
  readonly bookedOn: IsoDate;
}): CommissionDefinition | undefined {
  const definitions = asCommissions(table('commission-definitions').equal('channelId', channel.id));
  const found = commissionDefinitionOf({ definitions, channelId: channel.id, estate, bookedOn });
  const percent = Number(channel['commissionPct'] ?? 0);
  if (found || percent <= 0) return found;
  return { id: '', channelId: channel.id, scope: 'ALL', base: 'ACCOMMODATION', rateType: 'PERCENT', percent };
}
