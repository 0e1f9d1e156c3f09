import type { Json } from '../config/types.ts';
import type { Quote } from '../domain/prices/quote.ts';

/** Why an estate is not free (AV4), as a text; names the obstacle if the caller could list it. */
export type AvailabilityReason = {
  readonly kind: string;
  readonly message: string;
  readonly id?: string;
  readonly code?: string;
  readonly from?: string;
  readonly to?: string;
};

/** The price of a stay in a home, without single nights; minor units of the currency. */
export type OfferedQuote = Pick<Quote, 'currency' | 'nightCount' | 'accommodation' | 'total' | 'lines'>;

/** Added by `quote=true`. */
export type Priced = {
  readonly quote: OfferedQuote;
  /** Sales rules the stay breaks here (AV6), as texts. */
  readonly policy: readonly string[];
  /** PR4, as a text. */
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
