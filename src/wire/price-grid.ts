import type { NightSource } from '../domain/prices/night-price.ts';
import type { explainNight } from '../domain/prices/grid/explain.ts';

/** A row of the grid; what the role may not see is null. */
export type GridEstateCells = readonly [
  id: string,
  code: string | null,
  name: string | null,
  currency: string | null,
  status: string | null,
];

/** A night with a record of its own: its day from `from`, what was seen of it, and its values; null = says nothing. */
export type GridNightCells = readonly [
  day: number,
  seen: string,
  price: number | null,
  minNights: number | null,
  isClosed: boolean | null,
  closedToArrival: boolean | null,
  closedToDeparture: boolean | null,
];

/** Where a price comes from; `refId` and `name` are '' where the role may not know them, and for the estate itself. */
export type GridSourceCells = readonly [kind: NightSource, refId: string, name: string];

/** The rows of a page of the grid, each list in the order of the estates. */
export type GridRows = {
  readonly estates: readonly GridEstateCells[];
  /** What nights cost without records of their own: runs of equal nights (`domain/prices/grid/runs.ts`). */
  readonly runs: readonly (readonly number[])[];
  readonly own: readonly (readonly GridNightCells[])[];
  /** Nights that somebody has, runs of `day from, nights`; empty for roles that may not see stays. */
  readonly sold: readonly (readonly number[])[];
  /** Sources, by the index that a run carries. */
  readonly sources: readonly GridSourceCells[];
};

/** `GET /api/price-grid`; `to` is the first day outside. */
export type GridAnswer = GridRows & {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** Whole units of money to which a change by percent rounds. */
  readonly roundTo: number;
  readonly total: number;
  readonly pageNumber: number;
  readonly pageSize: number;
};

/** `GET /api/price-grid/night`: each rule that has a say in the price of one night. */
export type ExplainedNight = { readonly currency: string; readonly rules: ReturnType<typeof explainNight> };
