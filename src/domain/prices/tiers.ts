/** A discount from so many nights on. */
export type Tier = { readonly minNights: number; readonly percent: number };

/** PR2: only the tier with the highest `minNights` within the stay counts; tiers never add up. */
export function tierOf(tiers: readonly Tier[], nights: number): Tier | undefined {
  let best: Tier | undefined;
  for (const tier of tiers) {
    if (tier.minNights <= nights && (best === undefined || tier.minNights > best.minNights)) best = tier;
  }
  return best;
}

export type TierIssue = { readonly at: number; readonly key: 'tiers.twice' | 'tiers.falling' };

/** PR2: each number of nights once, and more nights never give a smaller discount. @returns the problems by position */
export function tierIssues(tiers: readonly Tier[]): TierIssue[] {
  const order = tiers.map((tier, at) => ({ ...tier, at })).sort((a, b) => a.minNights - b.minNights || a.at - b.at);
  return order.flatMap(({ minNights, percent, at }, index): TierIssue[] => {
    const before = order[index - 1];
    if (before === undefined) return [];
    if (before.minNights === minNights) return [{ at, key: 'tiers.twice' }];
    return before.percent > percent ? [{ at, key: 'tiers.falling' }] : [];
  });
}
