import type { Config, Json, Resource, Row } from '../../../src/config/types.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { Companies, Tables } from '../rows/company.ts';
import type { OldAsked } from '../rows/old-rows.ts';
import type { TenantsRow } from '../rows/stored/tenants.ts';

/** A pending write of a record `R`, as its rule sees it. */
export type DomainWrite<R extends Row = Row> = {
  /** The candidate: the record as it would be written, already valid by its configuration. */
  readonly record: R;
  readonly before: R | undefined;
  /** Tables of the caller's tenant, inside the transaction. */
  readonly table: Tables;
  /** All companies, inside the transaction: only for rules about companies themselves. */
  readonly companies?: Companies;
  /** Who is writing; staff when absent. */
  readonly source?: 'STAFF' | 'CHANNEL';
  /** It is a row of a file: nobody looks at what it is warned of. */
  readonly isImport?: true;
  /** ISO instant */
  readonly now: string;
  /** The row of the caller's own company. */
  readonly company?: () => TenantsRow | undefined;
  /** The configuration in force: only for rules about what it names. */
  readonly config?: Config;
};
/** What the caller should know although the write succeeds; `key` names a text of the `errors` namespace. */
export type Warning = Pick<Refusal, 'field' | 'key' | 'params'>;
/** Values for some fields of a record `R`: a key that it does not have is a mistake. */
export type ValuesOf<R extends Row> = { readonly [Key in keyof R]?: Json };
/** A row of another collection, stored as given: a coupon's uses. Its `tenantId` says where it belongs. */
export type RowPut = {
  readonly collection: string;
  readonly row: Row;
  /** Users see it as an edit of that record: its version increases, and its history names who did it. */
  readonly isEdit?: boolean;
  /** The edit's action in the history; `update` when absent. */
  readonly action?: string;
  /** It takes the place of an old row where a second one with its id would be dropped (`OldSpec.second`). */
  readonly isRewritten?: boolean;
};
/**
 * A new record of another resource, created as if somebody had done so: defaults, numbers, rules and history. If a
 * record with the given `id` exists nothing happens, so a record that must be created only once has a derived id.
 */
export type RecordCreation = {
  readonly collection: string;
  readonly create: Readonly<Record<string, Json>> & { readonly id?: string };
  /** The company it belongs to, when not the caller's. */
  readonly tenant?: string;
};
/** A change of another record, subject to its rules; ignored when it changes nothing or the record is gone. */
export type RecordChange = {
  readonly collection: string;
  readonly id: string;
  readonly set: Readonly<Record<string, Json>>;
  /** The action in its history; `update` when absent. */
  readonly action?: string;
};
/** A history entry without a change (e.g. "expires soon"). `once` is the entry's id, so that it is added once. */
export type HistoryNote = {
  readonly collection: string;
  readonly id: string;
  readonly note: string;
  readonly once: string;
};
/** A row that goes without a trace: what the server noted down for a while, and of no resource that people delete from. */
export type RowRemoval = { readonly collection: string; readonly tenant: string; readonly remove: string };
/** A write that a rule, a follower or a job asks for, in the same transaction. */
export type RecordWrite = RowPut | RecordCreation | RecordChange | HistoryNote | RowRemoval;
/** What a rule adds to the record and writes elsewhere, or why it refuses the write. */
export type DomainAnswer =
  | {
      readonly set: Readonly<Record<string, Json>>;
      readonly writes?: readonly RecordWrite[];
      readonly warnings?: readonly Warning[];
    }
  | { readonly refused: Refusal }
  /** The record is stored with these values, and the call is answered with this refusal of what was asked for. */
  | { readonly set: Readonly<Record<string, Json>>; readonly answerWith: Refusal };
export type DomainRule<R extends Row = Row> = (write: DomainWrite<R>) => DomainAnswer;
/** A record that has just been written; without `after` it was deleted. */
export type Followed<R extends Row = Row> = Pick<DomainWrite, 'table' | 'companies' | 'now'> & {
  readonly before: R | undefined;
  readonly after: R | undefined;
  /** Of the caller's company; what only the database holds is read before the work runs again. */
  readonly old: OldAsked;
  /** Calendar date of the business. */
  readonly today: string;
};
/**
 * What an area does after a write of another area's record: check-out opens a cleaning task. Called after every write
 * of the collection, whoever made it (people, imports, jobs), so it has to compare `before` and `after` itself.
 */
export type Follower<R extends Row = Row> = (change: Followed<R>) => readonly RecordWrite[];

/** A record of any resource that has just been written, as an observer sees it. */
export type Observed = Followed & {
  readonly resource: Resource;
  /** The configuration in force. */
  readonly config: Config;
  /** The name of what was done, as the history has it: `create`, `update`, `delete`, an action. */
  readonly action: string;
  /** Who wrote it; `system` where no person did. */
  readonly userId: string;
};
/** What an area does after a write of whatever record, of resources also that it has never heard of. */
export type Observer = (change: Observed) => readonly RecordWrite[];
