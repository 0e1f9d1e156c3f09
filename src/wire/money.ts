import type { IncludedTax } from '../domain/prices/included-taxes.ts';
import type { CompanyHead } from './company.ts';
/** Answers of the non-generic calls about money; minor units of `currency`. */

/** `GET /api/accounts/balances` */
export type AccountBalances = { readonly items: readonly AccountBalance[]; readonly total: number };
export type AccountBalance = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly currency: string;
  readonly balance: number;
  readonly entries: number;
  readonly isActive: boolean;
};

/** `GET /api/payments/totals` */
export type PaymentTotal = {
  readonly currency: string;
  readonly method: string;
  readonly in: number;
  readonly out: number;
  readonly net: number;
  readonly count: number;
};
export type PaymentTotals = { readonly from: string; readonly to: string; readonly rows: readonly PaymentTotal[] };

/** `GET /api/security-deposits/totals?from&to`: open ones, and settled ones whose stay ended in this period. */
export type DepositTotal = {
  readonly currency: string;
  readonly state: string;
  readonly count: number;
  readonly required: number;
  readonly collected: number;
  readonly held: number;
  readonly withheld: number;
  readonly refunded: number;
};
export type DepositTotals = { readonly from: string; readonly to: string; readonly rows: readonly DepositTotal[] };

/** `GET /api/payments/receipt?paymentId`: issuer and recipient. */
export type ReceiptHead = {
  readonly company: CompanyHead;
  /** The guest of the stay; null for a transfer. */
  readonly guest: string | null;
  readonly stay: {
    readonly code: string;
    readonly estate: string;
    readonly checkIn: string;
    readonly checkOut: string;
    readonly nights: number;
    /** The current balance of the stay; minor units. */
    readonly balance: {
      readonly currency: string;
      readonly total: number;
      readonly paid: number;
      /** Negative: to be refunded. */
      readonly remaining: number;
    };
    /** Included in the price of the stay. */
    readonly taxes: readonly IncludedTax[];
  } | null;
};

/** `GET /api/payments/entries?paymentId` */
export type PaymentEntries = { readonly items: readonly LedgerLine[]; readonly total: number };
export type LedgerLine = {
  readonly id: string;
  readonly account: string;
  readonly accountName: string | null;
  readonly debit: number;
  readonly credit: number;
  readonly currency: string;
};

/** `GET /api/extracts`: without `currency`, the first one the account has movements in. */
export type Extract = {
  /** The account's owner, by name. */
  readonly party: string;
  readonly currency: string;
  /** All currencies with movements, at any time. */
  readonly currencies: readonly string[];
  readonly opening: number;
  readonly entries: readonly {
    readonly date: string;
    /** The kind of movement: a part of a statement, the kind of a payment or its reversal, else the document's type. */
    readonly kind: string;
    readonly docType: string;
    readonly docId: string;
    /** The document's label; empty if it has none. */
    readonly docName: string;
    readonly debit: number;
    readonly credit: number;
    readonly balance: number;
  }[];
  readonly closing: number;
};

/** `POST /api/exchange-rates/central-bank` */
export type RatesImported = {
  readonly date: string;
  readonly created: number;
  readonly updated: number;
  readonly kept: readonly string[];
};
