import type { SpanName } from '../domain/calendar/spans.ts';
import type { Text } from './text-types.ts';

/** What a value is; each is written as records of that kind are. `sign` is of a number `-`, `0` or `+`. */
export type TableLook = 'text' | 'money' | 'number' | 'percent' | 'date' | 'dateTime' | 'month' | 'sign';
export type TableOption = { readonly value: string; readonly label: Text; readonly color?: string };
/** Where a row leads: to the record of `id`, or to the list with the condition that stands in the row at `where`. */
export type TableLink = {
  /** A resource's name or, with `by`, which it is for each value there. */
  readonly resource: string | { readonly [value: string]: string };
  readonly by?: string;
  readonly id?: string;
  readonly where?: string;
  /** Parameter → field whose value it takes along. */
  readonly query?: { readonly [name: string]: string };
};
export type TableColumn = {
  /** Path in the row; over a list it names the value of each. */
  readonly field: string;
  readonly label: Text;
  readonly as: TableLook;
  /** Of an amount: the path of its currency. */
  readonly currency: string;
  /** So many always, as figures below each other need them. */
  readonly decimals?: number;
  /** A second value behind it, such as a code. */
  readonly more?: string;
  /** The value that stands there where its own is empty. */
  readonly or?: string;
  /** What its values are called; the names of shared lists are replaced by what is in them before a browser gets it. */
  readonly options: readonly (string | TableOption)[];
  readonly link?: TableLink;
  /** It has a sum at the foot. */
  readonly isSummed?: true;
  /** Zero is left blank. */
  readonly isBlank?: true;
  /** It stands there only. */
  readonly in?: 'screen' | 'file';
};
/** What is asked: `days` and `span` are the parameters `from` and `to`, which `days` includes and `span` does not. */
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
  /** Parameters that stay: `$id` is the record's id, `$resource` the name of the resource on whose screen it stands. */
  readonly query: { readonly [name: string]: string };
  /** Resources whose changes make it ask again. */
  readonly follows: readonly string[];
  /** Path of the rows in the answer. */
  readonly rows: string;
  /** A row without this value is left out. */
  readonly needs?: string;
  readonly filters: readonly TableFilter[];
  readonly columns: readonly TableColumn[];
  /** Path of the sums in the answer; absent = they are added up, one line a currency. */
  readonly sums?: string;
  /** The column whose values part the rows into tables. */
  readonly split?: string;
  /** Columns drawn as bars above the table. */
  readonly bars?: readonly string[];
  /** A figure for each row, or each line of sums, in front of the table. */
  readonly tiles?: { readonly of: 'rows' | 'sums'; readonly value: string; readonly more?: string };
  /** `behind`: the table opens behind the tiles. */
  readonly look: 'table' | 'tiles' | 'behind';
  readonly isFolded?: true;
  /** Nothing stands there while there are no rows. */
  readonly hidesEmpty?: true;
  readonly hint?: Text;
  readonly note?: Text;
  readonly empty?: Text;
};

/** What the policy is asked before a call is answered; `signedIn`: everybody who has signed in may ask it. */
export type CallRight = 'signedIn' | { readonly subject: string; readonly action: string };
/** By the path of the call below `/api`. */
export type CallRights = { readonly [path: string]: CallRight };
