import type { Json, Row } from '../../src/config/types.ts';
import type { Refusal } from '../../src/domain/rule/refusal.ts';
import type { SpanSpec } from '../tenancy/company.ts';
import type { Also, DomainRule, DomainWrite, Follower } from './domain-write.ts';

/** A record that is deleted, and the tables it leaves. `today` is the calendar date of the business. */
export type Removal = Pick<DomainWrite, 'table'> & { readonly before: Row; readonly today: string };

/** How a deleted record comes back. */
export type Restored = {
  /** What its rule is shown as the record before; nothing, as of a new one, when this is absent. */
  readonly before?: (row: Row) => Row;
  /** What it is, whatever it was. */
  readonly as?: Readonly<Record<string, Json>>;
};

/** A change of one of a record's states, as a list of its own keeps it. */
export type StateChange = {
  readonly axis: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string | null;
};

/** The list of a record's states: each write of the record adds what it changed. */
export type StateList = {
  readonly collection: string;
  /** The key of its rows that names the record. */
  readonly of: string;
  readonly changes: (before: Row | undefined, after: Row) => readonly StateChange[];
};

type ByDomain<Value> = Readonly<Record<string, Value | undefined>>;

/**
 * What an area adds to writes; `modules/<area>/rules.ts` exports one. It reads the tables of the running transaction and
 * writes nothing itself: what it answers is written by the one path of all records.
 */
export type AreaRules = {
  /** By the name that a resource gives with `domain`. */
  readonly rules?: Readonly<Record<string, DomainRule>>;
  /** Why a record of such a `domain` may not be deleted; nothing = it may. */
  readonly kept?: ByDomain<(deletion: { readonly before: Row }) => Refusal | undefined>;
  /** What changes elsewhere when one is deleted. */
  readonly onRemoval?: ByDomain<(removal: Removal) => readonly Also[]>;
  readonly restored?: ByDomain<Restored>;
  readonly states?: ByDomain<StateList>;
  /** The keys that say what time such a record takes of something, for the store's index of spans. */
  readonly spans?: ByDomain<SpanSpec>;
  /** What it does when records change, by their collection; its own or another area's. */
  readonly follows?: Readonly<Record<string, readonly Follower[] | undefined>>;
};
