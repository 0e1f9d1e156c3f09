import type { CardContract } from '../domain/card-payment/contract-texts.ts';

/**
 * `GET /api/public/pay/:orderId`: the amount a guest owes, and nothing about the guest. Money in minor units of
 * `currency`.
 */
export type PayOrder = {
  readonly company: string;
  readonly estate: string;
  /** Address of the home's picture; null without one. */
  readonly picture: string | null;
  readonly place: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly guests: number;
  readonly reservationCode: string;
  readonly lines: readonly { readonly kind: 'STAY' | 'PAID' | 'AMOUNT' | 'CARD_FEE'; readonly amount: number }[];
  readonly amount: number;
  readonly cardFee: number;
  readonly feePercent: number;
  readonly total: number;
  readonly currency: string;
  readonly expiresAt: string;
  readonly contracts: readonly CardContract[];
  /** The provider's page with the card's fields. */
  readonly frameUrl: string;
};

/** `POST …/start`. */
export type PayStarted = { readonly redirectUrl: string };

/** A paid amount, its purpose and time, for reading and printing; nothing about the guest. Money in minor units. */
export type PayReceipt = {
  readonly company: string;
  readonly estate: string;
  readonly place: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly nights: number;
  readonly paidAt: string;
  /** The company's payment number, and the provider's reference. */
  readonly no: string;
  readonly reference: string;
  /** The card's last digits and bank. */
  readonly card: string;
  readonly bank: string;
  readonly installment: number;
  readonly lines: readonly { readonly kind: 'AMOUNT' | 'CARD_FEE' | 'SURCHARGE'; readonly amount: number }[];
};

/** `GET /api/public/pay-result/:token`: for the browser that started the payment. */
export type PayResult = {
  readonly state: 'WAITING' | 'PAID' | 'FAILED';
  readonly reservationCode: string;
  readonly total: number;
  readonly currency: string;
  readonly failureCode: string | null;
  /** The order can be paid with another attempt. */
  readonly mayRetry: boolean;
  /** Once it is paid. */
  readonly receipt: PayReceipt | null;
};

/** `POST /api/card-payments/send`: sends the link to the guest. */
export type PayLinkSent = { readonly to: string; readonly whatsAppUrl: string | null };
