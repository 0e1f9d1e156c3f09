import type { Json, Row } from '../../src/config/types.ts';
import type { Refusal } from '../../src/domain/rule/refusal.ts';
import type { SpanSpec } from '../tenancy/company.ts';
import type { RecordWrite, DomainRule, DomainWrite, Follower } from './domain-write.ts';

/** A record being deleted, and the tables at that moment. `today` is the calendar date of the business. */
export type Removal = Pick<DomainWrite, 'table'> & { readonly before: Row; readonly today: string };

/** How a deleted record is restored. */
export type RestoreRule = {
  /** The record that its rule gets as `before`; without this function it gets none, as for a new record. */
  readonly before?: (row: Row) => Row;
  /** Values that it gets whatever they were. */
  readonly as?: Readonly<Record<string, Json>>;
};

/** A change of one of a record's states, as its state history stores it. */
export type StateChange = {
  readonly axis: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string | null;
};

/** The state history of a record: each write of the record appends the states that it changed. */
export type StateList = {
  readonly collection: string;
  /** The key under which its rows name the record. */
  readonly of: string;
  readonly changes: (before: Row | undefined, after: Row) => readonly StateChange[];
};

type ByDomain<Value> = Readonly<Record<string, Value | undefined>>;

/**
 * What an area adds to writes; `modules/<area>/rules.ts` exports one. Its functions read the tables of the running
 * transaction and write nothing themselves: the writes they return go through the one write path.
 */
export type AreaRules = {
  /** By the name that a resource gives as its `domain`. */
  readonly rules?: Readonly<Record<string, DomainRule>>;
  /** By `domain`: why a record may not be deleted; undefined = it may. */
  readonly removalRefusal?: ByDomain<(deletion: { readonly before: Row }) => Refusal | undefined>;
  /** By `domain`: whether a record is deleted when somebody makes another one with a value that is unique. */
  readonly givesWay?: ByDomain<(row: Row) => boolean>;
  /** By `domain`: writes to other records when one is deleted. */
  readonly onRemoval?: ByDomain<(removal: Removal) => readonly RecordWrite[]>;
  readonly onRestore?: ByDomain<RestoreRule>;
  readonly states?: ByDomain<StateList>;
  /** By `domain`: the keys that say what days such a record takes, for the store's index of spans. */
  readonly spans?: ByDomain<SpanSpec>;
  /** By collection: followers of writes, of its own records or another area's. */
  readonly followers?: Readonly<Record<string, readonly Follower[] | undefined>>;
};
