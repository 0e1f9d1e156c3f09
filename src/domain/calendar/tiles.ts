import type { Days } from './axis.ts';
import { dateOfDayNumber, type IsoDate } from './iso-date.ts';

/** The size of requests for a chart over days: rows and days. */
export const TILE_ROWS = 50;
export const TILE_DAYS = 64;

export type CalendarTile = { readonly row: number; readonly day: number };

export const tileKey = ({ row, day }: CalendarTile): string => `${row}:${day}`;

/** The days of a tile, the last one excluded. */
export const datesOfTile = ({ day }: CalendarTile): { readonly from: IsoDate; readonly to: IsoDate } => ({
  from: dateOfDayNumber(day * TILE_DAYS),
  to: dateOfDayNumber((day + 1) * TILE_DAYS),
});

/** The tiles that cover the rows [first, last) and the days. */
export function tilesFor(setup: {
  readonly first: number;
  readonly last: number;
  readonly days: Days;
  /** Tiles beyond the last row are not requested; undefined before the first answer. */
  readonly total: number | undefined;
}): readonly CalendarTile[] {
  const { first, days } = setup;
  const last = Math.min(setup.last, setup.total ?? setup.last);
  const tiles: CalendarTile[] = [];
  for (let row = Math.max(0, Math.floor(first / TILE_ROWS)); row * TILE_ROWS < Math.max(last, 1); row += 1) {
    for (let day = Math.floor(days.from / TILE_DAYS); day * TILE_DAYS < days.to; day += 1) tiles.push({ row, day });
  }
  return tiles;
}
