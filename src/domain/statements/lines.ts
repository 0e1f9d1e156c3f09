import type { IsoDate } from '../calendar/iso-date.ts';
import type { Period } from './period.ts';

export const LINE_KINDS = [
  'STAY',
  'COMMISSION',
  'CARD_FEE',
  'MANAGEMENT_FEE',
  'CLEANING',
  'EXPENSE',
  'CREDIT',
  'ADJUSTMENT',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];
/** Where a line comes from; MANUAL was typed by the accountant. */
export const LINE_SOURCES = ['RESERVATION', 'CHARGE', 'EXPENSE', 'OWNER_STAY', 'MANUAL'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

/**
 * A line of a statement. `amount` in minor units of the statement's currency, what lessens the owner's money below zero, so
 * that a statement is the sum of its lines.
 */
export type StatementLine = {
  /** Names the line within the statement: kind and source. */
  readonly key: string;
  readonly kind: LineKind;
  readonly source: LineSource;
  /** Id of what it comes from. */
  readonly refId: string;
  /** What people call that, as it was. */
  readonly code: string;
  readonly date: IsoDate;
  readonly note: string | null;
  readonly amount: number;
  readonly excluded: boolean;
  /** The share of the source in its own currency, where that is another. */
  readonly sourceAmount?: number | null;
  readonly sourceCurrency?: string | null;
  readonly rate?: string | null;
  readonly rateDate?: IsoDate | null;
  /** AC8: kept of a cancelled stay: no tax is withheld of it. */
  readonly isPenalty?: boolean;
  /** For an adjustment: the month it belongs to, and the kind of its line there. */
  readonly ofPeriod?: Period | null;
  readonly ofKind?: LineKind | null;
};

/** The figures of a statement; each is the sum of its lines that are not excluded. */
export type StatementSums = { readonly [Kind in LineKind]: number };

export function statementSums(lines: readonly Pick<StatementLine, 'kind' | 'amount' | 'excluded'>[]): StatementSums {
  const sums = Object.fromEntries(LINE_KINDS.map((kind) => [kind, 0])) as Record<LineKind, number>;
  for (const { kind, amount, excluded } of lines) if (!excluded) sums[kind] += amount;
  return sums;
}
