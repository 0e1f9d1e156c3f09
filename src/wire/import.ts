import type { Way } from '../domain/text/two-ways.ts';

/** Answers of `POST /api/<path>/import`, with or without `dryRun=true`. */

/** One error in one cell, or in a row as a whole (`field` ''). */
export type ImportError = {
  /** The spreadsheet's row number. */
  readonly row: number;
  /** Key of the field, as in calls. */
  readonly field: string;
  readonly message: string;
  /** `C5`, if the file has a column for the field. */
  readonly cell?: string;
  /** The column's header in the file. */
  readonly column?: string;
  /** The content of the cell, shortened. */
  readonly value?: string;
};
/** A column whose dates or numbers are ambiguous, and nothing in it decides. */
export type TwoWays = {
  /** An ambiguous text of the column. */
  readonly example: string;
  /** The meaning of the example in each format: a date, `YYYY-MM-DD`, or a number. */
  readonly ways: readonly { readonly way: Way; readonly value: string | number }[];
  /** The caller's choice. */
  readonly chosen?: Way;
};
/** A column of the file. */
export type ImportedColumn = {
  readonly head: string;
  /** The key it was matched with; null = ignored. */
  readonly key: string | null;
  /** It only identifies records, or is not writable: its values are not imported. */
  readonly isRead?: true;
  readonly twoWays?: TwoWays;
};
/** A possible target of a column. */
export type ImportTarget = { readonly key: string; readonly label: string; readonly isRead?: true };

export type ImportAnswer = {
  readonly dryRun: boolean;
  readonly created: number;
  readonly updated: number;
  /** Records without changes in the file. */
  readonly unchanged: number;
  /** Rows below the header that are not empty. */
  readonly rows: number;
  /** Rows with errors. */
  readonly failed: number;
  /** The first thousand errors. */
  readonly errors: readonly ImportError[];
  /** The key that identifies records; null: every row is a new record. */
  readonly key: string | null;
  /** Other possible keys. */
  readonly keys: readonly string[];
  readonly columns: readonly ImportedColumn[];
  readonly targets: readonly ImportTarget[];
  readonly format: 'csv' | 'xlsx';
  readonly encoding?: string;
  readonly separator?: string;
};
