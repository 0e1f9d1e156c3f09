import { nextAttemptAt } from '../../../src/domain/mail/attempts.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { ValuesOf } from '../../live/rules/domain-write.ts';
import type { AsSystem } from '../../records/as-system.ts';
import { MESSAGES } from './names.ts';
import type { Outcome } from './transport.ts';

/** As the outbox tells people why. */
const FAILURES = { failed: 'NOT_REACHED', refused: 'REFUSED', unknown: 'UNKNOWN' } as const;

/** Moves messages from state to state, each in a transaction of its own, and only if it is still in the state before. */
export type Outbox = {
  /** Resolves with whether the message was still waiting. */
  readonly take: (tenant: string, id: string) => Promise<boolean>;
  /** Notes what became of a message that was taken. */
  readonly note: (tenant: string, id: string, outcome: Outcome) => Promise<boolean>;
  /** Lays back a message that was taken. */
  readonly layBack: (tenant: string, id: string) => Promise<boolean>;
};

export function createOutbox({ asSystem, clock }: { asSystem: AsSystem; clock: () => number }): Outbox {
  const change = async (
    tenant: string,
    { id, from, set }: { id: string; from: string; set: (row: MessagesRow) => ValuesOf<MessagesRow> },
  ): Promise<boolean> => {
    const changed = await asSystem(tenant, ({ table }) => {
      const row = table(MESSAGES).get(id);
      return row?.status === from ? [{ collection: MESSAGES, id, set: set(row) }] : [];
    });
    return changed.length > 0;
  };
  return {
    take: (tenant, id) => {
      const set = ({ attempts }: MessagesRow) => ({ status: 'SENDING', attempts: (attempts ?? 0) + 1 });
      return change(tenant, { id, from: 'WAITING', set });
    },
    note: (tenant, id, outcome) =>
      change(tenant, { id, from: 'SENDING', set: (row) => afterwards(row, outcome, clock()) }),
    layBack: (tenant, id) => {
      const set = () => ({ status: 'WAITING', nextAttemptAt: new Date(clock()).toISOString() });
      return change(tenant, { id, from: 'SENDING', set });
    },
  };
}

/** What a message says once its outcome is known. @param now ms since 1970 */
function afterwards({ attempts }: MessagesRow, outcome: Outcome, now: number): ValuesOf<MessagesRow> {
  if (!('why' in outcome)) {
    return {
      status: outcome.is === 'sent' ? 'SENT' : 'FILED',
      sentAt: new Date(now).toISOString(),
      nextAttemptAt: null,
      failure: null,
      lastError: null,
    };
  }
  const again = outcome.is === 'failed' ? nextAttemptAt(attempts ?? 1, now) : undefined;
  return {
    status: again === undefined ? 'ERROR' : 'WAITING',
    nextAttemptAt: again === undefined ? null : new Date(again).toISOString(),
    failure: FAILURES[outcome.is],
    lastError: outcome.why,
  };
}
