import { fold } from '../../src/domain/text/fold.ts';
import type { Row } from '../../src/config/types.ts';
import { Bitset } from './bitset.ts';
import { Conditions, NO_TABLES, type TenantTables } from './conditions.ts';
import { Haystacks } from './haystacks.ts';
import { haystackOf } from '../../src/config/haystack.ts';
import type { Candidates } from './haystacks.ts';
import { pageByCreation, pageByIndex } from './paging.ts';
import { SpanIndex } from './span-index.ts';
import { StandingQueries, WORDS, rememberedPage } from './standing-queries.ts';
import type { StandingSelection } from './standing-queries.ts';
import { TableIndexes } from './table-indexes.ts';
import { UniqueViolation } from './types.ts';
import { uniqueValueOf } from './unique-value.ts';
import type {
  RowWord,
  OccupiedSpan,
  SpanSpec,
  TableQuery,
  TableReader,
  TableSpec,
  VisitDays,
  WordSearch,
} from './types.ts';
import { candidatesFor, holdsWords, MAX_MERGED, nameOfSearch, newestSlots } from './word-search.ts';
import { nextVersion } from './version.ts';

/** Rows that a search indexes along the way while the index is unfinished; takes about as long as the search itself. */
const INDEXED_BY_SEARCH = 2000;
/** The cost of reading a row whose text is not made yet, in rows: it limits a search right after the start. */
const UNMADE = 4;
const EMPTY_SLOTS_TOLERATED = 1024; // below this, closing gaps is not worth the work

/** The rows of one collection of one tenant, in memory or not. See `Table` for its members. */
export type Partition = TableReader &
  Pick<Table, 'define' | 'load' | 'put' | 'putChecked' | 'compact' | 'warm'> & {
    remove(id: string): { readonly row: Row; readonly slot?: number } | undefined;
    restore(row: Row, slot?: number): void;
  };

/**
 * The rows of one collection of one tenant. A row keeps its slot, numbered in the order of creation, until it is
 * removed; all indexes and remembered sets refer to slots.
 */
export class Table implements TableReader {
  version = nextVersion();
  #rows: (Row | undefined)[] = [];
  #live = new Bitset();
  readonly #slots = new Map<string, number>();
  readonly #indexes = new TableIndexes();
  readonly #haystacks = new Haystacks();
  readonly #standing = new StandingQueries();
  readonly #conditions: Conditions;
  #spans: SpanIndex | undefined;

  /** @param tables the targets of its conditions' references */
  constructor(tables: TenantTables = NO_TABLES) {
    this.#conditions = new Conditions(tables);
  }

  get size(): number {
    return this.#slots.size;
  }

  get(id: string): Row | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#rows[slot];
  }

  many(ids: readonly string[]): Row[] {
    return ids.flatMap((id) => this.get(id) ?? []);
  }

  findUnique(key: string, value: string): Row | undefined {
    const slot = this.#indexes.unique(key, this.#rows).holder(value);
    return slot === undefined ? undefined : this.#rows[slot];
  }

  equal(key: string, value: string | number | boolean): Row[] {
    const index = this.#indexes.ordered(key, this.#rows);
    const rows: Row[] = [];
    const isAfter = index.after(value);
    index.ascend(index.position(value), (slot) => {
      if (isAfter(slot)) return true;
      const row = this.#rows[slot];
      // Texts that sort alike may still differ.
      if (row?.[key] === value) rows.push(row);
      return false;
    });
    return rows;
  }

  latest(key: string, value: string | number | boolean): Iterable<Row> {
    return this.equal(key, value).toReversed();
  }

  range(key: string, { gte, lt }: { readonly gte?: string | number; readonly lt?: string | number }): Row[] {
    const index = this.#indexes.ordered(key, this.#rows);
    const from = gte === undefined ? 0 : index.position(gte);
    let left = index.position(lt ?? null) - from;
    const rows: Row[] = [];
    if (left <= 0) return rows;
    index.ascend(from, (slot) => {
      const row = this.#rows[slot];
      if (row !== undefined) rows.push(row);
      return --left === 0;
    });
    return rows;
  }

  overlapping(wanted: OccupiedSpan): Iterable<Row> {
    return this.#spanIndex()?.overlapping(wanted) ?? [];
  }

  visitDays(wanted: OccupiedSpan, visit: VisitDays): void {
    this.#spanIndex()?.visitDays(wanted, visit);
  }

  #spanIndex(): SpanIndex | undefined {
    if (this.#spans === undefined && this.size > 0) throw new RangeError('The table was declared without spans');
    this.#spans?.read(this.#rows, Infinity);
    return this.#spans;
  }

  *all(): Generator<Row> {
    for (const row of this.#rows) if (row !== undefined) yield row;
  }

  recent(): Iterable<Row> {
    return this.all();
  }

  *ordered(key: string, direction: 'ASC' | 'DESC'): Generator<Row> {
    for (const slot of this.#indexes.ordered(key, this.#rows).slots(direction)) {
      const row = this.#rows[slot];
      if (row !== undefined) yield row;
    }
  }

  *holding({ words, where, budget }: WordSearch): Generator<Row> {
    this.#haystacks.readSome(this.#rows, INDEXED_BY_SEARCH);
    const members = where && this.#select({ where })?.members;
    const candidates = candidatesFor(words, (texts) => texts.map((text) => this.#haystacks.candidates(text)));
    let left = budget;
    for (const slot of newestSlots({ candidates, members: members ?? this.#live, end: this.#rows.length })) {
      if (left <= 0) return;
      left -= this.#haystacks.isMade(slot) ? 1 : UNMADE;
      const row = this.#rows[slot];
      const holds = (q: string): boolean => row !== undefined && this.#haystacks.contains({ slot, row, q });
      if (row !== undefined && words.every((texts) => texts.some(holds))) yield row;
    }
  }

  similar(wanted: { readonly word: string; readonly edits: number; readonly isPrefix: boolean }): readonly string[] {
    return this.#haystacks.vocabulary.similar(wanted);
  }

  query(query: TableQuery): { readonly rows: readonly Row[]; readonly total: number } {
    const { orderBy, direction, limit } = query;
    const selection = this.#select(query);
    const members = selection?.members;
    const page = { direction, offset: Math.max(0, query.offset), limit };
    const find = (): number[] =>
      orderBy === '$inserted'
        ? pageByCreation(members ?? this.#live, page)
        : pageByIndex({ index: this.#indexes.ordered(orderBy, this.#rows), members }, page);
    const slots = selection
      ? rememberedPage(selection, `${direction} ${page.offset} ${limit} ${orderBy}`, find)
      : find();
    const rows = slots.flatMap((slot) => this.#rows[slot] ?? []);
    return { rows, total: members?.count ?? this.size };
  }

  define(spec: TableSpec): void {
    this.#indexes.define(spec);
    this.#haystacks.define(spec.search);
    if (!isSameSpan(this.#spans?.spec, spec.span)) this.#spans = spec.span && new SpanIndex(spec.span);
    this.#conditions.define(spec.fields ?? {});
    this.#standing.clear();
  }

  /** Creates or replaces. @returns the old row @throws UniqueViolation with nothing changed */
  put(row: Row): Row | undefined {
    const slot = this.#slots.get(row.id);
    const before = slot === undefined ? undefined : this.#rows[slot];
    for (const key of this.#indexes.uniqueKeys()) {
      const value = uniqueValueOf(row, key);
      if (value === undefined || value === null || (before && value === uniqueValueOf(before, key))) continue;
      const holder = this.#indexes.unique(key, this.#rows).holder(value);
      if (holder === undefined || holder === slot) continue;
      const existingId = this.#rows[holder]?.id ?? '';
      throw new UniqueViolation({ key, value: typeof value === 'string' ? value : JSON.stringify(value), existingId });
    }
    this.#write(slot ?? this.#rows.length, row);
    return before;
  }

  /** `put` without the check; a new row is indexed by the next query or in idle time. @returns the old row */
  putChecked(row: Row): Row | undefined {
    const slot = this.#slots.get(row.id);
    const before = slot === undefined ? undefined : this.#rows[slot];
    if (slot !== undefined) this.#write(slot, row);
    else this.#append(row);
    return before;
  }

  /** @returns the row and its slot, for `restore`; undefined when there was none */
  remove(id: string): { readonly row: Row; readonly slot: number } | undefined {
    const slot = this.#slots.get(id);
    const row = slot === undefined ? undefined : this.#rows[slot];
    if (slot === undefined || row === undefined) return undefined;
    this.#write(slot, undefined);
    return { row, slot };
  }

  /** Undoes a change: no check, and a removed row returns to its place in the order of creation. */
  restore(row: Row, slot = this.#slots.get(row.id) ?? this.#rows.length): void {
    this.#write(slot, row);
  }

  /** Loads rows as stored. @throws Error when two have the same id */
  load(rows: readonly Row[]): void {
    for (const row of rows) {
      const size = this.#slots.size;
      this.#append(row);
      if (this.#slots.size === size) throw new Error(`two records have the id "${row.id}"`);
    }
  }

  /** The indexes add the new row later. */
  #append(row: Row): void {
    const slot = this.#rows.push(row) - 1;
    this.#slots.set(row.id, slot);
    this.#live.set(slot, true);
    this.#standing.note(slot);
    this.version = nextVersion();
  }

  /** Does a part of the indexing that a later request would otherwise wait for. @returns whether any is left */
  warm(count: number): boolean {
    if (this.#indexes.readSome(this.#rows, count)) return true;
    return this.#spans?.read(this.#rows, count) === true || this.#haystacks.readSome(this.#rows, count);
  }

  /** Closes the gaps of removed rows once they outnumber the rows. Slots returned by `remove` become invalid. */
  compact(): void {
    const gaps = this.#rows.length - this.size;
    if (gaps < EMPTY_SLOTS_TOLERATED || gaps < this.size) return;
    const rows = this.#rows.filter((row) => row !== undefined);
    this.#rows = [];
    this.#slots.clear();
    this.#live = new Bitset(rows.length);
    this.#indexes.reset();
    this.#spans = this.#spans && new SpanIndex(this.#spans.spec);
    this.#haystacks.reset();
    this.#standing.clear();
    this.load(rows);
  }

  #write(slot: number, after: Row | undefined): void {
    const before = this.#rows[slot];
    this.#indexes.change(slot, { before, after });
    this.#spans?.change(slot, { before, after });
    this.#rows[slot] = after;
    if (after !== undefined) this.#slots.set(after.id, slot);
    else if (before !== undefined) this.#slots.delete(before.id);
    this.#live.set(slot, after !== undefined);
    this.#haystacks.change(slot, after);
    this.#standing.note(slot);
    this.version = nextVersion();
  }

  /** The slots a query covers; undefined = all. */
  #select({ where, q, words }: Selected): StandingSelection | undefined {
    const condition = where && this.#conditions.of(where);
    const matches = condition?.matches;
    const needle = words ? WORDS + nameOfSearch(words) : fold(q ?? '').trim();
    if (matches === undefined && needle === '') return undefined;
    const keys = words?.keys;
    const contains = (slot: number, text: string): boolean => {
      const row = this.#rows[slot];
      if (row === undefined || text === '') return row !== undefined;
      if (!words) return this.#haystacks.contains({ slot, row, q: text });
      // The search text is folded once, and only if used.
      let folded: string | undefined;
      const has = (piece: string): boolean =>
        keys ? (folded ??= haystackOf(row, keys)).includes(piece) : this.#haystacks.contains({ slot, row, q: piece });
      return holdsWords(words, row, has);
    };
    const matchesSlot =
      matches &&
      ((slot: number): boolean => {
        const row = this.#rows[slot];
        return row !== undefined && matches(row);
      });
    const candidates = (text: string): Candidates | undefined => {
      this.#haystacks.readSome(this.#rows, INDEXED_BY_SEARCH);
      if (!words) return this.#haystacks.candidates(text);
      return candidatesFor(words.words, (word) => [
        ...word.texts.map((piece) => this.#haystacks.candidates(piece)),
        ...word.naming.map((naming) => this.#naming(naming)),
      ]);
    };
    const filterId = condition?.name ?? '';
    return this.#standing.select({ filterId, q: needle, live: this.#live, matches: matchesSlot, contains, candidates });
  }

  /** The slots of rows that refer to one of the records; undefined = all, for a key without an index. */
  #naming({ key, ids }: RowWord['naming'][number]): Candidates | undefined {
    if (!this.#indexes.isOrdered(key)) return undefined;
    const index = this.#indexes.ordered(key, this.#rows);
    const slots: number[] = [];
    for (const id of ids) {
      const isAfter = index.after(id);
      index.ascend(index.position(id), (slot) => {
        if (isAfter(slot)) return true;
        slots.push(slot);
        return slots.length > MAX_MERGED;
      });
      // For this many records, every row is searched.
      if (slots.length > MAX_MERGED) return undefined;
    }
    // The index covers all rows; only texts are read gradually.
    return { slots: Int32Array.from(slots), upTo: this.#rows.length };
  }
}

type Selected = Pick<TableQuery, 'where' | 'q' | 'words'>;

const isSameSpan = (one: SpanSpec | undefined, other: SpanSpec | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
