import { useEffect } from 'react';
import type { Days } from '../../domain/calendar/axis.ts';

/** A part of a chart: rows from the first to before the last, and days. */
type Part = { readonly first: number; readonly last: number; readonly days: Days };

/**
 * Loads the visible part.
 * @param need asks a store; must be stable
 * @param lead further days to load, so they are there when they become visible
 */
export function useNeed(need: (part: Part) => void, { first, last, days }: Part, lead = 0): void {
  const from = days.from - lead;
  const to = days.to + lead;
  useEffect(() => {
    need({ first, last, days: { from, to } });
  }, [need, first, last, from, to]);
}
