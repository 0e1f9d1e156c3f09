import type { CardContract } from '../domain/card-payment/contract-texts.ts';

/** `GET /api/public/pay/:orderId`: what a guest pays, and nothing about the guest. Money in minor units of `currency`. */
export type PayOrder = {
  readonly company: string;
  readonly estate: string;
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

/** `GET /api/public/pay-result/:token`: for the browser that began to pay. */
export type PayResult = {
  readonly state: 'WAITING' | 'PAID' | 'FAILED';
  readonly reservationCode: string;
  readonly total: number;
  readonly currency: string;
  readonly failureCode: string | null;
  /** The order can be paid by another try. */
  readonly mayRetry: boolean;
};

/** `POST /api/card-payments/send`: the link to the guest. */
export type PayLinkSent = { readonly to: string; readonly whatsAppUrl: string | null };
