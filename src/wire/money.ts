/** Answers of the calls of money that are not generic; minor units of `currency`. */

/** `GET /api/accounts/balances` */
export type AccountBalance = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly currency: string;
  readonly balance: number;
  readonly entries: number;
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

/** `GET /api/payments/entries?paymentId` */
export type LedgerLine = {
  readonly id: string;
  readonly account: string;
  readonly accountName: string | null;
  readonly debit: number;
  readonly credit: number;
  readonly currency: string;
};

/** `GET /api/extracts` */
export type Extract = {
  readonly currency: string;
  readonly opening: number;
  readonly entries: readonly {
    readonly date: string;
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
