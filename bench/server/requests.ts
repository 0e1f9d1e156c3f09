import type { Row } from '../../src/config/types.ts';

/** A reservation list as staff ask for it: text, status, newest first, page 1 of 10. */
export type ListAsk = { readonly q: string; readonly status: string };

/** Different questions asked in turn by `search`: enough that no server can live off remembered answers. */
const ASKS = 400;
/** Questions that a connection repeats in `list`. */
const OWN_ASKS = 4;
/** Records that each connection patches in turn. */
export const OWNED = 20;
/** How much of a code is typed, in characters. */
const LENGTHS = [6, 4, 8, 5];
const DAY = 86_400_000; // ms
/** No home and no season of the generator asks for a longer stay (AV6). */
const NIGHTS = 3;
/** Nights from here on are sold by nobody but the bench. */
const FREE_FROM = Date.UTC(2041, 0, 1);

const day = (offset: number): string => new Date(FREE_FROM + offset * DAY).toISOString().slice(0, 10);

function text(row: Row, key: string): string {
  const value = row[key];
  if (typeof value !== 'string') throw new Error(`reservation ${row.id} has no ${key}`);
  return value;
}

/** What staff type: the beginning of a code, or a piece of it; 4 characters to all of it. */
function fragment({ value, turn }: { value: string; turn: number }): string {
  const length = LENGTHS[turn % LENGTHS.length]!;
  const start = Math.floor(turn / LENGTHS.length) % 2 === 0 ? 0 : Math.max(0, value.length - length);
  return value.slice(start, start + length);
}

/** Questions made of pieces of the rows’ own `keys`, spread evenly over the collection. */
export function listAsks({ rows, keys }: { rows: readonly Row[]; keys: readonly string[] }): ListAsk[] {
  const step = Math.max(1, Math.floor(rows.length / ASKS));
  return Array.from({ length: ASKS }, (_, turn) => {
    const row = rows[(turn * step) % rows.length]!;
    const values = keys.map((key) => row[key]).filter((value) => typeof value === 'string' && value.length >= 4);
    const value = values[turn % values.length];
    if (typeof value !== 'string') throw new Error(`a reservation without a text to search for in ${keys.join(', ')}`);
    return { q: fragment({ value, turn }), status: text(row, 'status') };
  });
}

/** The same pieces as people type them: whole, one letter, with two letters swapped, beside nonsense. */
export function findWords(asks: readonly ListAsk[]): () => string {
  const ways: readonly ((q: string) => string)[] = [
    (q) => q,
    (q) => q.slice(0, 1),
    (q) => `${q.slice(0, 1)}${q.slice(2, 3)}${q.slice(1, 2)}${q.slice(3)}`,
    (q) => `${q} qzxv`,
  ];
  let turn = 0;
  return () => {
    const { q } = asks[turn % asks.length]!;
    return ways[turn++ % ways.length]!(q);
  };
}

/** The questions of one connection, in turn. */
export function asking({ asks, connection }: { asks: readonly ListAsk[]; connection: number | 'all' }): () => ListAsk {
  const own = connection === 'all' ? asks : asks.slice(connection * OWN_ASKS, (connection + 1) * OWN_ASKS);
  let turn = 0;
  return () => own[turn++ % own.length]!;
}

/** Rows that a connection owns: no other connection writes them, so that its ETag stays current. */
export function ownedIds({
  rows,
  connection,
  connections,
}: {
  rows: readonly Row[];
  connection: number;
  connections: number;
}): string[] {
  const step = Math.max(1, Math.floor(rows.length / (connections * OWNED)));
  return Array.from({ length: OWNED }, (_, index) => rows[(connection * OWNED + index) * step]?.id).filter(
    (id) => id !== undefined,
  );
}

/** The change a PATCH makes: a few words, never the same twice. */
export const note = (count: number): { readonly notes: string } => ({ notes: `Late arrival, bench note ${count}` });

/** Input of a new reservation; each call gives nights that are still free, going round the estates. */
export function freeStays(rows: readonly Row[]): () => Record<string, string | number> {
  const model = rows[0]!;
  const estates = [...new Set(rows.map((row) => text(row, 'estateId')))];
  let count = 0;
  return () => {
    const night = Math.floor(count / estates.length) * NIGHTS;
    const estateId = estates[count % estates.length]!;
    count += 1;
    return {
      estateId,
      checkIn: day(night),
      checkOut: day(night + NIGHTS),
      adults: 2,
      salesChannelId: text(model, 'salesChannelId'),
      guestId: text(model, 'guestId'),
    };
  };
}
