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
/** The source of a line; MANUAL was typed by the accountant. */
export const LINE_SOURCES = ['RESERVATION', 'CHARGE', 'EXPENSE', 'OWNER_STAY', 'MANUAL'] as const;
export type LineSource = (typeof LINE_SOURCES)[number];

/**
 * A line of a statement. `amount` in minor units of the statement's currency, negative if it reduces the owner's money,
 * so a statement is the sum of its lines.
 */
export type StatementLine = {
  /** Identifies the line within the statement: kind and source. */
  readonly key: string;
  readonly kind: LineKind;
  readonly source: LineSource;
  /** Id of its source. */
  readonly refId: string;
  /** The source's code at that time. */
  readonly code: string;
  readonly date: IsoDate;
  readonly note: string | null;
  readonly amount: number;
  readonly excluded: boolean;
  /** The share of the source in its own currency, if different. */
  readonly sourceAmount?: number | null;
  readonly sourceCurrency?: string | null;
  readonly rate?: string | null;
  readonly rateDate?: IsoDate | null;
  /** AC8: kept of a cancelled stay; no tax is withheld from it. */
  readonly isPenalty?: boolean;
  /** For an adjustment: its month, and the kind of its line there. */
  readonly ofPeriod?: Period | null;
  readonly ofKind?: LineKind | null;
};

/** The figures of a statement; each is the sum of its included lines. */
export type StatementSums = { readonly [Kind in LineKind]: number };

export function statementSums(lines: readonly Pick<StatementLine, 'kind' | 'amount' | 'excluded'>[]): StatementSums {
  const sums = Object.fromEntries(LINE_KINDS.map((kind) => [kind, 0])) as Record<LineKind, number>;
  for (const { kind, amount, excluded } of lines) if (!excluded) sums[kind] += amount;
  return sums;
}
