import type { IsoDate } from '../calendar/iso-date.ts';
import { type StatementLine, statementSums } from './lines.ts';
import { withhold, type WithholdingSettings } from './withholding.ts';

/** The figures of a statement, in minor units of its currency. */
export type StatementTotals = {
  readonly gross: number;
  readonly commission: number;
  readonly cardFees: number;
  readonly managementFee: number;
  readonly cleaning: number;
  readonly expenses: number;
  readonly credits: number;
  readonly adjustments: number;
  readonly amount: number;
  readonly withholdingBase: number;
  readonly withholdingRatePct: number;
  readonly withholdingTax: number;
  readonly carryover: number;
  readonly balance: number;
};

/** AC1: balance = amount - withholding tax + carryover; the amount is the sum of the lines, costs negative. */
export function totalsOf({
  lines,
  settings,
  date,
  carryover,
}: {
  readonly lines: readonly StatementLine[];
  readonly settings: WithholdingSettings;
  /** The last day of the month, whose rate applies. */
  readonly date: IsoDate;
  /** The carryover of the previous month. */
  readonly carryover: number;
}): StatementTotals {
  const sums = statementSums(lines);
  const amount = Object.values(sums).reduce((sum, part) => sum + part, 0);
  const { baseAmount, ratePct, tax } = withhold(lines, settings, date);
  return {
    gross: sums.STAY,
    commission: sums.COMMISSION,
    cardFees: sums.CARD_FEE,
    managementFee: sums.MANAGEMENT_FEE,
    cleaning: sums.CLEANING,
    expenses: sums.EXPENSE,
    credits: sums.CREDIT,
    adjustments: sums.ADJUSTMENT,
    amount,
    withholdingBase: baseAmount,
    withholdingRatePct: ratePct,
    withholdingTax: tax,
    carryover,
    balance: amount - tax + carryover,
  };
}

/** AC1: the carryover to the next month; paid means the whole balance was paid out, and a debt never is (AC5). */
export const nextCarryover = ({ balance, isPaid }: { readonly balance: number; readonly isPaid: boolean }): number =>
  isPaid ? 0 : balance;
