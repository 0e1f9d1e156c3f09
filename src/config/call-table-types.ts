import type { SpanName } from '../domain/calendar/spans.ts';
import type { Text } from './text-types.ts';

/** The type of a value; formatted like a record's value of that type. `sign` is `-`, `0` or `+` for a number. */
export type TableLook = 'text' | 'money' | 'number' | 'percent' | 'date' | 'dateTime' | 'month' | 'sign';
export type TableOption = { readonly value: string; readonly label: Text; readonly color?: string };
/** The target of a row: the record with `id`, or the list with the condition in the row at `where`. */
export type TableLink = {
  /** A resource's name or, with `by`, the name for each value at that path. */
  readonly resource: string | { readonly [value: string]: string };
  readonly by?: string;
  readonly id?: string;
  readonly where?: string;
  /** Parameter → field whose value it passes on. */
  readonly query?: { readonly [name: string]: string };
};
export type TableColumn = {
  /** Path in the row; over a list, the path to the value of each entry. */
  readonly field: string;
  readonly label: Text;
  readonly as: TableLook;
  /** For an amount: the path of its currency. */
  readonly currency: string;
  /** Always this many, so that figures below each other align. */
  readonly decimals?: number;
  /** A second value after it, such as a code. */
  readonly more?: string;
  /** The value shown if its own is empty. */
  readonly or?: string;
  /** The labels of its values; names of shared lists are replaced by their contents before a browser gets them. */
  readonly options: readonly (string | TableOption)[];
  readonly link?: TableLink;
  /** It has a sum below. */
  readonly isSummed?: true;
  /** Zero is left blank. */
  readonly isBlank?: true;
  /** Shown only there. */
  readonly in?: 'screen' | 'file';
};
/** A button on each row: a named action on the records of the row, after a question. */
export type TableAction = {
  readonly resource: string;
  readonly name: string;
  /** Path of their ids; a row without any has no button. */
  readonly id: string;
  /** Absent = the action's own. */
  readonly label?: Text;
  /** `{tax}` is the value of that column. */
  readonly confirm: Text;
};
/** A filter: `days` and `span` are the parameters `from` and `to`; `days` includes the last day, `span` does not. */
export type TableFilter =
  | { readonly as: 'days'; readonly usual: 'month' | 'year' }
  | { readonly as: 'span'; readonly usual: SpanName }
  | { readonly as: 'year'; readonly name: string }
  | {
      readonly as: 'choice';
      readonly name: string;
      readonly label: Text;
      readonly options: readonly { readonly value: string; readonly label: Text }[];
    };
/** The answer of a call as a table. */
export type CallTable = {
  /** Path below `/api` of a GET call. */
  readonly call: string;
  /**
   * Fixed parameters: `$id` is the record's id, `$resource` the name of the resource whose screen contains the table.
   */
  readonly query: { readonly [name: string]: string };
  /** Resources whose changes reload it. */
  readonly follows: readonly string[];
  /** Path of the rows in the answer. */
  readonly rows: string;
  /** A row without this value is left out. */
  readonly needs?: string;
  readonly filters: readonly TableFilter[];
  readonly columns: readonly TableColumn[];
  readonly actions: readonly TableAction[];
  /** Path of the sums in the answer; absent = the table adds them up, one line per currency. */
  readonly sums?: string;
  /** The column whose values split the rows into tables. */
  readonly split?: string;
  /** Columns drawn as bars above the table. */
  readonly bars?: readonly string[];
  /** A figure for each row, or each line of sums, above the table. */
  readonly tiles?: { readonly of: 'rows' | 'sums'; readonly value: string; readonly more?: string };
  /** `behind`: the table opens from the tiles. */
  readonly look: 'table' | 'tiles' | 'behind';
  readonly isFolded?: true;
  /** Hidden while there are no rows. */
  readonly hidesEmpty?: true;
  readonly hint?: Text;
  readonly note?: Text;
  readonly empty?: Text;
};

/** The right that a call requires; `signedIn`: everybody who is signed in. */
export type CallRight = 'signedIn' | { readonly subject: string; readonly action: string };
/** By the call's path below `/api`. */
export type CallRights = { readonly [path: string]: CallRight };
