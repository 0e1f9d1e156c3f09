import { daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import type { Ownership } from '../estates/ownership.ts';

/** Days of the half-open span [from, to) by owner, in hundredths of a percent; `''` has no owner. */
export type Weights = ReadonlyMap<string, number>;

/** hundredths of a percent that make a whole home */
const WHOLE = 10_000;

const later = (a: IsoDate, b: IsoDate): IsoDate => (a > b ? a : b);
const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b);

/** ES8: the ownership of these nights: shares apply to the dates of the stay, not to the current day. */
export function ownerWeights(ownerships: readonly Ownership[], from: IsoDate, to: IsoDate): Weights {
  const weights = new Map<string, number>();
  const days = daysBetween(from, to);
  let owned = 0;
  for (const { investorId, sharePct, from: since, to: until } of ownerships) {
    const span = daysBetween(later(from, since), until ? earlier(to, until) : to);
    if (span <= 0) continue;
    const weight = span * Math.round(sharePct * 100);
    weights.set(investorId, (weights.get(investorId) ?? 0) + weight);
    owned += weight;
  }
  if (owned < days * WHOLE) weights.set('', days * WHOLE - owned);
  return weights;
}

/**
 * Splits an amount into parts that add up exactly: whole minor units, the rest to the largest remainders (among equals
 * to the first). A negative amount is the mirror of the positive one.
 * @param weights not negative, not all zero
 */
export function splitByWeights(minor: number, weights: Weights): ReadonlyMap<string, number> {
  const whole = [...weights.values()].reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole <= 0n) throw new RangeError('Some weight must be above zero');
  const amount = BigInt(Math.abs(minor));
  const parts = [...weights].map(([owner, weight], index) => {
    const product = amount * BigInt(weight);
    return { owner, index, share: product / whole, rest: product % whole };
  });
  let left = amount - parts.reduce((sum, { share }) => sum + share, 0n);
  const extra = new Set<number>();
  for (const { index } of parts.toSorted((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  )) {
    if (left <= 0n) break;
    extra.add(index);
    left -= 1n;
  }
  return new Map(
    parts.map(({ owner, index, share }) => {
      const positive = Number(share) + (extra.has(index) ? 1 : 0);
      return [owner, minor < 0 ? 0 - positive : positive];
    }),
  );
}
