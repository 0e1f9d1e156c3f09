import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { Outbox } from './outbox.ts';
import type { Letter, MailOutcome, Transport } from './transport.ts';

type Setup = {
  readonly outbox: Outbox;
  readonly transportFor: (tenant: string) => Transport;
  /** The letter that a message leaves as; or why it never does, or not now. */
  readonly letterFor: (tenant: string, row: MessagesRow) => Promise<{ readonly letter: Letter } | MailOutcome>;
};

/**
 * Takes, sends and notes messages. One that is found SENDING although nobody has it in hand was left by a server that died in
 * between: with a repeatable transport it is sent again, which changes nothing; otherwise it may have arrived, so it
 * becomes an ERROR that says so, and only a person sends it again (R19).
 */
export function createDelivery({ outbox, transportFor, letterFor }: Setup) {
  const inHand = new Set<string>();
  /** What became of letters whose message could not be written then: the store was read-only. */
  const unwritten = new Map<string, MailOutcome>();
  const keyOf = (tenant: string, id: string): string => `${tenant}\n${id}`;
  return {
    /** @returns what became of it; undefined when somebody else changed it before */
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
    /** Ends what was in hand when a server died, or whose outcome could not be written. */
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
