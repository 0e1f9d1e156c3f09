/** The estates a price rule applies to: all, those of a group, or single ones. */
export type PriceScope = {
  readonly scope: 'ALL' | 'GROUP' | 'ESTATE';
  readonly groupId?: string | null;
  readonly estateIds?: readonly string[] | null;
};
export type ScopedEstate = { readonly id: string; readonly groupId?: string | null };

/** The more specific a rule, the more it counts (SC1: estate beats group beats all). */
const NEARNESS = { ALL: 1, GROUP: 2, ESTATE: 3 } as const;

/** @returns 0 if the rule does not apply to the estate, else more for a more specific one */
export function specificity(rule: PriceScope, estate: ScopedEstate): number {
  const applies =
    rule.scope === 'ALL' ||
    (rule.scope === 'GROUP' && rule.groupId != null && rule.groupId === estate.groupId) ||
    (rule.scope === 'ESTATE' && (rule.estateIds ?? []).includes(estate.id));
  return applies ? NEARNESS[rule.scope] : 0;
}

/** The most specific rule; of two equal ones, the one with the smaller id, so the result is stable. */
export function mostSpecific<Rule extends PriceScope & { readonly id: string }>(
  rules: Iterable<Rule>,
  estate: ScopedEstate,
): Rule | undefined {
  let best: Rule | undefined;
  for (const rule of rules) {
    const near = specificity(rule, estate);
    if (near === 0) continue;
    const lead = best ? near - specificity(best, estate) : 1;
    if (lead > 0 || (lead === 0 && best !== undefined && rule.id < best.id)) best = rule;
  }
  return best;
}
