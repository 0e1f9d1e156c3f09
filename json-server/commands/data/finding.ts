import type { Row } from '../../../src/config/types.ts';

/** A row as it is checked. */
export type Checked = { readonly collection: string; readonly tenant: string; readonly row: Row };

export type Problem =
  | 'unreadable'
  | 'lacking'
  | 'unfit'
  | 'unknownReference'
  | 'notUnique'
  | 'overlapping'
  | 'unbalanced'
  | 'oneSided';

export type Finding = {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
  readonly field: string;
  readonly problem: Problem;
  /** E.g. the other record. */
  readonly detail?: string;
};

/** One kind of check. It sees all rows, a slice at a time, and keeps as little of them as it can. */
export type Checker = {
  readonly take: (rows: readonly Checked[]) => Iterable<Finding> | Promise<Iterable<Finding>>;
  /** What only all rows together show. */
  readonly end: () => Iterable<Finding>;
};
