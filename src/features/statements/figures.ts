import type { Row } from '../../config/types.ts';
import type { LineKind, StatementLine } from '../../domain/statements/lines.ts';

/** The steps from the gross to the balance, in order. */
const STEPS = [
  ['gross', 'STAY'],
  ['commission', 'COMMISSION'],
  ['cardFees', 'CARD_FEE'],
  ['managementFee', 'MANAGEMENT_FEE'],
  ['cleaning', 'CLEANING'],
  ['expenses', 'EXPENSE'],
  ['credits', 'CREDIT'],
  ['adjustments', 'ADJUSTMENT'],
] as const;
export type WaterfallFigure = (typeof STEPS)[number][0] | 'amount' | 'withholdingTax' | 'carryover' | 'balance';
/** One step: `from` and `to` are running totals in minor units; a sum starts at zero. */
export type WaterfallStep = {
  readonly figure: WaterfallFigure;
  readonly amount: number;
  readonly from: number;
  readonly to: number;
  readonly isSum: boolean;
  readonly lines: readonly StatementLine[];
};

const amountIn = (record: Row, key: string): number => (typeof record[key] === 'number' ? record[key] : 0);

export function linesIn(record: Row): readonly StatementLine[] {
  const lines: unknown = record['lines'];
  return Array.isArray(lines) ? (lines as readonly StatementLine[]) : [];
}

/** AC1 as steps; omits zero steps, except the ends and the sums. */
export function stepsOf(record: Row): readonly WaterfallStep[] {
  const lines = linesIn(record);
  const linesOfKind = (kind: LineKind) => lines.filter((line) => line.kind === kind);
  const steps: WaterfallStep[] = [];
  let at = 0;
  const move = (figure: WaterfallFigure, amount: number, own: readonly StatementLine[] = []) => {
    if (amount === 0 && own.length === 0 && figure !== 'gross') return;
    steps.push({ figure, amount, from: at, to: at + amount, isSum: false, lines: own });
    at += amount;
  };
  const sum = (figure: WaterfallFigure) => steps.push({ figure, amount: at, from: 0, to: at, isSum: true, lines: [] });
  for (const [figure, kind] of STEPS) move(figure, amountIn(record, figure), linesOfKind(kind));
  sum('amount');
  move('withholdingTax', 0 - amountIn(record, 'withholdingTax'));
  move('carryover', amountIn(record, 'carryover'));
  sum('balance');
  return steps;
}
