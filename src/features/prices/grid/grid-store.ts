import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import type { Below } from '../../../domain/price/grid/cell.ts';
import type { Box } from '../../../domain/price/grid/range.ts';
import type { Days } from '../../../domain/calendar/axis.ts';
import { type Tile, TILE_DAYS, tileKey, TILE_ROWS, tilesFor } from '../../../domain/tape/tiles.ts';
import { isAbort } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';
import type { GridAnswer } from '../../../wire/price-grid.ts';
import { type GridEstate, type OwnNight, type PriceSource, readGrid, type TileRow } from './read-grid.ts';
import { createSignal } from '../../../lib/signal.ts';

/** Tiles kept; what is in view never goes. */
const MOST_TILES = 200;

/** A row as it is drawn; the object changes when any of its nights does. */
export type GridLine = {
  readonly estate: GridEstate;
  readonly night: (day: number) => { readonly below: Below; readonly own: OwnNight | undefined } | undefined;
};
export type GridStore = ReturnType<typeof createGridStore>;

/**
 * The loaded part of the grid for one set of filters. Stale tiles stay until their answer has come, so that a change of
 * others never makes the grid blink. @param query filters, as address parameters
 */
export function createGridStore(query: string) {
  const tiles = new Map<string, readonly TileRow[]>();
  const asking = new Map<string, { readonly controller: AbortController; readonly done: Promise<void> }>();
  const lines = new Map<number, GridLine>();
  /** Row of an estate, as far as it was ever loaded. */
  const places = new Map<string, number>();
  const sources: PriceSource[] = [];
  const signal = createSignal();
  let known: { readonly total: number; readonly today: string; readonly roundTo: number } | undefined;
  let failure: unknown;
  let revision = 0;
  let needed: readonly Tile[] = [];

  const tell = () => {
    revision += 1;
    signal.tell();
  };
  const sourceAt = (source: PriceSource): number => {
    const at = sources.findIndex(({ kind, refId }) => kind === source.kind && refId === source.refId);
    if (at < 0) return sources.push(source) - 1;
    sources[at] = source;
    return at;
  };

  const take = (tile: Tile, answer: GridAnswer) => {
    const { total, today, roundTo } = answer;
    if (known?.total !== total || known.today !== today || known.roundTo !== roundTo) known = { total, today, roundTo };
    const rows = readGrid(answer, sourceAt);
    tiles.delete(tileKey(tile));
    tiles.set(tileKey(tile), rows);
    for (const [index, { estate }] of rows.entries()) places.set(estate.id, tile.row * TILE_ROWS + index);
    for (const row of lines.keys()) if (Math.floor(row / TILE_ROWS) === tile.row) lines.delete(row);
    const isNeeded = new Set(needed.map(tileKey));
    for (const key of tiles.keys()) {
      if (tiles.size <= MOST_TILES) break;
      if (!isNeeded.has(key)) tiles.delete(key);
    }
  };

  const ask = (tile: Tile): Promise<void> => {
    const key = tileKey(tile);
    asking.get(key)?.controller.abort();
    const controller = new AbortController();
    const from = dateOfDayNumber(tile.day * TILE_DAYS);
    const to = dateOfDayNumber((tile.day + 1) * TILE_DAYS);
    const window = `from=${from}&to=${to}&pageNumber=${tile.row}&pageSize=${TILE_ROWS}`;
    const fetchTile = async (): Promise<void> => {
      try {
        const path = `/price-grid?${window}${query === '' ? '' : `&${query}`}`;
        const { data } = await request<GridAnswer>({ path, signal: controller.signal });
        take(tile, data);
        failure = undefined;
      } catch (error) {
        if (!isAbort(error)) failure = error;
      }
      if (asking.get(key)?.controller === controller) asking.delete(key);
      if (!controller.signal.aborted) tell();
    };
    const done = fetchTile();
    asking.set(key, { controller, done });
    return done;
  };
  const bring = (wanted: readonly Tile[]): Promise<unknown> =>
    Promise.all(
      wanted.filter((tile) => !tiles.has(tileKey(tile))).map((tile) => asking.get(tileKey(tile))?.done ?? ask(tile)),
    );
  const tileRow = (row: number, day: number): TileRow | undefined =>
    tiles.get(tileKey({ row: Math.floor(row / TILE_ROWS), day: Math.floor(day / TILE_DAYS) }))?.[row % TILE_ROWS];
  const newest = (row: number): TileRow | undefined => {
    let found: TileRow | undefined;
    for (const [key, rows] of tiles) {
      if (key.startsWith(`${Math.floor(row / TILE_ROWS)}:`)) found = rows[row % TILE_ROWS] ?? found;
    }
    return found;
  };

  const line = (row: number): GridLine | undefined => {
    const cached = lines.get(row);
    if (cached) return cached;
    const estate = newest(row)?.estate;
    if (!estate) return undefined;
    const made: GridLine = {
      estate,
      night: (day) => {
        const found = tileRow(row, day);
        // An older tile may be of another order of rows.
        if (found?.estate.id !== estate.id) return undefined;
        const below = found.below[day - found.first];
        return below && { below, own: found.own.get(day) };
      },
    };
    lines.set(row, made);
    return made;
  };

  return {
    subscribe: signal.subscribe,
    revision: () => revision,
    known: () => known,
    failure: () => failure,
    source: (at: number): PriceSource | undefined => sources[at],
    line,
    /** The row of an estate, when it was ever loaded. */
    place: (estateId: string): number | undefined => places.get(estateId),
    /** Asks for what a view lacks. */
    need: (view: { readonly first: number; readonly last: number; readonly days: Days }) => {
      needed = tilesFor({ ...view, total: known?.total });
      void bring(needed);
    },
    /** Brings all nights of a box, for work on cells that are out of sight. */
    ensure: async ({ top, bottom, left, right }: Box): Promise<void> => {
      const days = { from: left, to: right + 1 };
      await bring(tilesFor({ first: top, last: bottom + 1, days, total: known?.total }));
    },
    /** Something changed on the server: what is in view is asked for again, the rest is forgotten. */
    refresh: (): Promise<unknown> => {
      const inView = new Set(needed.map(tileKey));
      for (const key of tiles.keys()) if (!inView.has(key)) tiles.delete(key);
      for (const [key, { controller }] of asking) if (!inView.has(key)) controller.abort();
      lines.clear();
      return Promise.all(needed.map(ask));
    },
    close: () => {
      for (const { controller } of asking.values()) controller.abort();
    },
  };
}
