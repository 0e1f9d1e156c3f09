import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { Outbox } from './outbox.ts';
import type { Letter, MailOutcome, Transport } from './transport.ts';

type Setup = {
  readonly outbox: Outbox;
  readonly transportFor: (tenant: string) => Transport;
  /** The letter to send for a message, or the reason why it is not sent at all or not now. */
  readonly letterFor: (tenant: string, row: MessagesRow) => Promise<{ readonly letter: Letter } | MailOutcome>;
};

/**
 * Takes, sends and records messages. A message in SENDING that no process handles was left by a crashed server: with a
 * repeatable transport it is sent again, which changes nothing; otherwise it may have arrived, so it becomes an ERROR
 * with that reason, and only a person sends it again (R19).
 */
export function createDelivery({ outbox, transportFor, letterFor }: Setup) {
  const inHand = new Set<string>();
  /** Outcomes of letters whose message could not be written at the time: the store was read-only. */
  const unwritten = new Map<string, MailOutcome>();
  const keyOf = (tenant: string, id: string): string => `${tenant}\n${id}`;
  return {
    /** @returns the outcome; undefined when somebody else changed the message before */
    deliver: async (tenant: string, row: MessagesRow): Promise<MailOutcome | undefined> => {
      const key = keyOf(tenant, row.id);
      inHand.add(key);
      try {
        const taken = await outbox.take(tenant, row.id);
        if (!taken) return undefined;
        const made = await letterFor(tenant, taken);
        const outcome = 'letter' in made ? await transportFor(tenant).send(made.letter) : made;
        unwritten.set(key, outcome);
        await outbox.note(tenant, row.id, outcome);
        unwritten.delete(key);
        return outcome;
      } finally {
        inHand.delete(key);
      }
    },
    /** Completes messages that were in progress at a crash, or whose outcome could not be written. */
    settle: async (tenant: string, sending: readonly MessagesRow[]): Promise<void> => {
      for (const { id } of sending) {
        const key = keyOf(tenant, id);
        if (inHand.has(key)) continue;
        const known = unwritten.get(key);
        if (known) await outbox.note(tenant, id, known);
        else if (transportFor(tenant).isRepeatable) await outbox.layBack(tenant, id);
        else await outbox.note(tenant, id, { is: 'unknown', why: '' });
        unwritten.delete(key);
      }
    },
  };
}
