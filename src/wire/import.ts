import type { Way } from '../domain/text/two-ways.ts';

/** What `POST /api/<path>/import` answers, with `dryRun=true` and without. */

/** One thing that is wrong with one cell, or with a row as a whole (`field` ''). */
export type ImportError = {
  /** As the spreadsheet counts. */
  readonly row: number;
  /** Key of the field, as the calls name it. */
  readonly field: string;
  readonly message: string;
  /** `C5`, where the file has a column for the field. */
  readonly cell?: string;
  /** What the file calls it. */
  readonly column?: string;
  /** What stands there, shortened. */
  readonly value?: string;
};
/** A column whose dates or numbers can be read in two ways, and nothing in it says which. */
export type TwoWays = {
  /** A text of the column that can be read in both. */
  readonly example: string;
  /** What the example says, by the way in which it is read: a date, `YYYY-MM-DD`, or a number. */
  readonly ways: readonly { readonly way: Way; readonly value: string | number }[];
  /** As the caller said. */
  readonly chosen?: Way;
};
/** A column of the file. */
export type ImportedColumn = {
  readonly head: string;
  /** What it was taken for; null = left aside. */
  readonly key: string | null;
  /** It only finds records, or nobody writes it: its values are not taken. */
  readonly isRead?: true;
  readonly twoWays?: TwoWays;
};
/** What a column can be taken for. */
export type ImportTarget = { readonly key: string; readonly label: string; readonly isRead?: true };

export type ImportAnswer = {
  readonly dryRun: boolean;
  readonly created: number;
  readonly updated: number;
  /** Records that the file says nothing new of. */
  readonly unchanged: number;
  /** Rows below the head that have anything in them. */
  readonly rows: number;
  /** Rows that something is wrong with. */
  readonly failed: number;
  /** The first thousand things that are wrong. */
  readonly errors: readonly ImportError[];
  /** By what records are found; null: every row is a new record. */
  readonly key: string | null;
  /** Other columns by which they could be. */
  readonly keys: readonly string[];
  readonly columns: readonly ImportedColumn[];
  readonly targets: readonly ImportTarget[];
  readonly format: 'csv' | 'xlsx';
  readonly encoding?: string;
  readonly separator?: string;
};
