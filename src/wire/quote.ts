import type { Settlement } from '../domain/channels/commission.ts';
import type { Quote } from '../domain/prices/quote.ts';
import type { PolicyIssue } from '../domain/prices/stay-policy.ts';
import type { CouponRefusal } from '../domain/prices/coupon.ts';
import type { Collects, FrozenQuote } from '../domain/reservations/pricing.ts';

/** A quote, and its amount in the currency the guest pays in (PR7). */
export type PaidQuote = Quote & Partial<Pick<FrozenQuote, 'exchangeRate' | 'payCurrency' | 'payTotal'>>;

/** `POST /api/quotes`; money in minor units. */
export type QuoteAnswer = {
  readonly quote: PaidQuote;
  /** Sales rules the stay breaks (AV6), as texts. */
  readonly policy: readonly (PolicyIssue & { readonly message: string })[];
  /** PR4: why a coupon is invalid. */
  readonly couponRefused?: CouponRefusal & { readonly message: string };
  /** The channel's commission, if a channel was named. */
  readonly commission?: Settlement & {
    readonly amount: number;
    readonly vat: number;
    readonly definitionId: string | null;
    readonly collectedBy: Collects;
  };
  /** The stored reservation the question is about. */
  readonly before?: { readonly total: number | null; readonly currency: string | null };
};
