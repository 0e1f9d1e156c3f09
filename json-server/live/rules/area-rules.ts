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
  /** Values it gets in any case. */
  readonly as?: Readonly<Record<string, Json>>;
};

/** A change of a record's state, as its state history stores it. */
export type KeptStateChange = {
  readonly axis: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string | null;
};

/** The state history of a record: each write of the record appends the states that it changed. */
export type StateList<R extends Row = Row> = {
  readonly collection: string;
  /** The key that refers to the record. */
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
 * What an area adds to writes, as part of its module. Its functions read the tables of the running transaction and
 * write nothing themselves: they return writes, which go through the one write path.
 */
export type AreaRules = {
  /** By a resource's `domain`. */
  readonly rules?: ByDomain<'rule'>;
  /** By `domain`: why a record may not be deleted; undefined = it may. */
  readonly removalRefusal?: ByDomain<'removalRefusal'>;
  /** By `domain`: whether a record gives way, that is, is deleted when a new record needs its unique value. */
  readonly givesWay?: ByDomain<'givesWay'>;
  /**
   * By `domain`: rows that the server itself keeps about a record. They are deleted with it and do not prevent the
   * deletion.
   */
  readonly goesWith?: ByDomain<'goesWith'>;
  /** By `domain`: writes to other records when one is deleted. */
  readonly onRemoval?: ByDomain<'onRemoval'>;
  readonly onRestore?: ByDomain<'onRestore'>;
  readonly states?: ByDomain<'states'>;
  /** By `domain`: the keys that hold a record's days, for the store's index of spans. */
  readonly spans?: ByDomain<'spans'>;
  /** By `domain`: the initial values of an action's dialog (`"begin": "$proposed"`); undefined = none. */
  readonly proposal?: ByDomain<'proposal'>;
  /** By collection: followers of writes, of its own records or another area's. */
  readonly followers?: { readonly [Collection in keyof StoredRows]?: readonly Follower<StoredRows[Collection]>[] };
  /** Called after each write of any resource's records, after the followers. */
  readonly observers?: readonly Observer[];
  /** From the area that keeps the outbox. */
  readonly letters?: Letters;
  /** From the area that keeps the webhooks. */
  readonly webhookCalls?: WebhookCalls;
};
