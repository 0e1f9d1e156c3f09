import { datesOfTile, type CalendarTile, TILE_DAYS, TILE_ROWS } from '../../../domain/calendar/tiles.ts';
import type { Below } from '../../../domain/prices/grid/cell.ts';
import type { CellRange } from '../../../domain/prices/grid/range.ts';
import { createTileCache } from '../../../engine/chart/tile-cache.ts';
import { request } from '../../../providers/http.ts';
import type { GridAnswer } from '../../../wire/price-grid.ts';
import { type GridEstate, type OwnNight, type PriceSource, readGrid, type TileRow } from './read-grid.ts';

/** Max tiles. */
const MAX_TILES = 200;

/** A row as rendered; the object changes when any of its nights does. */
export type GridLine = {
  readonly estate: GridEstate;
  readonly night: (
    day: number,
  ) => { readonly below: Below; readonly own: OwnNight | undefined; readonly isSold: boolean } | undefined;
};
export type GridStore = ReturnType<typeof createGridStore>;

async function loadTile(tile: CalendarTile, query: string, signal: AbortSignal): Promise<GridAnswer> {
  const { from, to } = datesOfTile(tile);
  const window = `from=${from}&to=${to}&pageNumber=${tile.row}&pageSize=${TILE_ROWS}`;
  const path = `/price-grid?${window}${query === '' ? '' : `&${query}`}`;
  return (await request<GridAnswer>({ path, signal })).data;
}

/** The loaded part of the grid for one set of filters. @param query filters, as address parameters */
export function createGridStore(query: string) {
  /** Row of an estate, if it was ever loaded. */
  const places = new Map<string, number>();
  const sources: PriceSource[] = [];
  let known: { readonly total: number; readonly today: string; readonly roundTo: number } | undefined;

  const sourceAt = (source: PriceSource): number => {
    const at = sources.findIndex(({ kind, refId }) => kind === source.kind && refId === source.refId);
    if (at < 0) return sources.push(source) - 1;
    sources[at] = source;
    return at;
  };

  const cache = createTileCache<GridAnswer, readonly TileRow[], GridLine>({
    most: MAX_TILES,
    load: (tile, signal) => loadTile(tile, query, signal),
    total: () => known?.total,
    read: (answer, tile) => {
      const { total, today, roundTo } = answer;
      if (known?.total !== total || known.today !== today || known.roundTo !== roundTo)
        known = { total, today, roundTo };
      const rows = readGrid(answer, sourceAt);
      for (const [index, { estate }] of rows.entries()) places.set(estate.id, tile.row * TILE_ROWS + index);
      return rows;
    },
    compose: (row) => {
      const estate = newestRow(row)?.estate;
      if (!estate) return undefined;
      return {
        estate,
        night: (day) => {
          const found = tileRow(row, day);
          // An older tile may have another order of rows.
          if (found?.estate.id !== estate.id) return undefined;
          const below = found.below[day - found.first];
          return below && { below, own: found.own.get(day), isSold: found.sold.has(day) };
        },
      };
    },
  });
  const tileRow = (row: number, day: number): TileRow | undefined =>
    cache.at({ row: Math.floor(row / TILE_ROWS), day: Math.floor(day / TILE_DAYS) })?.[row % TILE_ROWS];
  const newestRow = (row: number): TileRow | undefined => {
    let found: TileRow | undefined;
    for (const { tile, content } of cache.tiles()) {
      if (tile.row === Math.floor(row / TILE_ROWS)) found = content[row % TILE_ROWS] ?? found;
    }
    return found;
  };

  return {
    subscribe: cache.subscribe,
    revision: cache.revision,
    failure: cache.failure,
    need: cache.need,
    refresh: cache.refresh,
    close: cache.close,
    known: () => known,
    source: (at: number): PriceSource | undefined => sources[at],
    line: cache.line,
    /** The row of an estate, if it was ever loaded. */
    place: (estateId: string): number | undefined => places.get(estateId),
    /** Loads all nights of a box, for work on cells outside the view. */
    ensure: ({ top, bottom, left, right }: CellRange): Promise<unknown> =>
      cache.ensure({ first: top, last: bottom + 1, days: { from: left, to: right + 1 } }),
  };
}
