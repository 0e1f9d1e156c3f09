import { nextAttemptAt } from '../../../src/domain/mail/attempts.ts';
import type { MailText } from '../../../src/domain/mail/template.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { ValuesOf } from '../../live/rules/domain-write.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { MailOutcome } from './transport.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

/** The reasons that the outbox shows to people. */
const FAILURES = { failed: 'NOT_REACHED', refused: 'REFUSED', unknown: 'UNKNOWN' } as const;

/** Moves messages between states, each in its own transaction, and only from the expected state. */
export type Outbox = {
  /** Resolves with the message to send; undefined when it was no longer waiting. */
  readonly take: (tenant: string, id: string) => Promise<MessagesRow | undefined>;
  /** Records the outcome of a taken message. */
  readonly note: (tenant: string, id: string, outcome: MailOutcome) => Promise<boolean>;
  /** Returns a taken message to the outbox. */
  readonly layBack: (tenant: string, id: string) => Promise<boolean>;
};

type Setup = {
  readonly asSystem: AsSystem;
  readonly clock: () => number;
  /** The text of a message whose names in braces are filled in when it leaves. */
  readonly filled: (table: Tables, row: MessagesRow) => MailText;
};

export function createOutbox({ asSystem, clock, filled }: Setup): Outbox {
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
    take: async (tenant, id) => {
      const { taken } = await asSystem(tenant, ({ table }) => {
        const row = table(MESSAGES).get(id);
        if (row?.status !== 'WAITING') return { taken: undefined, writes: [] };
        // The outbox keeps the text as it was sent.
        const words = row.fillsIn === true ? { ...filled(table, row), fillsIn: false } : {};
        const set = { ...words, status: 'SENDING' as const, attempts: (row.attempts ?? 0) + 1 };
        return { taken: { ...row, ...set }, writes: [{ collection: MESSAGES, id, set }] };
      });
      return taken;
    },
    note: (tenant, id, outcome) =>
      change(tenant, { id, from: 'SENDING', set: (row) => valuesAfter(row, outcome, clock()) }),
    layBack: (tenant, id) => {
      const set = () => ({ status: 'WAITING', nextAttemptAt: new Date(clock()).toISOString() });
      return change(tenant, { id, from: 'SENDING', set });
    },
  };
}

/** The values of a message once its outcome is known. @param now ms since 1970 */
function valuesAfter({ attempts }: MessagesRow, outcome: MailOutcome, now: number): ValuesOf<MessagesRow> {
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
