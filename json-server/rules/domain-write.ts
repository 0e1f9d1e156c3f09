import type { Json, Row } from '../../src/config/types.ts';
import type { Refusal } from '../../src/domain/rule/refusal.ts';
import type { Companies, Tables } from '../tenancy/company.ts';

/** A write on its way, as a rule of the business sees it. */
export type DomainWrite = {
  /** The record as it would be written, valid by its configuration. */
  readonly record: Row;
  readonly before: Row | undefined;
  /** Tables of the caller's tenant, inside the transaction. */
  readonly table: Tables;
  /** Every company, inside the transaction: for what is about the companies themselves. */
  readonly companies?: Companies;
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
export type RowPut = {
  readonly collection: string;
  readonly row: Row;
  /** People read it as an edit of that record: its version counts on, and its history says who did it. */
  readonly isEdit?: boolean;
  /** As the history of an edit calls it; `update` when it does not say. */
  readonly action?: string;
};
/**
 * A new record of another resource, made as if somebody had created it: defaults, numbers, rules and history. With an `id`
 * that is there already nothing happens, so what is made once names its id.
 */
export type RecordCreation = {
  readonly collection: string;
  readonly create: Readonly<Record<string, Json>> & { readonly id?: string };
  /** Of another company than the one its writer works in. */
  readonly tenant?: string;
};
/** A change of another record by its rules; one that changes nothing, or of a record that is gone, leaves no trace. */
export type RecordChange = {
  readonly collection: string;
  readonly id: string;
  readonly set: Readonly<Record<string, Json>>;
  /** As its history calls it; `update` when it does not say. */
  readonly action?: string;
};
/** A line in the history of a record that nobody changed: its end comes near. `once` is the line's id. */
export type HistoryNote = {
  readonly collection: string;
  readonly id: string;
  readonly note: string;
  readonly once: string;
};
/** What a write brings about elsewhere, in its own transaction. */
export type RecordWrite = RowPut | RecordCreation | RecordChange | HistoryNote;
/** What the rule adds to the record, or why the write may not happen. */
export type DomainAnswer =
  | {
      readonly set: Readonly<Record<string, Json>>;
      readonly also?: readonly RecordWrite[];
      readonly warnings?: readonly Warning[];
    }
  | { readonly refused: Refusal }
  /** The record becomes this, and the caller is told why it is not what was asked for. */
  | { readonly set: Readonly<Record<string, Json>>; readonly answerWith: Refusal };
export type DomainRule = (write: DomainWrite) => DomainAnswer;
/** A record that was just written; without `after` it was deleted. */
export type Followed = Pick<DomainWrite, 'table' | 'companies' | 'now'> & {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** Calendar date of the business. */
  readonly today: string;
};
/**
 * What an area does when a record of another area changed: check-out opens a cleaning task. Asked after each write of the
 * collection, whoever made it (people, imports, the clock), also after one that changed something else: it compares.
 */
export type Follower = (change: Followed) => readonly RecordWrite[];
