import type { IsoDate } from '../calendar/iso-date.ts';

/** A dated share of a home (ES8). `to` is exclusive: the first day of the next owner. */
export type Ownership = {
  readonly investorId: string;
  /** percent of the home, at most two decimals */
  readonly sharePct: number;
  readonly from: IsoDate;
  /** null or absent: until further notice */
  readonly to?: IsoDate | null;
};

/** A problem in a list of owners, and its entry. `on` is the first affected day, `sum` in percent. */
export type OwnershipFault =
  | { readonly kind: 'decimals' | 'order'; readonly index: number }
  | { readonly kind: 'twice'; readonly index: number; readonly on: IsoDate }
  | { readonly kind: 'sum'; readonly index: number; readonly on: IsoDate; readonly sum: number };

/** hundredths of a percent that make a whole home */
const WHOLE = 10_000;
/** Binary fractions are inexact; a larger difference than this is a third decimal. */
const NOISE = 1e-6;

const hundredths = (sharePct: number): number => Math.round(sharePct * 100);
const owns = ({ from, to }: Ownership, date: IsoDate): boolean => from <= date && (!to || date < to);
const shares = (a: Ownership, b: Ownership): boolean => (!b.to || a.from < b.to) && (!a.to || b.from < a.to);

/**
 * All problems of dated shares (ES8): a third decimal, an end before the beginning, overlapping entries of one owner,
 * and days on which the shares do not add up to exactly 100 %. Days without an owner are allowed. Shares are added in
 * whole hundredths. A wrong sum is reported once, at the last entry of its first day; other problems each at their own
 * entry.
 */
export function ownershipFaults(ownerships: readonly Ownership[]): readonly OwnershipFault[] {
  const faults = ownerships.flatMap((entry, index) => faultsOfEntry(ownerships, entry, index));
  if (faults.length > 0) return faults;
  // Sums change only where an entry begins or ends.
  const days = [...new Set(ownerships.flatMap(({ from, to }) => (to ? [from, to] : [from])))].sort();
  for (const on of days) {
    const there = ownerships.flatMap((entry, index) => (owns(entry, on) ? [{ entry, index }] : []));
    const sum = there.reduce((total, { entry }) => total + hundredths(entry.sharePct), 0);
    const last = there.at(-1);
    if (last && sum !== WHOLE) return [{ kind: 'sum', index: last.index, on, sum: sum / 100 }];
  }
  return [];
}

function faultsOfEntry(all: readonly Ownership[], entry: Ownership, index: number): OwnershipFault[] {
  if (Math.abs(entry.sharePct * 100 - hundredths(entry.sharePct)) > NOISE) return [{ kind: 'decimals', index }];
  if (entry.to && entry.to <= entry.from) return [{ kind: 'order', index }];
  const other = all
    .slice(0, index)
    .find((earlier) => earlier.investorId === entry.investorId && shares(earlier, entry));
  if (!other) return [];
  return [{ kind: 'twice', index, on: other.from > entry.from ? other.from : entry.from }];
}

/** Investors with a share of the home on a day, each once, in the order of the list. */
export function ownersOn(ownerships: readonly Ownership[], date: IsoDate): readonly string[] {
  return once(ownerships.filter((entry) => owns(entry, date)));
}

/** Investors with a share on a day of the half-open span [from, to): those of a stay's nights. */
export function ownersBetween(ownerships: readonly Ownership[], from: IsoDate, to: IsoDate): readonly string[] {
  return once(ownerships.filter((entry) => entry.from < to && (!entry.to || from < entry.to)));
}

/** Investors with a share on this day or later: they still see the home. */
export function ownersFrom(ownerships: readonly Ownership[], date: IsoDate): readonly string[] {
  return once(ownerships.filter(({ to }) => !to || date < to));
}

const once = (entries: readonly Ownership[]): readonly string[] => [
  ...new Set(entries.map(({ investorId }) => investorId)),
];
