import pg from 'pg';
import { Behind, type KeptStep } from '../engine.ts';
import { AlreadyThere, GuardViolation, OutcomeUnknown } from '../types.ts';

/** Raised by `konak_commit`; also serialization failures, deadlocks, and locks held too long by another server. */
const BEHIND: ReadonlySet<string | undefined> = new Set(['KN001', '40001', '40P01', '55P03']);

/**
 * Whether the database itself answered, with a code: then its transaction is undone. A broken connection has no code,
 * or one of class 08; a terminated connection (57P) may have ended after the commit.
 */
export const isAnswer = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^(?!08|57P)[0-9A-Z]{5}$/.test(error.code ?? '');

/** The error of a commit for its caller. @param once rows that are refused if they already exist */
export function commitError(error: unknown, once: readonly KeptStep[] = []): unknown {
  if (!isAnswer(error)) {
    return new OutcomeUnknown('The database did not say whether it has kept a write', { cause: error });
  }
  if (BEHIND.has(error.code)) return new Behind();
  const detail = error.detail ?? error.message;
  // Logs contain nothing people typed, so a duplicate value is named by its key.
  const key = detail.replace(/=\(.*/s, '');
  if (error.constraint === 'konak_span_days') return new GuardViolation('span', detail, { cause: error });
  if (error.constraint === 'konak_unique_value') return new GuardViolation('unique', key, { cause: error });
  if (error.constraint === 'konak_record_pkey') {
    const named = once.find(({ collection, tenant, id }) => detail.includes(`(${collection}, ${tenant}, ${id})`));
    if (named) return new AlreadyThere(named.id);
  }
  return error;
}
