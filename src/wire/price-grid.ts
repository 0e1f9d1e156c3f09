import type { NightSource } from '../domain/prices/night-price.ts';
import type { explainNight } from '../domain/prices/grid/explain.ts';

/** A row of the grid; values hidden from the role are null. */
export type GridEstateCells = readonly [
  id: string,
  code: string | null,
  name: string | null,
  currency: string | null,
  status: string | null,
];

/** A night with its own record: its day from `from`, the version seen, and its values; null = not set. */
export type GridNightCells = readonly [
  day: number,
  seen: string,
  price: number | null,
  minNights: number | null,
  isClosed: boolean | null,
  closedToArrival: boolean | null,
  closedToDeparture: boolean | null,
];

/** The source of a price; `refId` and `name` are '' if hidden from the role, and for the estate itself. */
export type GridSourceCells = readonly [kind: NightSource, refId: string, name: string];

/** The rows of a page of the grid, each list in the order of the estates. */
export type GridRows = {
  readonly estates: readonly GridEstateCells[];
  /** Prices of nights without their own records: runs of equal nights (`domain/prices/grid/runs.ts`). */
  readonly runs: readonly (readonly number[])[];
  readonly own: readonly (readonly GridNightCells[])[];
  /** Occupied nights, as runs of `day from, nights`; empty for roles that may not see stays. */
  readonly sold: readonly (readonly number[])[];
  /** Sources, by the index used in runs. */
  readonly sources: readonly GridSourceCells[];
};

/** `GET /api/price-grid`; `to` is the first day outside. */
export type GridAnswer = GridRows & {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** The whole units of money that percentage changes round to. */
  readonly roundTo: number;
  readonly total: number;
  readonly pageNumber: number;
  readonly pageSize: number;
};

/** `GET /api/price-grid/night`: each rule that affects the price of one night. */
export type ExplainedNight = { readonly currency: string; readonly rules: ReturnType<typeof explainNight> };
