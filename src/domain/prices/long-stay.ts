import type { IsoDate } from '../calendar/iso-date.ts';
import { percentOf } from '../money/money.ts';
import { mostSpecific, type PriceScope, type ScopedEstate } from './scope.ts';
import { type Tier, tierOf } from './tiers.ts';
import { isWithin, type Validity } from './validity.ts';

/** Discounts for longer stays. */
export type LongStayDiscount = PriceScope &
  Validity & {
    readonly id: string;
    readonly name?: string | null;
    readonly tiers: readonly Tier[];
    /** None = every channel. */
    readonly channelIds?: readonly string[] | null;
    readonly isActive?: boolean | null;
  };
export type AppliedTier = { readonly discount: LongStayDiscount; readonly tier: Tier; readonly amount: number };

/** PR2: one tier of the most specific discount, on the accommodation; `amount` is positive minor units. */
export function longStayDiscount({
  discounts,
  estate,
  channelId,
  checkIn,
  nights,
  accommodation,
}: {
  readonly discounts: Iterable<LongStayDiscount>;
  readonly estate: ScopedEstate;
  readonly channelId?: string | undefined;
  readonly checkIn: IsoDate;
  readonly nights: number;
  readonly accommodation: number;
}): AppliedTier | undefined {
  const valid = [...discounts].filter(
    (discount) =>
      discount.isActive !== false &&
      isWithin(checkIn, discount) &&
      (!discount.channelIds?.length || (channelId !== undefined && discount.channelIds.includes(channelId))),
  );
  const discount = mostSpecific(valid, estate);
  const tier = discount && tierOf(discount.tiers, nights);
  return discount && tier ? { discount, tier, amount: percentOf(accommodation, tier.percent) } : undefined;
}
