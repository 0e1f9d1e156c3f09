import pg from 'pg';
import { Behind, type KeptStep } from '../engine.ts';
import { AlreadyThere, GuardViolation, OutcomeUnknown } from '../types.ts';

/** Raised by `konak_commit`; serialization, deadlock, and a lock that another server has for too long. */
const BEHIND: ReadonlySet<string | undefined> = new Set(['KN001', '40001', '40P01', '55P03']);

/**
 * Whether the database itself answered, with a code: then its transaction is undone. A line that broke has none, or one
 * of class 08; what ends a connection (57P) may end it after the commit.
 */
export const isAnswer = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^(?!08|57P)[0-9A-Z]{5}$/.test(error.code ?? '');

/** What an error of a commit means to its caller. @param once rows that are refused when they exist already */
export function commitError(error: unknown, once: readonly KeptStep[] = []): unknown {
  if (!isAnswer(error)) {
    return new OutcomeUnknown('The database did not say whether it has kept a write', { cause: error });
  }
  if (BEHIND.has(error.code)) return new Behind();
  const detail = error.detail ?? error.message;
  // Logs contain nothing that people typed: a value that is taken is named by its key.
  const key = detail.replace(/=\(.*/s, '');
  if (error.constraint === 'konak_span_days') return new GuardViolation('span', detail, { cause: error });
  if (error.constraint === 'konak_unique_value') return new GuardViolation('unique', key, { cause: error });
  if (error.constraint === 'konak_record_pkey') {
    const named = once.find(({ collection, tenant, id }) => detail.includes(`(${collection}, ${tenant}, ${id})`));
    if (named) return new AlreadyThere(named.id);
  }
  return error;
}
