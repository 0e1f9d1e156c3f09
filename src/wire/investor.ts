import type { InOneCurrency } from '../config/figures.ts';
import type { IsoDate } from '../domain/calendar/iso-date.ts';

/** An amount in minor units. */
export type Amount = { readonly currency: string; readonly amount: number };

/** Amounts, one per currency; if several, also the total in the company's currency by the last published rates. */
export type Amounts = { readonly of: readonly Amount[]; readonly inOne?: InOneCurrency };

/** Nights of the owner's homes within one month, and the owner's income from stays that ended in it. */
export type InvestorMonth = {
  /** `2026-11` */
  readonly month: string;
  readonly guestNights: number;
  readonly ownerNights: number;
  /** out of order, not for sale */
  readonly closedNights: number;
  readonly totalNights: number;
  /** The owner's share of accommodation, before commission and costs. */
  readonly income: Amounts;
};

export type InvestorStay = {
  readonly id: string;
  readonly code: string;
  readonly estate: string;
  readonly checkIn: IsoDate;
  readonly checkOut: IsoDate;
  readonly guests: number;
  readonly isOwners: boolean;
};

/** `GET /api/investor-summary?year` */
export type InvestorSummary = {
  readonly today: IsoDate;
  readonly estates: number;
  /** Whether the owner may see prices (IV1); otherwise no month has an income. */
  readonly showsIncome: boolean;
  readonly months: readonly InvestorMonth[];
  /** Of all months. */
  readonly income: Amounts;
  readonly nextStays: readonly InvestorStay[];
  /** The balance of published statements still to be paid out or carried over. */
  readonly balances: Amounts;
  /** Absent if the contract has none. */
  readonly ownNights?: { readonly year: number; readonly limit: number; readonly taken: number };
};

/** One home's published statement of a month. */
export type InvestorStatementCell = {
  readonly id: string;
  readonly month: number;
  readonly gross: number;
  readonly amount: number;
  readonly withholdingTax: number;
};

/** `GET /api/investor-income?year` */
export type InvestorIncome = {
  readonly year: number;
  readonly rows: readonly {
    readonly estateId: string;
    readonly estate: string;
    readonly currency: string;
    readonly months: readonly InvestorStatementCell[];
  }[];
  readonly totals: readonly { readonly currency: string; readonly months: readonly InvestorStatementCell[] }[];
};

/** A line of the owner's account. `credit` is owed by the company, `debit` has been paid. */
export type InvestorEntry = {
  readonly id: string;
  readonly date: IsoDate;
  readonly kind: 'STATEMENT' | 'WITHHOLDING' | 'PAYOUT';
  readonly statementId: string;
  readonly estate: string;
  readonly month: string;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
};

/** `GET /api/investor-extract?from&to&currency` */
export type InvestorExtract = {
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly opening: number;
  readonly entries: readonly InvestorEntry[];
  readonly closing: number;
};
