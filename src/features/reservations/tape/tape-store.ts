import type { IsoDate } from '../../../domain/calendar/iso-date.ts';
import { datesOfTile, TILE_DAYS, TILE_ROWS, type CalendarTile } from '../../../domain/calendar/tiles.ts';
import type { TapeSection } from '../../../domain/tape/lines.ts';
import type { TapeBlock, TapeStay } from '../../../domain/tape/stays.ts';
import { createTileCache } from '../../../engine/chart/tile-cache.ts';
import { request } from '../../../providers/http.ts';
import type { TapeAnswer } from '../../../wire/tape.ts';
import { type DayCounts, readTapeRows, type TapeEstate, type TapeRow } from './read-tape.ts';

/** Max tiles. */
const MAX_TILES = 120;

type Known = { readonly total: number; readonly sections: readonly TapeSection[]; readonly today: IsoDate };
export type RowData = {
  readonly estate: TapeEstate;
  readonly stays: readonly TapeStay[];
  readonly blocks: readonly TapeBlock[];
};
export type TapeStore = ReturnType<typeof createTapeStore>;
export type LoadTile = (tile: CalendarTile, query: string, signal: AbortSignal) => Promise<TapeAnswer>;

const loadTile: LoadTile = async (tile, query, signal) => {
  const { from, to } = datesOfTile(tile);
  const window = `from=${from}&to=${to}&offset=${tile.row * TILE_ROWS}&limit=${TILE_ROWS}`;
  const path = `/tape?${window}${query === '' ? '' : `&${query}`}`;
  return (await request<TapeAnswer>({ path, signal })).data;
};

const byId = <Bar extends { readonly id: string }>(bars: readonly Bar[]): Bar[] => [
  ...new Map(bars.map((bar) => [bar.id, bar])).values(),
];

/**
 * The loaded part of the chart for one set of filters.
 * @param query filters and sort, as address parameters
 * @param load loads a tile; by default from the server
 */
export function createTapeStore(query: string, load: LoadTile = loadTile) {
  const counts = new Map<number, TapeAnswer['footer']>();
  let known: Known | undefined;

  const cache = createTileCache<TapeAnswer, readonly TapeRow[], RowData>({
    most: MAX_TILES,
    load: (tile, signal) => load(tile, query, signal),
    total: () => known?.total,
    read: (answer, tile) => {
      const { total, sections, today } = answer;
      if (known?.total !== total || JSON.stringify(known.sections) !== JSON.stringify(sections)) {
        known = { total, sections, today };
      }
      counts.set(tile.day, answer.footer);
      return readTapeRows(answer);
    },
    compose: (estate) => {
      const parts = partsOf(estate);
      const newest = parts.at(-1);
      if (!newest) return undefined;
      // Only parts of the current estate: an older tile may have another order.
      const own = parts.filter((part) => part.estate.id === newest.estate.id);
      return {
        estate: newest.estate,
        stays: byId(own.flatMap(({ stays }) => stays)),
        blocks: byId(own.flatMap(({ blocks }) => blocks)),
      };
    },
  });
  const partsOf = (estate: number): TapeRow[] => {
    const row = Math.floor(estate / TILE_ROWS);
    return [...cache.tiles()].flatMap(({ tile, content }) =>
      tile.row === row ? (content[estate % TILE_ROWS] ?? []) : [],
    );
  };

  return {
    subscribe: cache.subscribe,
    revision: cache.revision,
    failure: cache.failure,
    need: cache.need,
    refresh: (): void => {
      void cache.refresh();
    },
    close: cache.close,
    known: () => known,
    row: cache.line,
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
    /** The place of a stay, if loaded. */
    find: (id: string): { readonly estate: number; readonly stay: TapeStay } | undefined => {
      for (const { tile, content } of cache.tiles()) {
        for (const [index, { stays }] of content.entries()) {
          const stay = stays.find((candidate) => candidate.id === id);
          if (stay) return { estate: tile.row * TILE_ROWS + index, stay };
        }
      }
      return undefined;
    },
    /** A home by id, if loaded. */
    home: (id: string): TapeEstate | undefined => {
      for (const { content } of cache.tiles()) {
        const found = content.find(({ estate }) => estate.id === id);
        if (found) return found.estate;
      }
      return undefined;
    },
  };
}
