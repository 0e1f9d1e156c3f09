import type { Ownership } from '../estates/ownership.ts';
import type { IsoDate } from '../calendar/iso-date.ts';

/**
 * ES8: an owner's part of an amount, by the shares of a day; 0 if somebody else owned the home. Rounded to whole minor
 * units, half away from zero. For display only: statements split payouts exactly.
 */
export function shareOf(amount: number, ownerships: readonly Ownership[], investorId: string, on: IsoDate): number {
  const own = ownerships.find(
    (entry) => entry.investorId === investorId && entry.from <= on && (!entry.to || on < entry.to),
  );
  if (!own) return 0;
  const parts = amount * Math.round(own.sharePct * 100);
  return Math.sign(parts) * Math.round(Math.abs(parts) / 10_000);
}
