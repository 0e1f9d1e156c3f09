import type { TapeSection } from '../domain/tape/lines.ts';

/** A row of the chart; values hidden from the role are null. */
export type TapeEstateCells = readonly [
  id: string,
  code: string | null,
  name: string | null,
  rooms: string | null,
  guests: number | null,
  cleaning: string | null,
  status: string | null,
  minNights: number | null,
];

/** A stay: the index of its row on the page, days from `from` (may be negative), money in minor units. */
export type TapeStayCells = readonly [
  row: number,
  id: string,
  code: string | null,
  day: number,
  nights: number,
  status: string | null,
  version: number,
  hold: string | null,
  guest: string | null,
  currency: string | null,
  total: number | null,
  remaining: number | null,
  payment: string | null,
  channel: number | null,
  arrival: string | null,
  departure: string | null,
];

/** Closed nights, counted like those of a stay. */
export type TapeBlockCells = readonly [
  row: number,
  id: string,
  day: number,
  nights: number,
  kind: string,
  reason: string | null,
  version: number,
  code: string | null,
  note: string | null,
];

/** TC6, one number per day over all matching rows. `sellable`: rented homes that no block closes that night. */
export type TapeFooter = {
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
  readonly occupied: readonly number[];
  readonly sellable: readonly number[];
};

/** The bars on a page of rows. */
export type TapeBars = {
  readonly stays: readonly TapeStayCells[];
  readonly blocks: readonly TapeBlockCells[];
  /** Names of the channels, by the index used in stays. */
  readonly channels: readonly string[];
};

/** `GET /api/tape`: a window of rows and days; `to` is the first day outside. */
export type TapeAnswer = TapeBars & {
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** Number of matching rows, and the index of this page's first. */
  readonly total: number;
  readonly offset: number;
  readonly sections: readonly TapeSection[];
  readonly estates: readonly TapeEstateCells[];
  readonly footer: TapeFooter;
};
