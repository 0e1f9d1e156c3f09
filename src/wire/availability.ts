import type { Json } from '../config/types.ts';
import type { Quote } from '../domain/prices/quote.ts';

/** Why an estate is not free (AV4), in words; what is in the way is named where the caller could list it. */
export type AvailabilityReason = {
  readonly kind: string;
  readonly message: string;
  readonly id?: string;
  readonly code?: string;
  readonly from?: string;
  readonly to?: string;
};

/** What the stay costs in a home, without each night; minor units of the currency. */
export type OfferedQuote = Pick<Quote, 'currency' | 'nightCount' | 'accommodation' | 'total' | 'lines'>;

/** What `quote=true` adds. */
export type Priced = {
  readonly quote: OfferedQuote;
  /** Rules of selling that the stay breaks here (AV6), in words. */
  readonly policy: readonly string[];
  /** PR4, in words. */
  readonly couponRefused?: string;
};

/** One estate of `GET /api/availability`. */
export type AvailableEstate = {
  readonly estateId: string;
  readonly code: string;
  readonly isFree: boolean;
  readonly reasons: readonly AvailabilityReason[];
  /** The fields that `fields` named. */
  readonly estate?: Readonly<Record<string, Json>>;
};

/** `GET /api/availability` */
type Homes<Asked> = {
  readonly items: readonly (AvailableEstate & Asked)[];
  readonly total: number;
  readonly free: number;
};
export type AvailabilityAnswer = Homes<Partial<Priced>>;
/** With `quote=true`. */
export type PricedAvailability = Homes<Priced>;
