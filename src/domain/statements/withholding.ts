import type { IsoDate } from '../calendar/iso-date.ts';
import { percentOf } from '../money/money.ts';
import type { StatementLine } from './lines.ts';

export const WITHHOLDING_BASES = ['AMOUNT', 'GROSS_RENT'] as const;
export type WithholdingBase = (typeof WITHHOLDING_BASES)[number];

/** AC8: the withholding settings in an investor's record. */
export type WithholdingSettings = {
  readonly type: string;
  readonly withholdingEnabled?: boolean | null;
  readonly withholdingRatePct?: number | null;
  /** The first day of the rate; absent = always. */
  readonly withholdingFrom?: IsoDate | null;
  readonly withholdingBase?: WithholdingBase | null;
  /** Rates of other periods: each applies from its date until the next. */
  readonly withholdingRates?: readonly { readonly from: IsoDate; readonly ratePct: number }[] | null;
};
export type Withheld = {
  readonly base: WithholdingBase;
  readonly baseAmount: number;
  /** percent; 0 = nothing is withheld */
  readonly ratePct: number;
  readonly tax: number;
};

/**
 * AC8: the rate on a day. Nothing is withheld from companies, which issue invoices, nor while it is off, nor before the
 * first rate.
 */
export function withholdingRateOn(settings: WithholdingSettings, date: IsoDate): number {
  if (settings.type === 'COMPANY' || !settings.withholdingEnabled) return 0;
  const own = { from: settings.withholdingFrom ?? '', ratePct: settings.withholdingRatePct ?? 0 };
  let best: { readonly from: string; readonly ratePct: number } | undefined;
  for (const entry of [...(settings.withholdingRates ?? []), own]) {
    if (entry.from <= date && (best === undefined || entry.from >= best.from)) best = entry;
  }
  return best?.ratePct ?? 0;
}

/**
 * AC8: the tax withheld for a month, rounded half up: from the rent received or from the amount after costs, never from
 * cancellation fees, and never negative.
 */
export function withhold(
  lines: readonly Pick<StatementLine, 'kind' | 'amount' | 'excluded' | 'isPenalty' | 'ofKind'>[],
  settings: WithholdingSettings,
  date: IsoDate,
): Withheld {
  const base = settings.withholdingBase ?? 'AMOUNT';
  const ratePct = withholdingRateOn(settings, date);
  let sum = 0;
  for (const { kind, ofKind, amount, excluded, isPenalty } of lines) {
    const isRent = kind === 'STAY' || (kind === 'ADJUSTMENT' && ofKind === 'STAY');
    if (!excluded && !isPenalty && (base === 'AMOUNT' || isRent)) sum += amount;
  }
  const baseAmount = Math.max(0, sum);
  return { base, baseAmount, ratePct, tax: percentOf(baseAmount, ratePct) };
}
