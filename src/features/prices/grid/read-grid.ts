import { dayNumber } from '../../../domain/calendar/iso-date.ts';
import type { NightSource } from '../../../domain/prices/night-price.ts';
import { nightsOfRuns } from '../../../domain/prices/grid/below-runs.ts';
import type { Below, Own } from '../../../domain/prices/grid/cell.ts';
import type { GridAnswer } from '../../../wire/price-grid.ts';

/** The source of a price. `refId` is '' if the role may not know it, and for the estate itself. */
export type PriceSource = { readonly kind: NightSource; readonly refId: string; readonly name: string };
export type GridEstate = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly isPassive: boolean;
};
/** A night's own record, and its version as seen. */
export type OwnNight = { readonly own: Own; readonly seen: string };

/** One row of a tile: the prices of its nights by the rules, in order, and the nights with their own records. */
export type TileRow = {
  readonly estate: GridEstate;
  readonly first: number;
  readonly below: readonly Below[];
  readonly own: ReadonlyMap<number, OwnNight>;
  /** Days whose nights are taken. */
  readonly sold: ReadonlySet<number>;
};

/** The days in runs of `day, nights`. */
function daysOf(runs: readonly number[], first: number): ReadonlySet<number> {
  const days = new Set<number>();
  for (let at = 0; at + 1 < runs.length; at += 2) {
    const begin = first + (runs[at] ?? 0);
    for (let day = begin; day < begin + (runs[at + 1] ?? 0); day += 1) days.add(day);
  }
  return days;
}

/** The rows of an answer. @param sourceAt the index of a source in the store's list, which outlives the answer */
export function readGrid(answer: GridAnswer, sourceAt: (source: PriceSource) => number): readonly TileRow[] {
  const first = dayNumber(answer.from);
  const sources = answer.sources.map(([kind, refId, name]) => sourceAt({ kind, refId, name }));
  return answer.estates.map(([id, code, name, currency, status], row) => ({
    estate: { id, code: code ?? '', name: name ?? '', currency: currency ?? '', isPassive: status === 'PASSIVE' },
    first,
    sold: daysOf(answer.sold[row] ?? [], first),
    below: nightsOfRuns(answer.runs[row] ?? [], sources),
    own: new Map(
      (answer.own[row] ?? []).map(([day, seen, price, minNights, isClosed, closedToArrival, closedToDeparture]) => [
        first + day,
        { seen, own: { price, minNights, isClosed: isClosed === true, closedToArrival, closedToDeparture } },
      ]),
    ),
  }));
}
