import type { IsoDate } from '../../calendar/iso-date.ts';

type Nights = { readonly from: IsoDate; readonly to: IsoDate };

/** The parts of `wanted` not covered by `taken`, in order; all half-open (AV1). */
export function gapsIn(wanted: Nights, taken: Iterable<Nights>): Nights[] {
  const gaps: Nights[] = [];
  let from = wanted.from;
  for (const nights of [...taken].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))) {
    if (nights.to <= from) continue;
    if (nights.from >= wanted.to) break;
    if (nights.from > from) gaps.push({ from, to: nights.from });
    from = nights.to;
  }
  if (from < wanted.to) gaps.push({ from, to: wanted.to });
  return gaps;
}
