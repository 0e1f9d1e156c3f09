import type { Json, Row, Where } from '../../src/config/types.ts';
import type { ReadFields } from '../../src/config/values.ts';

/**
 * The narrow interface to stored data. Adapters: `open-store.ts` over an engine (`engine.ts`), `memory-store.ts`
 * (tests). All rows except the old ones are in memory, so reads return at once; only durability is awaited.  Rows are
 * immutable: a change puts a new object, so a row never changes after it was read. Rows are partitioned by tenant;
 * `GLOBAL` holds shared rows (tenants, sessions, idempotency keys).
 */
export const GLOBAL = '';

/** The indexed keys of a collection, and how. Declared again when the configuration changes. */
export type TableSpec = {
  /**
   * Keys with unique values within a tenant, or several keys that are unique together (`unique-value.ts`); text is
   * compared folded (case, Turkish i). null is not a value.
   */
  readonly unique: readonly string[];
  /** Keys, or paths `address.city`, that lists sort by or rules look up. `text`: collated for people; `plain`: numbers, ISO dates, booleans, ids. */
  readonly ordered: { readonly [key: string]: 'text' | 'plain' };
  /** Keys searched by `q`, as folded substrings. */
  readonly search: readonly string[];
  /** The thing and days a row occupies, for `overlapping`. */
  readonly span?: SpanSpec;
  /**
   * Its fields: the parts of a row that conditions read (parts, formulas), and the collections it refers to. Without
   * them it is no resource, and no condition can follow a reference to it.
   */
  readonly fields?: ReadFields;
  /** Its rows belong to no company; references find them in the shared partition. */
  readonly isShared?: boolean;
  /** The columns of the resource's view in the database, in order. */
  readonly columns?: readonly ViewColumn[];
  /** Its rows stay in the database, memory has only the newest. `Store.old` reads the others. */
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
  /** The key, besides the id, to find them by. */
  readonly by?: string;
  /** The key that grows with every row: an ISO instant, or ms. */
  readonly at: string;
  /** The effect of a second row with the same id: it replaces the first, is dropped, or is refused (`AlreadyThere`). */
  readonly second: 'replaces' | 'isDropped' | 'isRefused';
};

/** A test of one key; a missing value and an empty text count as null. */
export type KeyTest = { readonly key: string } & (
  | { readonly in: readonly Json[] }
  | { readonly notIn: readonly Json[] }
);

/** The keys of the thing and days a row occupies. As data, so a database can make an index, or a constraint, of it. */
export type SpanSpec = {
  /** The key that names the occupied thing. */
  readonly of: string;
  readonly from: string;
  /** The first of these keys that holds a day. */
  readonly to: readonly string[];
  /** A row occupies nothing unless it meets all of these. */
  readonly when?: readonly KeyTest[];
  /** The key of the instant at which it expires, if these tests pass. */
  readonly until?: { readonly key: string; readonly when: readonly KeyTest[] };
  /** No two rows may occupy the same day; the database guards it too. */
  readonly isExclusive?: boolean;
};

/** A half-open period of one thing, in ISO dates. */
export type OccupiedSpan = {
  readonly of: string;
  readonly from: string;
  readonly to: string;
  /** ISO instant at which it expires. */
  readonly until?: string;
};
/** Days are half-open day numbers (since 1970). */
export type VisitDays = (from: number, to: number, until: string | undefined) => void;

export type TableQuery = {
  /**
   * A condition of the where-language without variables (`bindWhere`); absent = all rows. Dotted paths follow the
   * references of `TableSpec.fields`, in the same tenant. The set of matching rows is remembered and kept current by
   * every write, so asking again costs only a page.
   */
  readonly where?: Where | undefined;
  /** Search text as typed; folded by the table. */
  readonly q?: string;
  /** Instead of `q`: words a row must contain, or name by a reference. */
  readonly words?: RowSearch;
  /** A key of `ordered`, or `$inserted` = the order of creation. */
  readonly orderBy: string;
  readonly direction: 'ASC' | 'DESC';
  readonly offset: number;
  readonly limit: number;
};

/** A search for all rows that contain every word, in any of the keys. */
export type RowSearch = {
  readonly words: readonly RowWord[];
  /** The search keys the caller may use; absent = all. */
  readonly keys?: readonly string[] | undefined;
};

/**
 * Matches one of the texts, folded, or a reference, through an ordered key or a list, to one of the records. A set of
 * ids never changes, and is recognised as the same object.
 */
export type RowWord = {
  readonly texts: readonly string[];
  readonly naming: readonly { readonly key: string; readonly ids: ReadonlySet<string> }[];
};

/** A search over the search keys of a table, for a few good rows instead of a page and a total. */
export type WordSearch = {
  /** Folded. For each word, a row must contain one of its alternatives. */
  readonly words: readonly (readonly string[])[];
  /** Like in `TableQuery`: rows outside it cost nothing. */
  readonly where?: Where | undefined;
  /** Maximum rows to examine; limits the cost of any search. */
  readonly budget: number;
};

/** Reads of one collection of one tenant, whose rows are `R`. */
export interface TableReader<R extends Row = Row> {
  readonly size: number;
  /** Grows with every change of this table; no two tables have had the same (`nextVersion`). */
  readonly version: number;
  get(id: string): R | undefined;
  /** The existing rows among the ids, in no order: one read for everything a page names. */
  many(ids: readonly string[]): R[];
  findUnique(key: string, value: string): R | undefined;
  /** Rows whose ordered `key`, not a path, equals `value`. */
  equal(key: string, value: string | number | boolean): R[];
  /** The same rows, newest first, lazily; read them without a pause, before any write. */
  latest(key: string, value: string | number | boolean): Iterable<R>;
  /** Rows with gte <= key < lt, in order. */
  range(key: string, bounds: { readonly gte?: string | number; readonly lt?: string | number }): R[];
  /**
   * Rows whose span shares a day with the wanted one, earliest first, lazily; read them without a pause, before any
   * write. @throws RangeError without a declared span
   */
  overlapping(wanted: OccupiedSpan): Iterable<R>;
  /** The spans of those rows, for counting very many. @throws RangeError without a declared span */
  visitDays(wanted: OccupiedSpan, visit: VisitDays): void;
  /** In the order of creation. */
  all(): Iterable<R>;
  /** Those in memory: only the newest of a collection with `TableSpec.old`. */
  recent(): Iterable<R>;
  /** Rows that contain all words, newest first, lazily; read them without a pause, before any write. */
  holding(search: WordSearch): Iterable<R>;
  /**
   * Words of the search keys within so many edits of a folded one (with `isPrefix`: words that start like it), nearest
   * first.
   */
  similar(wanted: { readonly word: string; readonly edits: number; readonly isPrefix: boolean }): readonly string[];
  query(query: TableQuery): { readonly rows: readonly R[]; readonly total: number };
  /**
   * Rows in the order of an ordered `key`, lazily: lets a list sorted by a reference walk the referenced table.
   */
  ordered(key: string, direction: 'ASC' | 'DESC'): Iterable<R>;
}

/** Rows of one collection of one tenant that are only partly in memory (`TableSpec.old`). Only durable ones. */
export interface OldRows<R extends Row = Row> {
  get(id: string): Promise<R | undefined>;
  /** The newest first, by `OldSpec.at`. @param asked.by value of `OldSpec.by`; absent = all */
  latest(asked: { readonly by?: string; readonly limit?: number }): Promise<R[]>;
  /** Rows before a moment, oldest first. */
  before(at: string | number, limit: number): Promise<R[]>;
  /** All rows, some hundreds at a time, oldest first. */
  batches(): AsyncIterable<R[]>;
}

/** Collections with `TableSpec.old`, and how many of the newest rows of each company stay in memory. */
export type OldTables = ReadonlyMap<string, { readonly spec: TableSpec; readonly recent: number }>;

/** A collection used by the server itself, including the demo layer's. No resource has such a name. */
export type OwnCollection = `_${string}` | `demo-${string}`;

/** Sees its own writes. Valid only inside `transact`, which is synchronous. */
export interface Transaction<Collection extends string = string> {
  table(collection: string, tenant: string): TableReader;
  /** Creates or replaces. @throws UniqueViolation */
  readonly put: (collection: Collection, tenant: string, row: Row) => void;
  /**
   * The same for very many rows whose unique values have been checked before (`stage`): no check; new rows are indexed
   * at the table's next query, or in idle time.
   */
  readonly putChecked: (collection: Collection, tenant: string, row: Row) => void;
  readonly remove: (collection: Collection, tenant: string, id: string) => void;
  /** Runs a part of the work. An error undoes only this part and is rethrown. */
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

/** The disk, or the database, refused: nothing of the transaction is stored or kept in memory. Answered as 503. */
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

/** A row of a collection whose `OldSpec.second` is `isRefused` already exists, e.g. written by another server. */
export class AlreadyThere extends Error {
  readonly id: string;
  constructor(id: string) {
    super(`"${id}" is there already`);
    this.name = 'AlreadyThere';
    this.id = id;
  }
}

/**
 * The database detected a conflict that memory missed: double-booked nights, or a duplicate value. Our bug; nothing is
 * stored.
 */
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
 * @typeParam Collection the collections that may be written directly. Code gets a store that lets it write
 * `OwnCollection`; records are written by the one path (`records/write-path.ts`), which may write any.
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
  /** Tenants with rows in it. */
  oldTenants(collection: string): Promise<readonly string[]>;
  /** Deletes the rows of all tenants before a moment, outside any transaction. @returns how many */
  dropOld(collection: string, before: string | number): Promise<number>;
  /** Collections that hold rows or were defined. */
  collections(): readonly string[];
  /** Number of rows in memory by collection. */
  rowCounts(): ReadonlyMap<string, number>;
  /**
   * Tenants with rows of this collection, and those not in memory that may have some. Reading a table of one of these
   * throws `CompanyAway`.
   */
  tenants(collection: string): readonly string[];
  /** The companies in memory. */
  readonly companies: CompaniesInMemory;
  /**
   * Runs `work` synchronously, all or nothing, and resolves with its result once it is durable: committed by the
   * engine, synced. An error in `work` undoes the transaction and is rethrown. If another server was first, the
   * transaction is undone and `work` runs again, so it must change nothing except through `tx`, and return everything
   * else as its result.
   * @throws StoreUnavailable
   */
  readonly transact: <Result>(work: (tx: Transaction<Collection>) => Result) => Promise<Result>;
  /** Resolves once all changes of other servers until now are in memory. */
  catchUp(): Promise<void>;
  /** Called with the changes of a transaction, of this server or another, once it is durable. */
  onCommit(listener: (changes: readonly Change[]) => void): () => void;
  /** Whether this server does the work that only one of them does: jobs, mail. */
  readonly isLeading: boolean;
  /** Called when this server becomes the leader. @returns a function that stops it */
  onLead(listener: () => void): () => void;
  /** Resolves once views and guards of the database match the declared tables. */
  declared(): Promise<void>;
  /** Finishes running work, and releases the data. */
  close(): Promise<void>;
}

/**
 * A server may hold only the companies it is asked for. For all others it holds only the tables that identify a
 * company, above all its accounts.
 */
export interface CompaniesInMemory {
  /** Whether the tables of a company are in memory, or one of them: a resident one always is. */
  isHere(tenant: string, collection?: string): boolean;
  /** Loads the company if necessary, and notes that it was used. @throws StoreUnavailable */
  bring(tenant: string): Promise<void>;
  /** Like `bring`, for background work: the company may be unloaded right afterwards. @throws StoreUnavailable */
  visit(tenant: string): Promise<void>;
  /** Runs work, and repeats it once companies it needs have been loaded; until then it must only read. */
  bringing<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Notes that the company is still in use. */
  note(tenant: string): void;
  /** Companies in memory without a request since a moment, in ms since 1970. */
  silentSince(moment: number): readonly string[];
  /** Drops the rows of a company. @returns false while some of its writes are not yet durable */
  leave(tenant: string): Promise<boolean>;
  /** Companies that are not in memory. */
  away(): readonly string[];
  /** Grows with every transaction of a company, on any server. */
  numberOf(tenant: string): number;
  /** Passes the rows of a collection of all companies not in memory, some at a time, and keeps none of them. */
  scan(collection: string, see: (rows: readonly Row[], tenant: string) => void): Promise<void>;
  /** Called when a company has been loaded or dropped. @returns a function that stops it */
  onMove(listener: (tenant: string, isHere: boolean) => void): () => void;
}

/** Elects the server that does work only one may do. */
export type Leading = Pick<Store, 'isLeading' | 'onLead'>;

/** The store as other code gets it: it reads records, but only the one path writes them. */
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
