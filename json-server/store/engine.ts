import type { Row } from '../../src/config/types.ts';
import type { Leading, OccupiedSpan, TableSpec } from './types.ts';

/** One row put, or removed, as an engine stores it. */
export type KeptStep = {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
  /** Absent: removed. */
  readonly row?: KeptRow;
};

export type KeptRow = {
  readonly version: number;
  /** The row, serialised as JSON. */
  readonly body: string;
  /** For a collection with `TableSpec.old`: the value of `by`, and that of `at` as text that sorts. */
  readonly old?: { readonly by: string | null; readonly at: string };
  /** The exclusive span of the row, if it has changed; null = none. */
  readonly span?: OccupiedSpan | null;
  /** Its unique values that have changed. */
  readonly unique?: readonly UniqueChange[];
};

/** A unique key and its new folded value; null = none. */
export type UniqueChange = readonly [key: string, value: string | null];

/** The number of stored transactions of each company. A company with none is absent. */
export type Numbers = ReadonlyMap<string, number>;

/** Receives some rows of a collection, in the order of creation. */
export type TakeRows = (collection: string, rows: readonly Row[]) => void;

/** Transactions that are stored together or not at all. */
export type CommitGroup = {
  /** Identifies the group after its answer was lost: see `settle`. */
  readonly id: string;
  /**
   * The companies whose rows it changes, and the number each had when that was decided; `''` for the shared partition.
   * Rows of collections with `TableSpec.old` do not count.
   */
  readonly decidedAt: Numbers;
  /** In order; a row that is removed and put again moves to the end of its collection. */
  readonly steps: readonly KeptStep[];
};

/** Other servers' changes to a company since a number. */
export type News = {
  readonly tenant: string;
  /** The number it leads to. */
  readonly number: number;
  /** The current rows, each once. */
  readonly steps: readonly KeptStep[];
  /** These are all rows of the company; any others are deleted. Old rows are not included. */
  readonly isWhole?: boolean;
};

/** The companies of a group, locked. No other server writes them until the group is stored or given up. */
export type HeldGroup = {
  readonly news: readonly News[];
  /** Like `Engine.commit`; ends the lock in any case. */
  commit(group: CommitGroup): Promise<void>;
  release(): Promise<void>;
};

/**
 * Stores the rows: SQLite (`sqlite/`) or PostgreSQL (`postgres/`). Memory holds all rows except the old ones and
 * decides; an engine stores the decisions, reports the changes of other servers, and reads old rows.
 */
export type Engine = {
  /** For /api/health. */
  readonly kind: 'sqlite' | 'postgres';
  /** Whether it is empty: then it gets the seed. */
  readonly isEmpty: boolean;
  /**
   * Reads rows, in the order of creation of each collection. Of the collections in `recent`, only that number of newest
   * rows per company.
   * @returns the numbers of all companies at that moment
   */
  load(asked: LoadAsked, take: TakeRows): Promise<Numbers>;
  /** Sets the guards and views beside the rows. Called at the start and whenever the configuration changes. */
  declare(tables: readonly DeclaredTable[]): Promise<void>;
  /**
   * Stores a group, synced. One call at a time.
   * @throws Behind, GuardViolation, AlreadyThere, OutcomeUnknown; after any other error nothing of it is stored
   */
  commit(group: CommitGroup): Promise<void>;
  /** Reads other servers' changes to these companies, and locks the companies. */
  hold(decidedAt: Numbers): Promise<HeldGroup>;
  /** Other servers' changes to any company since these numbers. */
  newsSince(numbers: Numbers): Promise<readonly News[]>;
  /** Calls back when other servers have, or may have, changed something. @returns a function that stops it */
  onNews(listener: () => void): () => void;
  /**
   * Whether a group with a lost answer was stored. If it was not, it never will be.
   * @throws while the database is away
   */
  settle(groupId: string): Promise<boolean>;
  /** Resolves once it accepts writes; tries one that changes nothing. */
  probe(): Promise<void>;
  /** Elects the server that does work for all. */
  readonly leading: Leading;
  readonly old: OldRowsEngine;
  /** Copies everything into a file while reads and writes go on. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
};

export type LoadAsked = {
  readonly recent: ReadonlyMap<string, number>;
  /** Only the rows of one company, or only these collections and the shared partition; absent: all. */
  readonly only?: { readonly tenant: string } | { readonly collections: ReadonlySet<string> };
};

/** A collection as configured. */
export type DeclaredTable = {
  readonly collection: string;
  readonly spec: TableSpec;
};

/** Old rows by company and collection; see `OldRows`. */
export type OldRowsEngine = {
  get(collection: string, tenant: string, id: string): Promise<Row | undefined>;
  latest(collection: string, tenant: string, asked: { readonly by?: string; readonly limit?: number }): Promise<Row[]>;
  before(collection: string, tenant: string, asked: { readonly at: string; readonly limit: number }): Promise<Row[]>;
  batches(collection: string, tenant: string): AsyncIterable<Row[]>;
  /** Companies with rows in it. */
  tenants(collection: string): Promise<string[]>;
  /** Deletes those of all companies before a moment. @returns how many */
  drop(collection: string, before: string): Promise<number>;
};

/** Another server has changed one of the companies first: nothing is stored, and everything must be decided again. */
export class Behind extends Error {
  constructor() {
    super('Another server was first');
    this.name = 'Behind';
  }
}
