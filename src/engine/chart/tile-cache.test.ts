import { expect, test } from 'vitest';
import { TILE_DAYS, TILE_ROWS, type CalendarTile, tileKey } from '../../domain/calendar/tiles.ts';
import { createTileCache } from './tile-cache.ts';

type Asked = { readonly tile: CalendarTile; readonly signal: AbortSignal; readonly answer: (text: string) => void };
const settled = () => new Promise<void>((done) => setImmediate(done));
const view = (firstDay: number, first = 0) => ({
  first,
  last: first + 1,
  days: { from: firstDay, to: firstDay + 1 },
});

function started({ most = 10 } = {}) {
  const asked: Asked[] = [];
  const cache = createTileCache<string, string, { readonly text: string }>({
    most,
    total: () => undefined,
    read: (answer) => answer,
    load: (tile, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        asked.push({ tile, signal, answer: resolve });
      }),
    compose: (row): { readonly text: string } | undefined => {
      const of = [...cache.tiles()].filter(({ tile }) => tile.row === Math.floor(row / TILE_ROWS)).at(-1);
      return of && { text: of.content };
    },
  });
  return { cache, asked };
}

test('what is loaded or on its way is not asked for again', async () => {
  const { cache, asked } = started();
  cache.need(view(0));
  cache.need(view(0));
  expect(asked.map(({ tile }) => tileKey(tile))).toEqual(['0:0']);
  asked[0]?.answer('a');
  await settled();
  cache.need(view(0));
  expect(asked).toHaveLength(1);
});

test('a stale tile stays until its answer has come, and a row is the same object until then', async () => {
  const { cache, asked } = started();
  cache.need(view(0));
  asked[0]?.answer('old');
  await settled();
  const before = cache.line(0);
  expect(before).toEqual({ text: 'old' });
  expect(cache.line(0)).toBe(before);
  const done = cache.refresh();
  expect(cache.line(0)).toEqual({ text: 'old' });
  asked[1]?.answer('new');
  await done;
  expect(cache.line(0)).toEqual({ text: 'new' });
});

test('a refresh forgets what is out of sight and gives up what is on its way there', async () => {
  const { cache, asked } = started();
  cache.need(view(0));
  asked[0]?.answer('a');
  await settled();
  cache.need(view(TILE_DAYS));
  cache.need(view(2 * TILE_DAYS));
  void cache.refresh();
  await settled();
  expect(cache.at({ row: 0, day: 0 })).toBeUndefined();
  expect(asked[1]?.signal.aborted).toBe(true);
  expect(cache.failure()).toBeUndefined();
});

test('of more tiles than are kept the oldest goes, and never one in view', async () => {
  const { cache, asked } = started({ most: 1 });
  cache.need(view(0));
  asked[0]?.answer('a');
  await settled();
  cache.need(view(TILE_DAYS));
  asked[1]?.answer('b');
  await settled();
  expect([...cache.tiles()].map(({ content }) => content)).toEqual(['b']);
});
