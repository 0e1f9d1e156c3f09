/**
 * Splits an amount in proportion to weights, into whole minor units that add up exactly: each is rounded down, and the
 * rest goes one by one to the largest remainders (among equals the first). With all weights zero the shares are equal.
 * A negative amount is the mirror of a positive one.
 * @param weights whole numbers, not negative, at least one
 */
export function spreadByWeight(minor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError('An amount needs something to be spread over');
  const isEqual = weights.every((weight) => weight <= 0);
  const parts = weights.map((weight) => (isEqual ? 1n : BigInt(Math.max(0, weight))));
  const sum = parts.reduce((total, part) => total + part, 0n);
  const amount = BigInt(Math.abs(minor));
  const shares = parts.map((part) => Number((amount * part) / sum));
  const lost = parts.map((part, index) => ({ index, remainder: (amount * part) % sum }));
  lost.sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1));
  const left = Math.abs(minor) - shares.reduce((total, share) => total + share, 0);
  for (const { index } of lost.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return minor < 0 ? shares.map((share) => 0 - share) : shares;
}
