/** What a guest is to pay, as the provider is asked for it. Money in minor units. */
export type PaymentRequest = {
  /** Ours; asked twice it is one payment. */
  readonly ref: string;
  /** Paid at once; instalments may make it more. */
  readonly price: number;
  readonly currency: string;
  readonly installment: number;
  readonly language: string;
  /** Where the browser comes back to; what it says there counts for nothing. */
  readonly returnUrl: string;
  /** Where the provider tells us what became of it. */
  readonly notifyUrl: string;
  /** The host by which the guest's browser knows us. */
  readonly host: string;
};

/** `UNREACHABLE` = it said nothing that can be understood: nobody knows whether it did anything. */
export type Unreachable = { readonly kind: 'UNREACHABLE' };
/** Business errors come as an ordinary answer that says so. */
export type RefusedPayment = { readonly kind: 'REFUSED'; readonly code: string };
export type Created = {
  readonly kind: 'CREATED';
  /** Where the browser goes once the card is in the provider's frame. */
  readonly redirectUrl: string;
  /** What the card will be charged. */
  readonly total: number;
};
export type ProviderPayment = {
  readonly kind: 'PAYMENT';
  readonly ref: string;
  readonly providerRef: string;
  readonly status: 'PENDING' | 'CAPTURED' | 'FAILED' | 'CANCELLED';
  readonly total: number;
  readonly currency: string;
  readonly maskedPan: string;
  readonly bankName: string;
  readonly failureCode: string;
};
export type Unknown = { readonly kind: 'UNKNOWN' };

/**
 * The seam to the payment provider. The product comes with a simulator behind it; a real one is another implementation.
 * None of these calls throws, and none of them carries a digit of a card.
 */
export type Provider = {
  readonly create: (asked: PaymentRequest) => Promise<Created | RefusedPayment | Unreachable>;
  /** What became of a payment, asked from server to server. */
  readonly find: (ref: string) => Promise<ProviderPayment | Unknown | Unreachable>;
  /** Gives up a payment nobody finished; answers with what it is then, since it may be too late. */
  readonly cancel: (ref: string) => Promise<ProviderPayment | Unknown | Unreachable>;
  /** Gives money back, once for a key. */
  readonly refund: (refund: {
    readonly ref: string;
    readonly amount: number;
    readonly key: string;
  }) => Promise<{ readonly kind: 'REFUNDED' } | RefusedPayment | Unreachable>;
  /** The payment a signed message is about; undefined = not signed by the provider, or too old. */
  readonly readNotice: (notice: {
    readonly signature: string;
    readonly timestamp: string;
    readonly body: Buffer;
  }) => { readonly ref: string } | undefined;
  /** The origin of the frames with the card's fields. @param host the host by which the browser knows us */
  readonly frameOrigin: (host: string) => string;
  /** The page in that frame. */
  readonly framePath: string;
};
