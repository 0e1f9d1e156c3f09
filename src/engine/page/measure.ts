import type { How } from '../../config/page-types.ts';
import type { Language } from '../../config/types.ts';
import type { Figures } from '../../config/figures.ts';
import { formatMoney, formatNumber } from '../format.ts';

/** A block's figure for its records: their number, or the total of one of their fields. */
export type Measure = { readonly of?: string | undefined; readonly how: How };
/** In minor units of a currency, or a plain number without one. */
export type MeasuredAmount = { readonly currency: string; readonly value: number };

const AS_COUNT: Measure = { how: 'sum' };

/** One per currency; the number of records where nothing is added. */
export function amountsOf(figures: Figures | undefined, { of, how }: Measure = AS_COUNT): readonly MeasuredAmount[] {
  if (of === undefined) return [{ currency: '', value: figures?.count ?? 0 }];
  return (figures?.sums ?? []).map(({ currency, sum, count }) => ({
    currency,
    value: how === 'sum' ? sum : sum / count,
  }));
}

/** Its value in one currency; 0 if there is none. */
export const amountIn = (figures: Figures | undefined, measure: Measure, currency: string): number =>
  amountsOf(figures, measure).find((amount) => amount.currency === currency)?.value ?? 0;

/** An average of whole numbers keeps one decimal, one of money its minor units. */
export function measuredText({ currency, value }: MeasuredAmount, language: Language): string {
  if (currency !== '') return formatMoney({ minor: Math.round(value), currency, language });
  return formatNumber({ value: Math.round(value * 10) / 10, language });
}
