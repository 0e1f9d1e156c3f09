import type { Json, Row, Where } from '../../src/config/types.ts';
import type { ReadFields } from '../../src/config/values.ts';

/**
 * The narrow door to stored data. Adapters: `open-store.ts` over an engine (`engine.ts`), `memory-store.ts` (tests). All
 * rows but the old ones are in memory, so reads answer at once; what is awaited is durability.
 *
 * Rows are immutable: a change puts a new object, so a row once read never changes under its reader.
 * Rows are partitioned by tenant; `GLOBAL` holds what belongs to no tenant (tenants, sessions, idempotency keys).
 */
export const GLOBAL = '';

/** Which keys of a collection are looked up, and how. Re-declared when the configuration changes. */
export type TableSpec = {
  /**
   * Keys whose values are unique in a tenant, or several whose values are so together (`unique-value.ts`); text is compared
   * folded (case, Turkish i). null is not a value.
   */
  readonly unique: readonly string[];
  /** Keys, or paths `address.city`, that lists sort by or rules look up. `text`: collated for people; `plain`: numbers, ISO dates, booleans, ids. */
  readonly ordered: { readonly [key: string]: 'text' | 'plain' };
  /** Keys that `q` looks into, as folded substrings. */
  readonly search: readonly string[];
  /** What a row takes and when, for `overlapping`. */
  readonly span?: SpanSpec;
  /** Its fields: what conditions read of a row (parts, formulas), and which collections it refers to. Without them it is no resource, and no condition leads to it. */
  readonly fields?: ReadFields;
  /** Its rows belong to no company, and references find them there. */
  readonly isShared?: boolean;
  /** The columns of the resource's view in the database, in order. */
  readonly columns?: readonly ViewColumn[];
  /** Its rows stay in the database, memory has the newest only. All others are asked for by `Store.old`. */
  readonly old?: OldSpec;
};

export type ViewColumn = {
  /** In snake case. */
  readonly name: string;
  /** The key in the row. */
  readonly key: string;
  readonly type: 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'instant' | 'json';
};

export type OldSpec = {
  /** The key besides the id by which they are found. */
  readonly by?: string;
  /** The key that grows with every row: an ISO instant, or ms. */
  readonly at: string;
  /** What a second row with the same id does: it replaces the first, is dropped, or is refused (`AlreadyThere`). */
  readonly second: 'replaces' | 'isDropped' | 'isRefused';
};

/** A test of one key, where nothing, and an empty text, count as null. */
export type KeyTest = { readonly key: string } & (
  | { readonly in: readonly Json[] }
  | { readonly notIn: readonly Json[] }
);

/** Which keys say what a row takes and when. As data, so that a database can make an index, or a constraint, of it. */
export type SpanSpec = {
  /** The key that names the thing whose time a row takes. */
  readonly of: string;
  readonly from: string;
  /** The first of these that holds a day. */
  readonly to: readonly string[];
  /** A row takes nothing unless it meets all of these. */
  readonly when?: readonly KeyTest[];
  /** The key of an instant at which it lapses by itself, as long as these hold. */
  readonly until?: { readonly key: string; readonly when: readonly KeyTest[] };
  /** No two rows may take the same day; the database guards it too. */
  readonly isExclusive?: boolean;
};

/** A half-open piece of time of one thing, in ISO dates. */
export type OccupiedSpan = {
  readonly of: string;
  readonly from: string;
  readonly to: string;
  /** ISO instant at which it lapses by itself. */
  readonly until?: string;
};
/** Days are half-open day numbers (since 1970). */
export type VisitDays = (from: number, to: number, until: string | undefined) => void;

export type TableQuery = {
  /**
   * A condition of the where-language without variables (`bindWhere`); absent = all rows. Dotted paths lead through the
   * references of `TableSpec.fields`, in the same tenant. The set of matching rows is remembered and kept current by every
   * write, so asking again costs a page.
   */
  readonly where?: Where | undefined;
  /** Search text as typed; folded by the table. */
  readonly q?: string;
  /** Instead of `q`: words that a row must hold, or name by a reference. */
  readonly words?: RowSearch;
  /** A key of `ordered`, or `$inserted` = the order of creation. */
  readonly orderBy: string;
  readonly direction: 'ASC' | 'DESC';
  readonly offset: number;
  readonly limit: number;
};

/** A search for all rows that hold every word, whichever of them and wherever. */
export type RowSearch = {
  readonly words: readonly RowWord[];
  /** The search keys that the caller may search by; absent = all. */
  readonly keys?: readonly string[] | undefined;
};

/**
 * One of the texts, folded, or a reference, by an ordered key or a list, to one of the records. A set of ids is never
 * changed, and known again as the same object.
 */
export type RowWord = {
  readonly texts: readonly string[];
  readonly naming: readonly { readonly key: string; readonly ids: ReadonlySet<string> }[];
};

/** A search over the search keys of a table, for a few good rows instead of a page and a total. */
export type WordSearch = {
  /** Folded. A row must hold, for each of them, one of the texts that stand for it. */
  readonly words: readonly (readonly string[])[];
  /** As in `TableQuery`: rows that are not the caller's cost nothing. */
  readonly where?: Where | undefined;
  /** Rows looked at before it gives up; whatever is asked, it costs no more. */
  readonly budget: number;
};

/** Reads of one collection of one tenant, whose rows are `R`. */
export interface TableReader<R extends Row = Row> {
  readonly size: number;
  /** Grows with every change of this table. */
  readonly version: number;
  get(id: string): R | undefined;
  /** The existing ones among the ids, in no order: one question for everything that a page names. */
  many(ids: readonly string[]): R[];
  findUnique(key: string, value: string): R | undefined;
  /** Rows whose ordered `key`, no path, equals `value`. */
  equal(key: string, value: string | number | boolean): R[];
  /** Those, the newest first, lazily; to be read without a pause, before any write. */
  latest(key: string, value: string | number | boolean): Iterable<R>;
  /** Rows with gte <= key < lt, in order. */
  range(key: string, bounds: { readonly gte?: string | number; readonly lt?: string | number }): R[];
  /**
   * Rows whose span shares a day with the wanted one, earliest first, lazily; to be read without a pause, before any
   * write. @throws RangeError without a declared span
   */
  overlapping(wanted: OccupiedSpan): Iterable<R>;
  /** The spans themselves of those rows, for counting very many. @throws RangeError without a declared span */
  visitDays(wanted: OccupiedSpan, visit: VisitDays): void;
  /** In the order of creation. */
  all(): Iterable<R>;
  /** Those of them that are in memory: only the newest of a collection with `TableSpec.old`. */
  recent(): Iterable<R>;
  /** Rows that hold all words, the newest first, lazily; to be read without a pause, before any write. */
  holding(search: WordSearch): Iterable<R>;
  /** Words of the search keys within so many edits of a folded one (`isPrefix`: that begin so), nearest first. */
  similar(wanted: { readonly word: string; readonly edits: number; readonly isPrefix: boolean }): readonly string[];
  query(query: TableQuery): { readonly rows: readonly R[]; readonly total: number };
  /**
   * Rows in the order of an ordered `key`, lazily: lets a list sorted by a reference walk the referenced table.
   */
  ordered(key: string, direction: 'ASC' | 'DESC'): Iterable<R>;
}

/** Rows of one collection of one tenant of which memory has only some (`TableSpec.old`). Only durable ones. */
export interface OldRows<R extends Row = Row> {
  get(id: string): Promise<R | undefined>;
  /** The newest first, by `OldSpec.at`. @param asked.by value of `OldSpec.by`; absent = all */
  latest(asked: { readonly by?: string; readonly limit?: number }): Promise<R[]>;
  /** Those before a moment, oldest first. */
  before(at: string | number, limit: number): Promise<R[]>;
  /** All, some hundreds at a time, the oldest first. */
  batches(): AsyncIterable<R[]>;
}

/** Collections with `TableSpec.old`, and how many of the newest rows of each company stay in memory. */
export type OldTables = ReadonlyMap<string, { readonly spec: TableSpec; readonly recent: number }>;

/** A collection that the server keeps for itself, the demo layer's among them. No resource has such a name. */
export type OwnCollection = `_${string}` | `demo-${string}`;

/** Sees its own writes. Valid only inside `transact`, which is synchronous. */
export interface Transaction<Collection extends string = string> {
  table(collection: string, tenant: string): TableReader;
  /** Creates or replaces. @throws UniqueViolation */
  readonly put: (collection: Collection, tenant: string, row: Row) => void;
  /**
   * The same for very many rows whose unique values were found to be free before (`stage`): no check, and new ones are
   * indexed when their table is next asked, or in idle time.
   */
  readonly putChecked: (collection: Collection, tenant: string, row: Row) => void;
  readonly remove: (collection: Collection, tenant: string, id: string) => void;
  /** Runs a part of the work. What it throws is thrown on, with this part undone and what came before it kept. */
  attempt<Result>(part: () => Result): Result;
}

export class UniqueViolation extends Error {
  readonly key: string;
  readonly value: string;
  readonly existingId: string;
  constructor(violation: { key: string; value: string; existingId: string }) {
    super(`"${violation.value}" is already used in ${violation.key}`);
    this.name = 'UniqueViolation';
    this.key = violation.key;
    this.value = violation.value;
    this.existingId = violation.existingId;
  }
}

/** The disk, or the database, refused: nothing of the transaction is kept there or in memory. Answered as 503. */
export class StoreUnavailable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StoreUnavailable';
  }
}

/**
 * A write with an unknown outcome: the sync of a file failed, or the connection to a database broke before its answer.
 * Memory may differ from the data, so nothing more is written until a restart has read them.
 */
export class OutcomeUnknown extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'OutcomeUnknown';
  }
}

/** A row of a collection whose `OldSpec.second` is `isRefused` is there already, e.g. by another server. */
export class AlreadyThere extends Error {
  readonly id: string;
  constructor(id: string) {
    super(`"${id}" is there already`);
    this.name = 'AlreadyThere';
    this.id = id;
  }
}

/** The database holds what memory did not see: nights twice, or a unique value. A mistake of ours; nothing is kept. */
export class GuardViolation extends Error {
  readonly guard: 'span' | 'unique';
  constructor(guard: 'span' | 'unique', detail: string, options?: { cause?: unknown }) {
    super(
      `The database refused a ${guard === 'span' ? 'stay that overlaps another' : 'value that is used'}: ${detail}`,
      options,
    );
    this.name = 'GuardViolation';
    this.guard = guard;
  }
}

/**
 * @typeParam Collection what may be written directly. Code gets a store that lets it write `OwnCollection`; records are
 * written by the one path (`records/write-path.ts`), which knows how to write any.
 */
export interface Store<Collection extends string = string> {
  /** For /api/health. */
  readonly kind: 'file' | 'memory' | 'database';
  readonly writable: boolean;
  /** Declares (or re-declares) the keys of a collection; existing rows are indexed. */
  define(collection: string, spec: TableSpec): void;
  /** As declared. */
  specOf(collection: string): TableSpec;
  table(collection: string, tenant: string): TableReader;
  /** Rows of a collection with `TableSpec.old`. */
  old(collection: string, tenant: string): OldRows;
  /** Tenants that have rows there. */
  oldTenants(collection: string): Promise<readonly string[]>;
  /** Deletes the rows of all tenants before a moment, outside any transaction. @returns how many */
  dropOld(collection: string, before: string | number): Promise<number>;
  /** Collections that hold rows or were defined. */
  collections(): readonly string[];
  /** How many rows of each collection are in memory. */
  rowCounts(): ReadonlyMap<string, number>;
  /**
   * Tenants with rows of this collection, and those that are not in memory and may have some. Asking for a table of one
   * of these throws `CompanyAway`.
   */
  tenants(collection: string): readonly string[];
  /** Which companies are in memory. */
  readonly companies: CompaniesInMemory;
  /**
   * Runs `work` synchronously, all or nothing, and resolves with its result once it is durable: committed by the
   * engine, synced. Whatever `work` throws undoes the transaction and is thrown on. Where another server was first, what
   * it did is undone and it runs again, so it changes nothing but through `tx`, and says the rest by its result.
   * @throws StoreUnavailable
   */
  readonly transact: <Result>(work: (tx: Transaction<Collection>) => Result) => Promise<Result>;
  /** Resolves once all that other servers did until now is in memory. */
  catchUp(): Promise<void>;
  /** Called after a transaction is durable, of this server or another, with what it changed. */
  onCommit(listener: (changes: readonly Change[]) => void): () => void;
  /** Whether this server does the work that one of them does for all: jobs, mail. */
  readonly isLeading: boolean;
  /** Called when that work falls to this server. @returns a function that ends it */
  onLead(listener: () => void): () => void;
  /** Resolves once views and guards of the database follow the declared tables. */
  declared(): Promise<void>;
  /** Finishes what is running, and releases the data. */
  close(): Promise<void>;
}

/**
 * A server may hold the companies only that it is asked for. Of all others it has the tables that tell one company from
 * another, accounts above all.
 */
export interface CompaniesInMemory {
  /** Whether the tables of a company can be asked, or one of them: a resident one always can. */
  isHere(tenant: string, collection?: string): boolean;
  /** Resolves once they can, and notes that the company was asked for. @throws StoreUnavailable */
  bring(tenant: string): Promise<void>;
  /** The same for background work: the company may be unloaded at once. @throws StoreUnavailable */
  visit(tenant: string): Promise<void>;
  /** Runs work that meets companies which are away again, once they are here: so it only reads until then. */
  bringing<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Notes that somebody still looks at the company. */
  note(tenant: string): void;
  /** Companies in memory without a request since a moment, in ms since 1970. */
  silentSince(moment: number): readonly string[];
  /** Forgets the rows of a company. @returns whether it did: not while something of it is written */
  leave(tenant: string): Promise<boolean>;
  /** Companies that are not in memory. */
  away(): readonly string[];
  /** Grows with every transaction of a company, on whichever server. */
  numberOf(tenant: string): number;
  /** Shows the rows of a collection of all companies that are not in memory, some at a time, and keeps none of them. */
  scan(collection: string, see: (rows: readonly Row[], tenant: string) => void): Promise<void>;
  /** Called when a company has come, or has left. @returns what ends it */
  onMove(listener: (tenant: string, isHere: boolean) => void): () => void;
}

/** Which of several servers does the work that only one may do. */
export type Leading = Pick<Store, 'isLeading' | 'onLead'>;

/** The store as code has it: records it reads, and writes by the one path only. */
export type OwnStore = Store<OwnCollection>;
export type OwnTransaction = Transaction<OwnCollection>;

export type Change = {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
  readonly kind: 'created' | 'updated' | 'deleted';
  readonly before?: Row;
  readonly after?: Row;
};
