import type { Row } from '../../../src/config/types.ts';

/** A row as it is checked. */
export type DataChecked = { readonly collection: string; readonly tenant: string; readonly row: Row };

export type DataProblem =
  | 'unreadable'
  | 'lacking'
  | 'unfit'
  | 'unknownReference'
  | 'notUnique'
  | 'overlapping'
  | 'unbalanced'
  | 'oneSided';

export type DataFinding = {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
  readonly field: string;
  readonly problem: DataProblem;
  /** E.g. the other record. */
  readonly detail?: string;
};

/** One kind of check. It sees all rows, a slice at a time, and keeps as little of them as it can. */
export type Checker = {
  readonly take: (rows: readonly DataChecked[]) => Iterable<DataFinding> | Promise<Iterable<DataFinding>>;
  /** What only all rows together show. */
  readonly end: () => Iterable<DataFinding>;
};
