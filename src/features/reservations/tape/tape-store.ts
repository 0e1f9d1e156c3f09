import { dateOfDayNumber, type IsoDate } from '../../../domain/calendar/iso-date.ts';
import type { Days } from '../../../domain/calendar/axis.ts';
import type { Section } from '../../../domain/tape/lines.ts';
import type { TapeBlock, TapeStay } from '../../../domain/tape/stays.ts';
import { TILE_DAYS, TILE_ROWS, type Tile, tileKey, tilesFor } from '../../../domain/tape/tiles.ts';
import { isAbort } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';
import type { TapeAnswer } from '../../../wire/tape.ts';
import { type DayCounts, readRows, type TapeEstate, type TapeRow } from './read-tape.ts';
import { createSignal } from '../../../lib/signal.ts';

/** Tiles kept; far more than a screen, so that going back is free. */
const MOST_TILES = 120;

type Held = { readonly row: number; readonly rows: readonly TapeRow[] };
type Known = { readonly total: number; readonly sections: readonly Section[]; readonly today: IsoDate };
/** A row put together from its tiles; the same object until one of them changes. */
export type RowData = {
  readonly estate: TapeEstate;
  readonly stays: readonly TapeStay[];
  readonly blocks: readonly TapeBlock[];
};
export type TapeStore = ReturnType<typeof createTapeStore>;
export type LoadTile = (tile: Tile, query: string, signal: AbortSignal) => Promise<TapeAnswer>;

const loadTile: LoadTile = async ({ row, day }, query, signal) => {
  const from = dateOfDayNumber(day * TILE_DAYS);
  const to = dateOfDayNumber((day + 1) * TILE_DAYS);
  const window = `from=${from}&to=${to}&offset=${row * TILE_ROWS}&limit=${TILE_ROWS}`;
  const path = `/tape?${window}${query === '' ? '' : `&${query}`}`;
  return (await request<TapeAnswer>({ path, signal })).data;
};

/**
 * The loaded part of the chart for one set of filters. Stale tiles stay on screen until their answer has come, so a
 * change of others never makes the chart blink or jump.
 * @param query filters and sort, as address parameters
 * @param load where a tile comes from; the server unless said
 */
export function createTapeStore(query: string, load: LoadTile = loadTile) {
  const tiles = new Map<string, Held>();
  const asking = new Map<string, AbortController>();
  const counts = new Map<number, TapeAnswer['footer']>();
  const rows = new Map<number, RowData>();
  const signal = createSignal();
  let known: Known | undefined;
  let failure: unknown;
  let revision = 0;
  let needed: readonly Tile[] = [];

  const tell = () => {
    revision += 1;
    signal.tell();
  };

  const take = (tile: Tile, answer: TapeAnswer) => {
    const { total, sections, today } = answer;
    if (known?.total !== total || JSON.stringify(known.sections) !== JSON.stringify(sections)) {
      known = { total, sections, today };
    }
    tiles.delete(tileKey(tile));
    tiles.set(tileKey(tile), { row: tile.row, rows: readRows(answer) });
    counts.set(tile.day, answer.footer);
    for (const key of rows.keys()) if (Math.floor(key / TILE_ROWS) === tile.row) rows.delete(key);
    const isNeeded = new Set(needed.map(tileKey));
    for (const key of tiles.keys()) {
      if (tiles.size <= MOST_TILES) break;
      if (!isNeeded.has(key)) tiles.delete(key);
    }
  };

  const ask = async (tile: Tile): Promise<void> => {
    const key = tileKey(tile);
    asking.get(key)?.abort();
    const controller = new AbortController();
    asking.set(key, controller);
    try {
      take(tile, await load(tile, query, controller.signal));
      failure = undefined;
    } catch (error) {
      if (isAbort(error)) {
        if (asking.get(key) === controller) asking.delete(key);
        return;
      }
      failure = error;
    }
    if (asking.get(key) === controller) asking.delete(key);
    tell();
  };

  const bring = () => {
    for (const tile of needed) {
      const held = tiles.get(tileKey(tile));
      if (held === undefined && !asking.has(tileKey(tile))) void ask(tile);
    }
  };

  const partsOf = (estate: number): TapeRow[] => {
    const parts: TapeRow[] = [];
    const row = Math.floor(estate / TILE_ROWS);
    for (const held of tiles.values()) {
      const part = held.row === row ? held.rows[estate % TILE_ROWS] : undefined;
      if (part) parts.push(part);
    }
    return parts;
  };
  const byId = <Bar extends { readonly id: string }>(bars: readonly Bar[]): Bar[] => [
    ...new Map(bars.map((bar) => [bar.id, bar])).values(),
  ];

  return {
    subscribe: signal.subscribe,
    revision: () => revision,
    known: () => known,
    failure: () => failure,
    /** Asks for what a view lacks. */
    need: (view: { readonly first: number; readonly last: number; readonly days: Days }) => {
      needed = tilesFor({ ...view, total: known?.total });
      bring();
    },
    /** Something changed on the server: what is in view is asked for again, the rest is forgotten. */
    refresh: () => {
      const inView = new Set(needed.map(tileKey));
      for (const key of tiles.keys()) if (!inView.has(key)) tiles.delete(key);
      for (const [key, controller] of asking) if (!inView.has(key)) controller.abort();
      for (const day of counts.keys()) if (!needed.some((tile) => tile.day === day)) counts.delete(day);
      rows.clear();
      for (const tile of needed) void ask(tile);
    },
    /** Undefined while it is on its way. */
    row: (estate: number): RowData | undefined => {
      const cached = rows.get(estate);
      if (cached) return cached;
      const parts = partsOf(estate);
      const newest = parts.at(-1);
      if (!newest) return undefined;
      const data = {
        estate: newest.estate,
        // Only what belongs to the estate that is here now: an older tile may be of another order.
        stays: byId(parts.filter((part) => part.estate.id === newest.estate.id).flatMap(({ stays }) => stays)),
        blocks: byId(parts.filter((part) => part.estate.id === newest.estate.id).flatMap(({ blocks }) => blocks)),
      };
      rows.set(estate, data);
      return data;
    },
    counts: (day: number): DayCounts | undefined => {
      const footer = counts.get(Math.floor(day / TILE_DAYS));
      const at = day - Math.floor(day / TILE_DAYS) * TILE_DAYS;
      if (!footer) return undefined;
      const { arrivals, departures, occupied, sellable } = footer;
      return {
        arrivals: arrivals[at] ?? 0,
        departures: departures[at] ?? 0,
        occupied: occupied[at] ?? 0,
        sellable: sellable[at] ?? 0,
      };
    },
    /** Where a stay is drawn, when it is loaded. */
    find: (id: string): { readonly estate: number; readonly stay: TapeStay } | undefined => {
      for (const { row, rows: held } of tiles.values()) {
        for (const [index, { stays }] of held.entries()) {
          const stay = stays.find((candidate) => candidate.id === id);
          if (stay) return { estate: row * TILE_ROWS + index, stay };
        }
      }
      return undefined;
    },
    /** A home by id, when it is loaded. */
    home: (id: string): TapeEstate | undefined => {
      for (const { rows: held } of tiles.values()) {
        const found = held.find(({ estate }) => estate.id === id);
        if (found) return found.estate;
      }
      return undefined;
    },
    close: () => {
      for (const controller of asking.values()) controller.abort();
    },
  };
}
