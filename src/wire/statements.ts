import type { IncludedTax } from '../domain/prices/included-taxes.ts';
import type { BankFileFormat } from '../domain/payment/bank-file/order.ts';
import type { Oddity } from '../domain/statements/oddities.ts';
import type { SkipReason } from '../domain/statements/plan.ts';
import type { Recognition } from '../domain/statements/recognition.ts';
import type { Unstated } from '../domain/statements/unstated.ts';

/** `POST /api/statements/generate` */
export type GenerateAnswer = {
  readonly created: number;
  readonly updated: number;
  readonly skipped: readonly { readonly estateId: string; readonly estate: string; readonly reason: SkipReason }[];
  /** Number of all homes, for callers that ask in batches. */
  readonly total: number;
};

/** A statement as the month's end shows it; minor units of its currency. */
export type MonthEndRow = {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly estate: string;
  readonly investor: string;
  /** The owner's IBAN; '' for none. */
  readonly iban: string;
  readonly currency: string;
  readonly amount: number;
  readonly amountBefore: number | null;
  readonly balance: number;
  /** For a published statement: its balance has been carried into a later published one. */
  readonly isCarried: boolean;
  readonly oddities: readonly Oddity[];
};
/** `GET /api/statements/month-end?year&month` */
export type MonthEnd = {
  /** `2026-10` */
  readonly period: string;
  /** Statements that can be generated. */
  readonly missing: number;
  /** Homes without a complete statement. */
  readonly without: readonly { readonly estateId: string; readonly estate: string; readonly reason: SkipReason }[];
  /** What is odd on top. */
  readonly rows: readonly MonthEndRow[];
  /** The company's bank accounts that can pay, by name. */
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string;
    readonly currency: string;
    readonly iban: string;
  }[];
};
/** Why a statement was not published: already published, changed since it was seen, or it has warnings now. */
export type PublishSkip = 'PUBLISHED' | 'CHANGED' | 'ODD';
/** `POST /api/statements/publish` */
export type PublishedMany = {
  readonly published: number;
  readonly skipped: readonly { readonly id: string; readonly estate: string; readonly reason: PublishSkip }[];
};
/** `POST /api/statements/pay-out`: the paid batch. */
export type PaidOut = {
  /** Null if there was nothing to pay. */
  readonly batchId: string | null;
  readonly no: string;
  /** Statements with a zero balance, closed without a payment. */
  readonly settled: number;
  readonly count: number;
  readonly total: number;
  readonly currency: string;
  /** The bank's possible file formats, the usual one first. */
  readonly formats: readonly BankFileFormat[];
};
/** `GET /api/statements/bank-file?batchId&format` */
export type BankFile = { readonly name: string; readonly type: string; readonly text: string };

/**
 * `GET /api/statements/taxes?statementId`: taxes included in the income of a statement's stays; minor units of its
 * currency.
 */
export type StatementTaxes = { readonly base: number; readonly taxes: readonly IncludedTax[] };

/** A stay or a cost in no statement; `code` is its own. */
export type UnstatedRow = Unstated & {
  readonly estateId: string;
  readonly estateCode: string;
  readonly estate: string;
  readonly investor: string;
};
/** `GET /api/reports/unstated`: of the months from `since` to `until`, both `2026-10`. */
export type UnstatedReport = {
  readonly since: string;
  readonly until: string;
  readonly rows: readonly UnstatedRow[];
};

/** A home's income by month, in its own currency or the one asked for; minor units. */
export type IncomeRow = {
  readonly estateId: string;
  readonly code: string;
  readonly estate: string;
  readonly currency: string;
  readonly rule: Recognition;
  readonly months: readonly number[];
  readonly total: number;
  /** Stays counted in each month. */
  readonly stays: readonly number[];
};
export type IncomeTotal = { readonly currency: string; readonly months: readonly number[]; readonly total: number };
/** `GET /api/reports/monthly-income?year[&currency&rule]` */
export type MonthlyIncome = {
  readonly year: number;
  /** `CONTRACT`: by each home's contract. */
  readonly rule: Recognition | 'CONTRACT';
  readonly rows: readonly IncomeRow[];
  readonly totals: readonly IncomeTotal[];
  /** Homes with stays left out because a rate is missing. */
  readonly noRate: readonly string[];
};
/** `GET /api/reports/monthly-income-stays?estateId&year&month[&currency&rule]` */
export type IncomeStays = {
  readonly rows: readonly {
    readonly id: string;
    readonly code: string;
    readonly checkIn: string;
    readonly checkOut: string;
    readonly nights: number;
    /** Nights counted in the month. */
    readonly counted: number;
    readonly amount: number;
    readonly currency: string;
  }[];
};

/** The tax withheld from one investor in one month. */
export type WithholdingRow = {
  readonly investorId: string;
  readonly investor: string;
  /** `2026-09` */
  readonly period: string;
  readonly currency: string;
  readonly base: number;
  /** percent */
  readonly ratePct: number;
  readonly tax: number;
  /** The part of it that is declared. */
  readonly declared: number;
  readonly isDeclared: boolean;
  /** When the last of it was declared; null until all of it is. */
  readonly declaredAt: string | null;
  /** Ids of statements whose tax is not declared. */
  readonly undeclared: readonly string[];
  readonly statements: readonly { readonly id: string; readonly estate: string }[];
};
export type WithholdingTotal = {
  readonly currency: string;
  readonly base: number;
  readonly tax: number;
  readonly declared: number;
};
/** `GET /api/reports/withholding?year` */
export type WithholdingReport = {
  readonly year: number;
  readonly rows: readonly WithholdingRow[];
  readonly totals: readonly WithholdingTotal[];
};

/** The balance of a home: positive if the company owes, negative if the owner owes; minor units. */
export type BalanceRow = {
  readonly estateId: string;
  readonly code: string;
  readonly estate: string;
  readonly owners: readonly string[];
  readonly currency: string;
  readonly credit: number;
  readonly debit: number;
  readonly balance: number;
  /** Day of the last movement. */
  readonly lastOn: string;
};
export type BalanceTotal = Pick<BalanceRow, 'currency' | 'credit' | 'debit' | 'balance'>;
/** `GET /api/reports/estate-balances` */
export type EstateBalances = { readonly rows: readonly BalanceRow[]; readonly totals: readonly BalanceTotal[] };
