import type { Settlement } from '../domain/channels/commission.ts';
import type { Quote } from '../domain/prices/quote.ts';
import type { PolicyIssue } from '../domain/prices/stay-policy.ts';
import type { CouponRefusal } from '../domain/prices/coupon.ts';
import type { Collects, FrozenQuote } from '../domain/reservations/pricing.ts';

/** A quote, and what it is in the currency that the guest pays in (PR7). */
export type PaidQuote = Quote & Partial<Pick<FrozenQuote, 'exchangeRate' | 'payCurrency' | 'payTotal'>>;

/** `POST /api/quotes`; money in minor units. */
export type QuoteAnswer = {
  readonly quote: PaidQuote;
  /** Rules of selling that the stay breaks (AV6), in words. */
  readonly policy: readonly (PolicyIssue & { readonly message: string })[];
  /** PR4: why a coupon does not hold. */
  readonly couponRefused?: CouponRefusal & { readonly message: string };
  /** The channel's, where a channel was named. */
  readonly commission?: Settlement & {
    readonly amount: number;
    readonly vat: number;
    readonly definitionId: string | null;
    readonly collectedBy: Collects;
  };
  /** The reservation that is asked about, as it is stored. */
  readonly before?: { readonly total: number | null; readonly currency: string | null };
};
