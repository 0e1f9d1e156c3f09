import type { IncludedTax } from '../domain/prices/included-taxes.ts';
import type { SkipReason } from '../domain/statements/plan.ts';
import type { Recognition } from '../domain/statements/recognition.ts';
import type { Unstated } from '../domain/statements/unstated.ts';

/** `POST /api/statements/generate` */
export type GenerateAnswer = {
  readonly created: number;
  readonly updated: number;
  readonly skipped: readonly { readonly estateId: string; readonly estate: string; readonly reason: SkipReason }[];
  /** Homes there are, for who asks for some of them at a time. */
  readonly total: number;
};

/** `GET /api/statements/taxes?statementId`: inside what the stays of a statement earned; minor units of its currency. */
export type StatementTaxes = { readonly base: number; readonly taxes: readonly IncludedTax[] };

/** A stay or a cost that no statement holds; `code` is its own. */
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
  /** Stays that count in each month. */
  readonly stays: readonly number[];
};
export type IncomeTotal = { readonly currency: string; readonly months: readonly number[]; readonly total: number };
/** `GET /api/reports/monthly-income?year[&currency&rule]` */
export type MonthlyIncome = {
  readonly year: number;
  /** `CONTRACT`: as each home's contract says. */
  readonly rule: Recognition | 'CONTRACT';
  readonly rows: readonly IncomeRow[];
  readonly totals: readonly IncomeTotal[];
  /** Homes some of whose stays are left out because a rate is missing. */
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
    /** Nights that count in the month. */
    readonly counted: number;
    readonly amount: number;
    readonly currency: string;
  }[];
};

/** What was withheld of one investor in one month. */
export type WithholdingRow = {
  readonly investorId: string;
  readonly investor: string;
  readonly year: number;
  readonly month: number;
  readonly currency: string;
  readonly base: number;
  /** percent */
  readonly ratePct: number;
  readonly tax: number;
  readonly isDeclared: boolean;
  readonly statements: readonly {
    readonly id: string;
    readonly estate: string;
    readonly status: string;
    readonly declaredAt: string | null;
  }[];
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

/** What the company owes for a home, below zero when the owner owes; minor units. */
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
