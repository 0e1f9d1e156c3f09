import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts';
import type { Refusal } from '../rule/refusal.ts';

type Nights = { readonly from: IsoDate; readonly to: IsoDate };

/** The contract's terms for an owner's own stays (IV2). */
export type OwnerStayTerms = { readonly isAllowed: boolean; readonly nightsAYear: number };

/** How many of the nights [from, to) begin in the calendar year. */
export function nightsInYear({ from, to }: Nights, year: number): number {
  const first = from > `${year}-01-01` ? from : `${year}-01-01`;
  const end = to < `${year + 1}-01-01` ? to : `${year + 1}-01-01`;
  return end > first ? daysBetween(first, end) : 0;
}

/**
 * IV2: an owner may stay in their own homes if the contract allows it, from today on, and for a number of nights per
 * calendar year over all homes; a stay over New Year counts in each year separately.
 * @param others the owner's other stays that are not released
 */
export function refuseOwnerStay({
  stay,
  terms,
  others,
  today,
}: {
  readonly stay: Nights;
  readonly terms: OwnerStayTerms;
  readonly others: readonly Nights[];
  readonly today: IsoDate;
}): Refusal | undefined {
  if (!terms.isAllowed) return { status: 422, field: 'estateId', key: 'block.ownerNotAllowed', params: {} };
  if (stay.from < today) return { status: 422, field: 'from', key: 'block.ownerPast', params: {} };
  const last = addDays(stay.to, -1);
  for (let year = Number(stay.from.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
    const taken = others.reduce((sum, other) => sum + nightsInYear(other, year), 0);
    const left = Math.max(0, terms.nightsAYear - taken);
    if (nightsInYear(stay, year) > left) {
      const params = { year: String(year), limit: terms.nightsAYear, taken, left };
      return { status: 422, field: 'to', key: 'block.ownerTooMany', params };
    }
  }
  return undefined;
}
