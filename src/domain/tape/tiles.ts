import type { Days } from '../calendar/axis.ts';

/** The pieces the chart is asked for: so many estates by so many days. */
export const TILE_ROWS = 50;
export const TILE_DAYS = 64;

export type Tile = { readonly row: number; readonly day: number };

export const tileKey = ({ row, day }: Tile): string => `${row}:${day}`;

/** The tiles that cover the estates [first, last) and the days, with one more of days on the side that is near. */
export function tilesFor(setup: {
  readonly first: number;
  readonly last: number;
  readonly days: Days;
  /** Tiles beyond the last estate are not asked for; unknown as long as nothing was answered. */
  readonly total: number | undefined;
}): readonly Tile[] {
  const { first, days } = setup;
  const last = Math.min(setup.last, setup.total ?? setup.last);
  const tiles: Tile[] = [];
  for (let row = Math.max(0, Math.floor(first / TILE_ROWS)); row * TILE_ROWS < Math.max(last, 1); row += 1) {
    for (let day = Math.floor(days.from / TILE_DAYS); day * TILE_DAYS < days.to; day += 1) tiles.push({ row, day });
  }
  return tiles;
}
