import type { Config, Json, Language, Resource, Row } from '../../../src/config/types.ts';
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
  /** The writer; staff when absent. */
  readonly source?: 'STAFF' | 'CHANNEL';
  /** A row of an imported file; its warnings are not shown. */
  readonly isImport?: true;
  /** ISO instant */
  readonly now: string;
  /** The row of the caller's own company. */
  readonly company?: () => TenantsRow | undefined;
  /** The configuration in force: only for rules about resources it names. */
  readonly config?: Config;
};
/** A message for the caller although the write succeeds; `key` names a text of the `errors` namespace. */
export type Warning = Pick<Refusal, 'field' | 'key' | 'params'>;
/** Values for some fields of a record `R`; an unknown key is a type error. */
export type ValuesOf<R extends Row> = { readonly [Key in keyof R]?: Json };
/** A row of another collection, stored as given: a coupon's uses. Its `tenantId` is its partition. */
export type RowPut = {
  readonly collection: string;
  readonly row: Row;
  /** Users see it as an edit of that record: its version increases, and its history names who did it. */
  readonly isEdit?: boolean;
  /** The edit's action in the history; `update` when absent. */
  readonly action?: string;
  /** Replaces an old row; otherwise a second row with its id would be dropped (`OldSpec.second`). */
  readonly isRewritten?: boolean;
};
/**
 * A new record of another resource, created as if somebody had done so: defaults, numbers, rules and history. If a
 * record with the given `id` exists nothing happens, so a record that must be created only once has a derived id.
 */
export type RecordCreation = {
  readonly collection: string;
  readonly create: Readonly<Record<string, Json>> & { readonly id?: string };
  /** Its company, unless it is the caller's. */
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
/** Another record is deleted, as if somebody had done so: trash, rules and history; ignored when it is gone. */
export type RecordDeletion = { readonly collection: string; readonly delete: string };
/** A history entry without a change (e.g. "expires soon"). `once` is the entry's id, so that it is added once. */
export type HistoryNote = {
  readonly collection: string;
  readonly id: string;
  readonly note: string;
  readonly once: string;
};
/**
 * Removes a row that was put as given. No person deleted it, so there is no trash and no history. `tenant`: the company
 * it belongs to, when not the caller's.
 */
export type RowRemoval = { readonly collection: string; readonly tenant?: string; readonly remove: string };
/**
 * Steps that happen together or not at all. If a rule refuses one of their writes they are undone, but the write that
 * caused them stays. Each step sees what the earlier ones have written.
 */
export type AttemptedSteps = {
  readonly attempt: readonly (() => readonly RecordWrite[])[];
  /** The writes to make instead. @param reason a text */
  readonly otherwise: (reason: string) => readonly RecordWrite[];
  /** Language of the reason. */
  readonly language: Language;
  /** The author named in histories. */
  readonly author: string;
  /** The cause, for observers of the outcome: `Observed.causes`. */
  readonly because: string;
};
/** A write that a rule, a follower or a job asks for, in the same transaction. */
export type RecordWrite =
  | RowPut
  | RecordCreation
  | RecordChange
  | RecordDeletion
  | HistoryNote
  | RowRemoval
  | AttemptedSteps;
/** What a rule adds to the record and writes elsewhere, or why it refuses the write. */
export type DomainAnswer =
  | {
      readonly set: Readonly<Record<string, Json>>;
      readonly writes?: readonly RecordWrite[];
      readonly warnings?: readonly Warning[];
    }
  | { readonly refused: Refusal }
  /** The record is stored with these values, and the call is answered with this refusal of its request. */
  | { readonly set: Readonly<Record<string, Json>>; readonly answerWith: Refusal };
/** The initial values of an action's dialog, and facts for the person; texts of the `errors` namespace. */
export type Proposal<R extends Row = Row> = {
  readonly values: ValuesOf<R>;
  readonly notes?: readonly Warning[];
};
/** A record on which somebody is about to run an action. */
export type Asking<R extends Row = Row> = Pick<DomainWrite<R>, 'record' | 'table' | 'now'> & {
  /** The name of the action. */
  readonly action: string;
};
export type DomainRule<R extends Row = Row> = (write: DomainWrite<R>) => DomainAnswer;
/** A record that has just been written; without `after` it was deleted. */
export type Followed<R extends Row = Row> = Pick<DomainWrite, 'table' | 'companies' | 'now'> & {
  readonly before: R | undefined;
  readonly after: R | undefined;
  /** Old rows of the caller's company; if only the database has them, they are read and the work runs again. */
  readonly old: OldAsked;
  /** Calendar date of the business. */
  readonly today: string;
};
/**
 * What an area does after a write of another area's record: check-out opens a cleaning task. Called after every write
 * of the collection, whoever made it (people, imports, jobs), so it has to compare `before` and `after` itself.
 */
export type Follower<R extends Row = Row> = (change: Followed<R>) => readonly RecordWrite[];

/** A mail about a record: the record, and the id of its row in the outbox. */
export type LetterAbout<R extends Row = Row> = {
  readonly table: Tables;
  readonly row: R;
  /** Its collection. */
  readonly collection: string;
  readonly id: string;
  /** An address that replaces the template's own. */
  readonly to?: string | undefined;
  /** ISO instant */
  readonly now: string;
};
/** A mail whose text a company may edit. */
export type LetterTemplate<R extends Row = Row> = {
  /** The collection of the records it is about. */
  readonly of: string;
  /** Puts it into the outbox; undefined without an address. */
  readonly write: (about: LetterAbout<R>) => RecordCreation | undefined;
};
/** Mails that automations may send, provided by the area that keeps the outbox. */
export type Letters = {
  readonly templates: { readonly [name: string]: LetterTemplate };
  /** The language for recipients without one of their own. */
  readonly usual: (table: Tables) => Language;
  /** A mail with its own text; `LetterAbout.to` is the recipient. */
  readonly plain: (
    about: LetterAbout & { readonly language: Language; readonly subject: string; readonly body: string },
  ) => RecordCreation;
};

/** A webhook of a company that receives a record, whatever it subscribes to. */
export type WebhookCall = {
  readonly table: Tables;
  readonly webhookId: string;
  readonly event: string;
  /** The name of the record's resource. */
  readonly resource: string;
  readonly row: Row;
  /** ISO instant */
  readonly now: string;
  /** Identifies the cause: two notices with the same cause are sent once. */
  readonly once: string;
};
/** The webhooks of companies, provided by the area that keeps them. */
export type WebhookCalls = {
  /** The id of the webhook with that name. */
  readonly named: (table: Tables, name: string) => string | undefined;
  /** Returns nothing if it is not active. */
  readonly call: (call: WebhookCall) => readonly RecordWrite[];
};
/** How automations in a resource's file send mails and webhook calls. */
export type Outgoing = { readonly letters?: Letters | undefined; readonly webhookCalls?: WebhookCalls | undefined };

/** A record of any resource that has just been written, as an observer sees it. */
export type Observed = Followed & {
  readonly resource: Resource;
  /** The configuration in force. */
  readonly config: Config;
  /** The action as in the history: `create`, `update`, `delete`, or an action's name. */
  readonly action: string;
  /** The writer; `system` if no person. */
  readonly userId: string;
  /** The causes of this write, by name; the last one last. */
  readonly causes: readonly string[];
  readonly outgoing: Outgoing;
};
/** What an area does after a write of any record, including resources it does not know. */
export type Observer = (change: Observed) => readonly RecordWrite[];
