import { dayNumber } from '../../../domain/calendar/iso-date.ts';
import type { NightSource } from '../../../domain/price/night-price.ts';
import type { Below, Own } from '../../../domain/price/grid/cell.ts';

/** Where a price comes from. `refId` is '' where the role may not know it, and for the estate itself. */
export type PriceSource = { readonly kind: NightSource; readonly refId: string; readonly name: string };
export type GridEstate = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly currency: string;
  readonly isPassive: boolean;
};
/** A night's own record and what was seen of it. */
export type OwnNight = { readonly own: Own; readonly seen: string };

type EstateCells = readonly [id: string, code: string, name: string | null, currency: string, status: string | null];
type OwnCells = readonly [
  ...[day: number, seen: string, price: number | null, minNights: number | null],
  ...[isClosed: boolean | null, closedToArrival: boolean | null, closedToDeparture: boolean | null],
];
/** `GET /api/price-grid`, as it arrives. */
export type GridAnswer = {
  readonly from: string;
  readonly today: string;
  /** Whole units of money to which a change by percent rounds. */
  readonly roundTo: number;
  readonly total: number;
  readonly estates: readonly EstateCells[];
  readonly runs: readonly (readonly number[])[];
  readonly own: readonly (readonly OwnCells[])[];
  readonly sources: readonly (readonly [kind: NightSource, refId: string, name: string])[];
};
/** One row of a tile: what its nights cost by the rules, in order, and which have a record of their own. */
export type TileRow = {
  readonly estate: GridEstate;
  readonly first: number;
  readonly below: readonly Below[];
  readonly own: ReadonlyMap<number, OwnNight>;
};

/** The rows of an answer. @param sourceAt the place of a source in the store's list, which outlives the answer */
export function readGrid(answer: GridAnswer, sourceAt: (source: PriceSource) => number): readonly TileRow[] {
  const first = dayNumber(answer.from);
  const sources = answer.sources.map(([kind, refId, name]) => sourceAt({ kind, refId, name }));
  return answer.estates.map(([id, code, name, currency, status], row) => ({
    estate: { id, code, name: name ?? '', currency, isPassive: status === 'PASSIVE' },
    first,
    below: belowOf(answer.runs[row] ?? [], sources),
    own: new Map(
      (answer.own[row] ?? []).map(([day, seen, price, minNights, isClosed, closedToArrival, closedToDeparture]) => [
        first + day,
        { seen, own: { price, minNights, isClosed: isClosed === true, closedToArrival, closedToDeparture } },
      ]),
    ),
  }));
}

/** Equal nights share one object. */
function belowOf(runs: readonly number[], sources: readonly number[]): Below[] {
  const below: Below[] = [];
  for (let at = 0; at < runs.length; at += 5) {
    const [nights = 0, amount = 0, source = 0, minNights = 1, flags = 0] = runs.slice(at, at + 5);
    const night = { amount, source: sources[source] ?? 0, minNights };
    const rules = { noArrival: (flags & 1) !== 0, noDeparture: (flags & 2) !== 0 };
    const same = { ...night, ...rules };
    for (let count = 0; count < nights; count += 1) below.push(same);
  }
  return below;
}
