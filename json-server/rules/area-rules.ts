import type { Row } from '../../src/config/types.ts';
import type { Refusal } from '../../src/domain/rule/refusal.ts';
import type { DomainRule, Follower } from './domain-write.ts';

/**
 * What an area adds to writes; `modules/<area>/rules.ts` exports one. It reads the tables of the running transaction and
 * writes nothing itself: what it answers is written by the one path of all records.
 */
export type AreaRules = {
  /** By the name that a resource gives with `domain`. */
  readonly rules?: Readonly<Record<string, DomainRule>>;
  /** Why a record of such a `domain` may not be deleted; nothing = it may. */
  readonly kept?: Readonly<Record<string, (deletion: { readonly before: Row }) => Refusal | undefined>>;
  /** What it does when records change, by their collection; its own or another area's. */
  readonly follows?: Readonly<Record<string, readonly Follower[] | undefined>>;
};
