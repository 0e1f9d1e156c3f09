/** A payment request to the provider. Money in minor units. */
export type PaymentRequest = {
  /** Our number; a repeat with the same number is one payment. */
  readonly ref: string;
  /** The price paid at once; instalments may cost more. */
  readonly price: number;
  readonly currency: string;
  readonly installment: number;
  readonly language: string;
  /** Where the browser returns to; its parameters are not trusted. */
  readonly returnUrl: string;
  /** Where the provider reports the result. */
  readonly notifyUrl: string;
  /** The host the guest's browser uses to call us. */
  readonly host: string;
};

/** `UNREACHABLE` = no intelligible answer: it is unknown whether the provider did anything. */
export type Unreachable = { readonly kind: 'UNREACHABLE' };
/** Business errors are ordinary answers. */
export type RefusedPayment = { readonly kind: 'REFUSED'; readonly code: string };
export type Created = {
  readonly kind: 'CREATED';
  /** Where the browser goes once the card is entered in the provider's frame. */
  readonly redirectUrl: string;
  /** The amount the card will be charged. */
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
 * The interface of the payment provider. The product includes a simulator; a real provider is another implementation.
 * These calls never throw, and never carry a digit of a card.
 */
export type Provider = {
  readonly create: (asked: PaymentRequest) => Promise<Created | RefusedPayment | Unreachable>;
  /** Asks for the result of a payment, from server to server. */
  readonly find: (ref: string) => Promise<ProviderPayment | Unknown | Unreachable>;
  /** Gives up an unfinished payment; answers with its state afterwards, since it may be too late. */
  readonly cancel: (ref: string) => Promise<ProviderPayment | Unknown | Unreachable>;
  /** Gives money back, once per key. */
  readonly refund: (refund: {
    readonly ref: string;
    readonly amount: number;
    readonly key: string;
  }) => Promise<{ readonly kind: 'REFUNDED' } | RefusedPayment | Unreachable>;
  /** The payment of a signed message; undefined = not signed by the provider, or too old. */
  readonly readNotice: (notice: {
    readonly signature: string;
    readonly timestamp: string;
    readonly body: Buffer;
  }) => { readonly ref: string } | undefined;
  /** The origin of the frames with the card's fields. @param host the host the browser uses to call us */
  readonly frameOrigin: (host: string) => string;
  /** The page in that frame. */
  readonly framePath: string;
};
