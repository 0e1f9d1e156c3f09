import type { Json, Row } from '../../../src/config/types.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { DomainRows, StoredRows } from '../rows/stored-rows.ts';
import type { SpanSpec } from '../rows/company.ts';
import type {
  RecordWrite,
  DomainRule,
  DomainWrite,
  Asking,
  Follower,
  Letters,
  Observer,
  Proposal,
  RowRemoval,
  WebhookCalls,
} from './domain-write.ts';

/** A record being deleted, and the tables at that moment. `today` is the calendar date of the business. */
export type Removal<R extends Row = Row> = Pick<DomainWrite, 'table'> & { readonly before: R; readonly today: string };

/** How a deleted record is restored. */
export type RestoreRule<R extends Row = Row> = {
  /** The record that its rule gets as `before`; without this function it gets none, as for a new record. */
  readonly before?: (row: R) => R;
  /** Values that it gets whatever they were. */
  readonly as?: Readonly<Record<string, Json>>;
};

/** A change of one of a record's states, as its state history stores it. */
export type KeptStateChange = {
  readonly axis: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string | null;
};

/** The state history of a record: each write of the record appends the states that it changed. */
export type StateList<R extends Row = Row> = {
  readonly collection: string;
  /** The key under which its rows name the record. */
  readonly of: string;
  readonly changes: (before: R | undefined, after: R) => readonly KeptStateChange[];
};

/** By the name that a resource gives as its `domain`; each gets that resource's rows. */
export type DomainParts<R extends Row> = {
  readonly rule: DomainRule<R>;
  readonly removalRefusal: (deletion: { readonly before: R }) => Refusal | undefined;
  readonly givesWay: (row: R) => boolean;
  readonly goesWith: (removal: Removal<R>) => readonly RowRemoval[];
  readonly onRemoval: (removal: Removal<R>) => readonly RecordWrite[];
  readonly onRestore: RestoreRule<R>;
  readonly states: StateList<R>;
  readonly spans: SpanSpec;
  readonly proposal: (asking: Asking<R>) => Proposal<R> | undefined;
};
type ByDomain<Part extends keyof DomainParts<Row>> = {
  readonly [Domain in keyof DomainRows]?: DomainParts<DomainRows[Domain]>[Part];
};

/**
 * What an area adds to writes, as a part of its module. Its functions read the tables of the running
 * transaction and write nothing themselves: the writes they return go through the one write path.
 */
export type AreaRules = {
  /** By the name that a resource gives as its `domain`. */
  readonly rules?: ByDomain<'rule'>;
  /** By `domain`: why a record may not be deleted; undefined = it may. */
  readonly removalRefusal?: ByDomain<'removalRefusal'>;
  /** By `domain`: whether a record is deleted when somebody makes another one with a value that is unique. */
  readonly givesWay?: ByDomain<'givesWay'>;
  /**
   * By `domain`: rows that the server itself keeps about a record. They are deleted with it and do not prevent that.
   */
  readonly goesWith?: ByDomain<'goesWith'>;
  /** By `domain`: writes to other records when one is deleted. */
  readonly onRemoval?: ByDomain<'onRemoval'>;
  readonly onRestore?: ByDomain<'onRestore'>;
  readonly states?: ByDomain<'states'>;
  /** By `domain`: the keys that say what days such a record takes, for the store's index of spans. */
  readonly spans?: ByDomain<'spans'>;
  /** By `domain`: what the dialog of an action begins with (`"begin": "$proposed"`); undefined = nothing is proposed. */
  readonly proposal?: ByDomain<'proposal'>;
  /** By collection: followers of writes, of its own records or another area's. */
  readonly followers?: { readonly [Collection in keyof StoredRows]?: readonly Follower<StoredRows[Collection]>[] };
  /** Asked after each write of every resource's records, after the followers. */
  readonly observers?: readonly Observer[];
  /** From the area that keeps the outbox. */
  readonly letters?: Letters;
  /** From the area that keeps the webhooks. */
  readonly webhookCalls?: WebhookCalls;
};
