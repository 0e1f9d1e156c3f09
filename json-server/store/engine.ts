import type { Row } from '../../src/config/types.ts';
import type { Leading, OccupiedSpan, TableSpec } from './types.ts';

/** One row put, or removed, as an engine keeps it. */
export type KeptStep = {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
  /** Absent: removed. */
  readonly row?: KeptRow;
};

export type KeptRow = {
  readonly version: number;
  /** The row, in JSON. */
  readonly body: string;
  /** For a collection with `TableSpec.old`: the value of `by`, and that of `at` as text that sorts. */
  readonly old?: { readonly by: string | null; readonly at: string };
  /** The part of an exclusive span that the row takes, if it has changed; null = none. */
  readonly span?: OccupiedSpan | null;
  /** Its unique values that have changed. */
  readonly unique?: readonly UniqueChange[];
};

/** A unique key and its new folded value; null = none. */
export type UniqueChange = readonly [key: string, value: string | null];

/** How many transactions of each company are stored. A company with none is absent. */
export type Numbers = ReadonlyMap<string, number>;

/** Takes some rows of a collection, in the order of creation. */
export type TakeRows = (collection: string, rows: readonly Row[]) => void;

/** Transactions that are stored together or not at all. */
export type CommitGroup = {
  /** Identifies it after an answer was lost: see `settle`. */
  readonly id: string;
  /**
   * The companies whose rows it changes, and the number at which that was decided; `''` for what belongs to no company.
   * Rows of collections with `TableSpec.old` do not count.
   */
  readonly decidedAt: Numbers;
  /** In the order they happened; a row that is removed and put again moves to the end of its collection. */
  readonly steps: readonly KeptStep[];
};

/** What other servers have changed in a company since a number. */
export type News = {
  readonly tenant: string;
  /** The number up to which this goes. */
  readonly number: number;
  /** The rows as they are now, each once. */
  readonly steps: readonly KeptStep[];
  /** These are all rows of the company: others are gone. Old rows are not included. */
  readonly isWhole?: boolean;
};

/** The companies of a group. No other server writes them until the group is stored or given up. */
export type HeldGroup = {
  readonly news: readonly News[];
  /** As `Engine.commit`; ends the hold, whatever comes of it. */
  commit(group: CommitGroup): Promise<void>;
  release(): Promise<void>;
};

/**
 * What keeps the rows: SQLite (`sqlite/`), or PostgreSQL (`postgres/`). Memory holds all rows but the old ones and
 * decides; an engine stores what was decided, reports what others did, and reads old rows.
 */
export type Engine = {
  /** For /api/health. */
  readonly kind: 'sqlite' | 'postgres';
  /** Whether it is empty: then the seed goes into it. */
  readonly isEmpty: boolean;
  /**
   * Reads rows, in the order of creation of each collection. The collections in `recent` give only the newest
   * so many of each company.
   * @returns the numbers that the rows stand for, of all companies
   */
  load(asked: LoadAsked, take: TakeRows): Promise<Numbers>;
  /** The guards and views beside the rows. Called at the start and whenever the configuration changes. */
  declare(tables: readonly DeclaredTable[]): Promise<void>;
  /**
   * Stores a group, synced. One call at a time.
   * @throws Behind, GuardViolation, AlreadyThere, OutcomeUnknown; after any other error nothing of it is stored
   */
  commit(group: CommitGroup): Promise<void>;
  /** Reads what others did to these companies, and keeps others from changing them. */
  hold(decidedAt: Numbers): Promise<HeldGroup>;
  /** What others did to any company since these numbers. */
  newsSince(numbers: Numbers): Promise<readonly News[]>;
  /** Calls back when others have, or may have, changed something. @returns a function that ends it */
  onNews(listener: () => void): () => void;
  /**
   * Whether a group with a lost answer was stored. If it was not, it never will be.
   * @throws while the database is away
   */
  settle(groupId: string): Promise<boolean>;
  /** Resolves once it accepts writes; it tries one that changes nothing. */
  probe(): Promise<void>;
  /** Which of several servers does the work that one of them does for all. */
  readonly leading: Leading;
  readonly old: OldRowsEngine;
  /** Copies everything into a file while others read and write. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
};

export type LoadAsked = {
  readonly recent: ReadonlyMap<string, number>;
  /** The rows of one company, or of these collections and of no company; absent: all. */
  readonly only?: { readonly tenant: string } | { readonly collections: ReadonlySet<string> };
};

/** A collection as the configuration has it. */
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
  /** Companies with rows there. */
  tenants(collection: string): Promise<string[]>;
  /** Deletes those of all companies before a moment. @returns how many */
  drop(collection: string, before: string): Promise<number>;
};

/** Another server was first with one of the companies: nothing is stored, and everything has to be decided again. */
export class Behind extends Error {
  constructor() {
    super('Another server was first');
    this.name = 'Behind';
  }
}
