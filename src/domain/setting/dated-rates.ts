import type { IsoDate } from '../calendar/iso-date.ts';
import { CARD_FEE_PERCENT } from '../prices/card-fee.ts';
import type { Refusal } from '../rule/refusal.ts';

/** Rates that change over time; earlier results keep their rate. */
export const RATE_KINDS = ['CARD_FEE', 'STAY_VAT', 'ACCOMMODATION_TAX'] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** One rate for a period. */
export type DatedRate = {
  readonly id: string;
  readonly kind: string;
  /** 3.69 = 3.69 %; hundredths at most. */
  readonly percent: number;
  /** Its first day. */
  readonly validFrom: IsoDate;
  /** Its last day; absent = until further notice. */
  readonly validTo?: IsoDate | null;
};

/** Defaults for days without a company rate: the specification's card fee, the usual rates in Turkey. */
export const USUAL_RATES: Readonly<Record<RateKind, number>> = {
  CARD_FEE: CARD_FEE_PERCENT,
  STAY_VAT: 10,
  ACCOMMODATION_TAX: 2,
};

const FOREVER = '9999-12-31';
const lastDay = ({ validTo }: Pick<DatedRate, 'validTo'>): IsoDate => validTo ?? FOREVER;

/** The rate in force on a day; undefined without one. */
export function datedRateOn(rates: Iterable<DatedRate>, kind: RateKind, date: IsoDate): DatedRate | undefined {
  for (const rate of rates) {
    if (rate.kind === kind && rate.validFrom <= date && date <= lastDay(rate)) return rate;
  }
  return undefined;
}

/** The percentage on a day, 3.69 = 3.69 %; the default without a rate. */
export const percentOn = (rates: Iterable<DatedRate>, kind: RateKind, date: IsoDate): number =>
  datedRateOn(rates, kind, date)?.percent ?? USUAL_RATES[kind];

/** Two rates of a kind must not overlap, because it would be unclear which one applies. @returns the other one */
export function overlappingRate(rate: DatedRate, others: Iterable<DatedRate>): DatedRate | undefined {
  for (const other of others) {
    if (other.id === rate.id || other.kind !== rate.kind) continue;
    if (other.validFrom <= lastDay(rate) && rate.validFrom <= lastDay(other)) return other;
  }
  return undefined;
}

/** At most hundredths of a percent: 3.69 is exact, 3.695 is not allowed. */
export const isInHundredths = (percent: number): boolean => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-7;

const refuse = (field: string, key: Refusal['key'], params: Refusal['params'] = {}): Refusal => ({
  status: 409,
  field,
  key,
  params,
});

/**
 * Changes a rate does not allow: one that has begun keeps its value and first day, because things were charged by it;
 * its end may move, but not into the past. Overlapping rates are refused.
 * @param today calendar date of the business
 */
export function refuseRate({
  rate,
  before,
  others,
  today,
}: {
  readonly rate: DatedRate;
  readonly before?: DatedRate | undefined;
  readonly others: Iterable<DatedRate>;
  readonly today: IsoDate;
}): Refusal | undefined {
  if (!isInHundredths(rate.percent)) return { ...refuse('percent', 'setting.hundredths'), status: 422 };
  if (lastDay(rate) < rate.validFrom) return { ...refuse('validTo', 'setting.endBeforeStart'), status: 422 };
  if (before && before.validFrom <= today) {
    const fixed = (['kind', 'percent', 'validFrom'] as const).find((key) => before[key] !== rate[key]);
    if (fixed) return refuse(fixed, 'setting.rateBegun', { from: before.validFrom });
    const isMoved = lastDay(before) !== lastDay(rate);
    // On that day something may already have been charged by it.
    if (isMoved && (lastDay(rate) < today || lastDay(before) < today)) return refuse('validTo', 'setting.rateOver');
  }
  const other = overlappingRate(rate, others);
  return other && refuse('validFrom', 'setting.rateOverlaps', { from: other.validFrom, to: other.validTo ?? '…' });
}
