import type { Days } from '../../domain/calendar/axis.ts';
import { type CalendarTile, TILE_ROWS, tileKey, tilesFor } from '../../domain/calendar/tiles.ts';
import { createSignal } from '../../lib/signal.ts';
import { isAbort } from '../../providers/http-error.ts';

type Setup<Answer, Content, Line> = {
  /** Tiles kept, far more than a screen, so going back costs nothing; visible ones are never dropped. */
  readonly most: number;
  readonly load: (tile: CalendarTile, signal: AbortSignal) => Promise<Answer>;
  /** Converts an answer to the kept content. */
  readonly read: (answer: Answer, tile: CalendarTile) => Content;
  /** Rows there are; undefined before the first answer. */
  readonly total: () => number | undefined;
  /** A row put together from its tiles; undefined while they are on their way. */
  readonly compose: (row: number) => Line | undefined;
};
type View = { readonly first: number; readonly last: number; readonly days: Days };

/**
 * The loaded part of a chart over days, in tiles. Stale tiles stay on screen until their answer has come, so a change of
 * others never makes the chart blink or jump.
 */
export function createTileCache<Answer, Content, Line>({
  most,
  load,
  read,
  total,
  compose,
}: Setup<Answer, Content, Line>) {
  const tiles = new Map<string, { readonly tile: CalendarTile; readonly content: Content }>();
  const asking = new Map<string, { readonly controller: AbortController; readonly done: Promise<void> }>();
  const lines = new Map<number, Line>();
  const signal = createSignal();
  let failure: unknown;
  let revision = 0;
  let needed: readonly CalendarTile[] = [];

  const tell = () => {
    revision += 1;
    signal.tell();
  };

  const take = (tile: CalendarTile, answer: Answer) => {
    const content = read(answer, tile);
    // The newest is the last one.
    tiles.delete(tileKey(tile));
    tiles.set(tileKey(tile), { tile, content });
    for (const row of lines.keys()) if (Math.floor(row / TILE_ROWS) === tile.row) lines.delete(row);
    const isNeeded = new Set(needed.map(tileKey));
    for (const key of tiles.keys()) {
      if (tiles.size <= most) break;
      if (!isNeeded.has(key)) tiles.delete(key);
    }
  };

  const ask = (tile: CalendarTile): Promise<void> => {
    const key = tileKey(tile);
    asking.get(key)?.controller.abort();
    const controller = new AbortController();
    const bringTile = async (): Promise<void> => {
      let isAborted = false;
      try {
        take(tile, await load(tile, controller.signal));
        failure = undefined;
      } catch (error) {
        isAborted = isAbort(error);
        if (!isAborted) failure = error;
      }
      if (asking.get(key)?.controller === controller) asking.delete(key);
      if (!isAborted) tell();
    };
    const done = bringTile();
    asking.set(key, { controller, done });
    return done;
  };

  const bring = (wanted: readonly CalendarTile[]): Promise<unknown> =>
    Promise.all(
      wanted.filter((tile) => !tiles.has(tileKey(tile))).map((tile) => asking.get(tileKey(tile))?.done ?? ask(tile)),
    );

  return {
    subscribe: signal.subscribe,
    revision: () => revision,
    failure: () => failure,
    /** All that is loaded; of two that overlap the newer comes later. */
    tiles: () => tiles.values(),
    /** The content of a tile, if loaded. */
    at: (tile: CalendarTile): Content | undefined => tiles.get(tileKey(tile))?.content,
    /** The same object until one of its tiles changes; undefined while it is on its way. */
    line: (row: number): Line | undefined => {
      const made = lines.get(row) ?? compose(row);
      if (made !== undefined) lines.set(row, made);
      return made;
    },
    /** Loads the missing parts of a view. */
    need: (view: View) => {
      needed = tilesFor({ ...view, total: total() });
      void bring(needed);
    },
    /** Loads parts outside the view. */
    ensure: (view: View): Promise<unknown> => bring(tilesFor({ ...view, total: total() })),
    /** Something changed on the server: reloads the visible parts and forgets the rest. */
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
