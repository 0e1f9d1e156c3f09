import type { Json, Row } from '../../src/config/types.ts';
import type { Refusal } from '../../src/domain/reservation/refusal.ts';
import type { TableReader } from '../store/types.ts';

/** A write on its way, as a rule of the business sees it. */
export type DomainWrite = {
  /** The record as it would be written, valid by its configuration. */
  readonly record: Row;
  readonly before: Row | undefined;
  /** Tables of the caller's tenant, inside the transaction. */
  readonly table: (collection: string) => TableReader;
  /** Who wants it; people, when it does not say. */
  readonly source?: 'STAFF' | 'CHANNEL';
  /** ISO instant */
  readonly now: string;
  /** The company itself: the row of the caller's tenant. */
  readonly company?: () => Row | undefined;
};
/** What the writer should know though the write happens; `key` is a text of the `errors` namespace. */
export type Warning = Pick<Refusal, 'field' | 'key' | 'params'>;
/** A row of another collection that changes with the record: a coupon's uses. Its `tenantId` says where it belongs. */
export type AlsoWritten = {
  readonly collection: string;
  readonly row: Row;
  /** People read it as an edit of that record: its version counts on, and its history says who did it. */
  readonly isEdit?: boolean;
};
/** What the rule adds to the record, or why the write may not happen. */
export type DomainAnswer =
  | {
      readonly set: Readonly<Record<string, Json>>;
      readonly also?: readonly AlsoWritten[];
      readonly warnings?: readonly Warning[];
    }
  | { readonly refused: Refusal }
  /** The record becomes this, and the caller is told why it is not what was asked for. */
  | { readonly set: Readonly<Record<string, Json>>; readonly told: Refusal };
export type DomainRule = (write: DomainWrite) => DomainAnswer;
