import type { IsoDate } from '../calendar/iso-date.ts';
import { percentOf } from '../money/money.ts';
import { specificity, type PriceScope, type ScopedEstate } from '../prices/scope.ts';
import { isWithin, type Validity } from '../prices/validity.ts';

/** A channel's commission. FIXED: `amount` in minor units of `currency`, per booking. */
export type CommissionDefinition = PriceScope &
  Validity & {
    readonly id: string;
    readonly channelId: string;
    readonly base: 'ACCOMMODATION' | 'ACCOMMODATION_PLUS_FEES' | 'TOTAL_PAYOUT';
    readonly rateType: 'PERCENT' | 'FIXED';
    readonly percent?: number | null;
    readonly amount?: number | null;
    readonly currency?: string | null;
    /** Value added tax on the commission, percent. */
    readonly vatPct?: number | null;
    readonly isActive?: boolean | null;
  };
export type Commissioned = {
  readonly definitionId: string;
  /** The base of the rate, minor units. */
  readonly baseAmount: number;
  readonly commission: number;
  readonly vat: number;
};

/** SC1: of the definitions valid on the day of booking, the most specific scope; estate beats group beats channel. */
export function commissionDefinitionOf({
  definitions,
  channelId,
  estate,
  bookedOn,
}: {
  readonly definitions: Iterable<CommissionDefinition>;
  readonly channelId: string;
  readonly estate: ScopedEstate;
  readonly bookedOn: IsoDate;
}): CommissionDefinition | undefined {
  let best: CommissionDefinition | undefined;
  for (const definition of definitions) {
    if (definition.channelId !== channelId || definition.isActive === false || !isWithin(bookedOn, definition))
      continue;
    const near = specificity(definition, estate);
    if (near === 0) continue;
    const lead = best ? near - specificity(best, estate) : 1;
    // Definitions of one scope should never overlap; if they do, the later one wins.
    if (lead > 0 || (lead === 0 && (definition.validFrom ?? '') > (best?.validFrom ?? ''))) best = definition;
  }
  return best;
}

/**
 * SC1: the commission on a quote, rounded half up; stored with the reservation. Amounts in minor units of one currency.
 */
export function commissionOf({
  definition,
  accommodation,
  fees,
  total,
  currency,
}: {
  readonly definition: CommissionDefinition;
  /** After discounts. */
  readonly accommodation: number;
  readonly fees: number;
  readonly total: number;
  readonly currency: string;
}): Commissioned {
  const { base, rateType } = definition;
  const baseAmount =
    base === 'ACCOMMODATION' ? accommodation : base === 'ACCOMMODATION_PLUS_FEES' ? accommodation + fees : total;
  const isOurs = (definition.currency ?? currency) === currency;
  const commission =
    rateType === 'PERCENT' ? percentOf(baseAmount, definition.percent ?? 0) : isOurs ? (definition.amount ?? 0) : 0;
  return { definitionId: definition.id, baseAmount, commission, vat: percentOf(commission, definition.vatPct ?? 0) };
}

/** Debts after a sale, minor units. */
export type Settlement = { readonly guestOwes: number; readonly channelOwes: number; readonly companyOwes: number };

/** SC2: a channel that collects owes us the rest; otherwise the guest owes everything and we owe the commission. */
export function settlement({
  collects,
  total,
  commission,
}: {
  readonly collects: 'CHANNEL' | 'COMPANY';
  readonly total: number;
  readonly commission: number;
}): Settlement {
  return collects === 'CHANNEL'
    ? { guestOwes: 0, channelOwes: total - commission, companyOwes: 0 }
    : { guestOwes: total, channelOwes: 0, companyOwes: commission };
}

/**
 * SC3: the list price that leaves `net` after `percent`: net ÷ (1 − percent), rounded up to the minor unit, because
 * less would not leave `net`. Not net × (1 + percent).
 * @param percent from 0 to below 100, at most six decimals
 */
export function listPriceFor(net: number, percent: number): number {
  if (percent < 0 || percent >= 100) throw new RangeError('percent must be from 0 to below 100');
  const share = 100_000_000n - BigInt(Math.round(percent * 1_000_000));
  return Number((BigInt(net) * 100_000_000n + share - 1n) / share);
}

/** SC3 reversed: the net of a list price. */
export function netAfterCommission(listed: number, percent: number): number {
  return listed - percentOf(listed, percent);
}

/** SC1: two definitions of one channel and scope must not be valid on the same day. @returns the other one */
export function overlappingDefinition(
  definition: CommissionDefinition,
  others: Iterable<CommissionDefinition>,
): CommissionDefinition | undefined {
  for (const other of others) {
    if (other.id === definition.id || other.channelId !== definition.channelId || !isSameScope(other, definition)) {
      continue;
    }
    const from = definition.validFrom ?? '';
    const to = definition.validTo ?? '9999-12-31';
    if ((other.validFrom ?? '') <= to && from <= (other.validTo ?? '9999-12-31')) return other;
  }
  return undefined;
}

function isSameScope(a: PriceScope, b: PriceScope): boolean {
  if (a.scope !== b.scope) return false;
  if (a.scope === 'GROUP') return a.groupId === b.groupId;
  return a.scope === 'ALL' || (a.estateIds ?? []).some((id) => (b.estateIds ?? []).includes(id));
}
