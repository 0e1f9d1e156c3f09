import type { IsoDate } from '../calendar/iso-date.ts';
import { HOME_CURRENCY as HOME } from '../money/currencies.ts';
import { type ExchangeRate, receivingRate, toPay } from '../money/exchange.ts';

export const EXCHANGE_RATE_TYPES = ['TCMB_BUYING', 'TCMB_SELLING', 'MANUAL'] as const;
export type ExchangeRateType = (typeof EXCHANGE_RATE_TYPES)[number];

/** An amount in the currency of the statement; its line stores the rate (PA5). */
export type Converted = { readonly amount: number; readonly rate?: string; readonly rateDate?: IsoDate };
/** @returns undefined when no rate was published by that day */
export type Convert = (minor: number, currency: string, date: IsoDate, refId: string) => Converted | undefined;
export type UsedRate = { readonly rate: string; readonly rateDate: IsoDate };

/**
 * Converts amounts of stays and costs to those of a statement. A rate already used by a document is used again,
 * whatever was published since (AC9).
 */
export function converter({
  currency,
  type,
  manualRate,
  rates,
  usedRates,
}: {
  readonly currency: string;
  readonly type: ExchangeRateType;
  /** Decimal text; of the type MANUAL. */
  readonly manualRate?: string | undefined;
  readonly rates: readonly ExchangeRate[];
  /** By source: the rates of published lines. */
  readonly usedRates?: ReadonlyMap<string, UsedRate>;
}): Convert {
  const counted = type === 'TCMB_SELLING' ? rates.map((rate) => ({ ...rate, buying: rate.selling })) : rates;
  const used = (own: string, rate: string, rateDate: IsoDate) => ({
    ...direction(own, currency),
    rate,
    date: rateDate,
  });
  return (minor, own, date, refId) => {
    if (own === currency) return { amount: minor };
    const before = usedRates?.get(refId);
    const found = before
      ? used(own, before.rate, before.rateDate)
      : type === 'MANUAL'
        ? manualRate === undefined
          ? undefined
          : used(own, manualRate, date)
        : receivingRate({ rates: counted, paid: own, priced: currency, date });
    return found && { amount: toPay(minor, own, found), rate: found.rate, rateDate: found.date };
  };
}

/** Rates are lira per unit; between two foreign currencies, units of the statement's. */
const direction = (own: string, currency: string) =>
  own === HOME ? { from: currency, to: own } : { from: own, to: currency };
