import type { Below } from './cell.ts';

/** Numbers of a run: `[nights, amount, source, minNights, flags]`. */
const WIDTH = 5;
const NO_ARRIVAL = 1;
const NO_DEPARTURE = 2;

/** Appends a night to packed runs; equal consecutive nights share a run. */
export function addNight(runs: number[], { amount, source, minNights, noArrival, noDeparture }: Below): void {
  const flags = (noArrival ? NO_ARRIVAL : 0) + (noDeparture ? NO_DEPARTURE : 0);
  const at = runs.length - WIDTH;
  const isSame =
    at >= 0 &&
    runs[at + 1] === amount &&
    runs[at + 2] === source &&
    runs[at + 3] === minNights &&
    runs[at + 4] === flags;
  if (isSame) runs[at] = (runs[at] ?? 0) + 1;
  else runs.push(1, amount, source, minNights, flags);
}

/** The nights of packed runs, in order; those of one run share one object. @param sources replaces the packed ones */
export function nightsOfRuns(runs: readonly number[], sources: readonly number[]): Below[] {
  const nights: Below[] = [];
  for (let at = 0; at < runs.length; at += WIDTH) {
    const [count = 0, amount = 0, source = 0, minNights = 1, flags = 0] = runs.slice(at, at + WIDTH);
    const rules = { noArrival: (flags & NO_ARRIVAL) !== 0, noDeparture: (flags & NO_DEPARTURE) !== 0 };
    const night = { amount, source: sources[source] ?? 0, minNights, ...rules };
    for (let of = 0; of < count; of += 1) nights.push(night);
  }
  return nights;
}
