import type { IncludedTax } from '../domain/prices/included-taxes.ts';
import type { CompanyHead } from './company.ts';
/** Answers of the calls of money that are not generic; minor units of `currency`. */

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

/** `GET /api/security-deposits/totals?from&to`: open ones, and settled ones whose stay ended in these days. */
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

/** `GET /api/payments/receipt?paymentId`: who hands it out, and for whom. */
export type ReceiptHead = {
  readonly company: CompanyHead;
  /** The guest of the stay; null of a transfer. */
  readonly guest: string | null;
  readonly stay: {
    readonly code: string;
    readonly estate: string;
    readonly checkIn: string;
    readonly checkOut: string;
    readonly nights: number;
    /** How the stay stands by now; minor units. */
    readonly balance: {
      readonly currency: string;
      readonly total: number;
      readonly paid: number;
      /** Below zero: to be given back. */
      readonly remaining: number;
    };
    /** Inside the price of the stay. */
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

/** `GET /api/extracts`: without `currency`, the first that the account has movements in. */
export type Extract = {
  /** Whose account it is, by name. */
  readonly party: string;
  readonly currency: string;
  /** All that the account has movements in, whenever they were. */
  readonly currencies: readonly string[];
  readonly opening: number;
  readonly entries: readonly {
    readonly date: string;
    /** What moved: a part of a statement, the kind of a payment or its reversal, and else the document's type. */
    readonly kind: string;
    readonly docType: string;
    readonly docId: string;
    /** What people call the document; empty when it has no name of its own. */
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
