import type { IsoDate } from '../../../src/domain/calendar/iso-date.ts';
import { type CommissionDefinition, commissionDefinitionOf } from '../../../src/domain/channels/commission.ts';
import { countsAsUse, type Coupon, couponCode } from '../../../src/domain/prices/coupon.ts';
import type { PricedCandidate, PricingData } from '../../../src/domain/reservations/pricing.ts';
import { cardFeeOn, taxPercentsOn } from '../../records/settings/dated-rates.ts';
import { priceBooks, type UnsavedRule } from './price-book.ts';
import { rateOn } from './rate-on.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import type { SalesChannelsRow } from '../../live/rows/stored/sales-channels.ts';

type StayToPrice = Pick<PricedCandidate, 'id' | 'checkIn' | 'checkOut' | 'salesChannelId' | 'couponCode' | 'guestId'>;

type PricingSetup = {
  readonly table: Tables;
  readonly stay: StayToPrice;
  /** The day of booking. */
  readonly bookedOn: IsoDate;
  readonly unsaved?: UnsavedRule | undefined;
};
type PricedBook = PricingData & { readonly book: { readonly estate: EstatesRow } };

/** The inputs of a reservation's price, read from the tables. */
export const pricingOf = ({ estate, ...asked }: PricingSetup & { readonly estate: EstatesRow }): PricedBook =>
  pricingByEstate(asked)(estate);

/** The same stay in many estates: reads the estate-independent inputs once. */
export function pricingByEstate({ table, stay, bookedOn, unsaved }: PricingSetup): (estate: EstatesRow) => PricedBook {
  const bookOf = priceBooks({ table, checkIn: stay.checkIn, checkOut: stay.checkOut, unsaved });
  const channel = stay.salesChannelId ? table('sales-channels').get(stay.salesChannelId) : undefined;
  const commission = channel && commissions({ table, channel, bookedOn });
  const coupon = stay.couponCode ? { coupon: couponOf(table, stay) } : {};
  const cardFeePercent = cardFeeOn(table, bookedOn);
  const taxPercents = taxPercentsOn(table, bookedOn);
  const collects = channel?.collects === 'CHANNEL' ? 'CHANNEL' : 'COMPANY';
  const rateOf: PricingData['rateOf'] = (paid, priced) => rateOn(table, { paid, priced, date: bookedOn });
  return (estate) => {
    const book = bookOf(estate);
    return {
      book: { ...book, ...coupon, cardFeePercent, taxPercents },
      commission: commission?.(book.estate),
      collects,
      rateOf,
      bookedOn,
    };
  };
}

function couponOf(table: Tables, { id, couponCode: typed, guestId }: StayToPrice) {
  const row = table('coupons').findUnique('code', couponCode(typed ?? ''));
  if (!row) return { found: undefined };
  return { found: row, usedByGuest: usesByGuest({ table, coupon: row, guestId, exceptId: id }) };
}

/** PR4: confirmed bookings of one guest with one coupon, without the current one. */
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
    .filter((row) => row.id !== exceptId && row.couponId === coupon.id && countsAsUse(row.status ?? '')).length;
}

/** SC1: by estate, the valid definition, or else the channel's own percentage. */
function commissions({
  table,
  channel,
  bookedOn,
}: {
  readonly table: Tables;
  readonly channel: SalesChannelsRow;
  readonly bookedOn: IsoDate;
}): (estate: EstatesRow) => CommissionDefinition | undefined {
  const definitions = table('commission-definitions').equal('channelId', channel.id);
  const percent = channel.commissionPct ?? 0;
  const own: CommissionDefinition | undefined =
    percent > 0
      ? { id: '', channelId: channel.id, scope: 'ALL', base: 'ACCOMMODATION', rateType: 'PERCENT', percent }
      : undefined;
  return (estate) => commissionDefinitionOf({ definitions, channelId: channel.id, estate, bookedOn }) ?? own;
}
