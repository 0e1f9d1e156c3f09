import { nextAttemptAt } from '../../../src/domain/mail/attempts.ts';
import { mailHtml, oneLine } from '../../../src/domain/mail/template.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import { every, type Ticker } from '../../jobs/ticker.ts';
import type { AsSystem } from '../../records/as-system.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { Records } from '../../records/records.ts';
import { createDelivery } from './delivery.ts';
import { MESSAGES } from './names.ts';
import { createOutbox } from './outbox.ts';
import { outgoingLetter } from './outgoing-letter.ts';
import { createRounds } from './rounds.ts';
import type { Letter, Transport } from './transport.ts';

/** ms between two looks at the outbox, beside the one that a new message brings at once. */
const INTERVAL = 15_000;
/** Messages of a tenant in one round: nobody's mail waits for all of another's. */
const ROUND = 50;

/** As the outbox tells people why. */
const FAILURES = { failed: 'NOT_REACHED', refused: 'REFUSED', unknown: 'UNKNOWN' } as const;

/** Nobody is sent a link that opens nothing. */
const LINK_ENDED: Outcome = { is: 'refused', why: 'The link in it has ended.' };

type PostmanSetup = {
  readonly records: Records;
  readonly clock: () => number;
  readonly asSystem: AsSystem;
  /** How a company's mail leaves, as it has set it now. */
  readonly transportFor: (tenant: string) => Transport;
  /** The product's address, `https://konak.example`, before links into it. */
  readonly publicUrl?: string;
  /** The body as it leaves: with the one-time link it speaks of. undefined when that link opens nothing any more. */
  readonly bodyOf?: (tenant: string, row: MessagesRow) => string | undefined;
};

/**
 * Empties the outbox. A message is taken (SENDING) in a transaction of its own before anything leaves the house, and what
 * became of it is written after. One that is found SENDING although nobody has it in hand was left by a server that died in
 * between: with a repeatable transport it is sent again, which changes nothing; otherwise it may have arrived, so it
 * becomes an ERROR that says so, and only a person sends it again (R19). A round serves all tenants side by side and answers
 * how many attempts it made.
 */
export function createPostman(setup: PostmanSetup): Ticker {
  const { records, clock, asSystem, transportFor, publicUrl = '', bodyOf } = setup;
  const inHand = new Set<string>();
  /** What became of letters whose message could not be written then: the store was read-only. */
  const unwritten = new Map<string, Outcome>();
  const moment = (ms = clock()): string => new Date(ms).toISOString();
  const keyOf = (tenant: string, id: string): string => `${tenant}\n${id}`;

  /** Changes a message if it is still as it is expected. Resolves with whether it was. */
  const change = async (
    tenant: string,
    { id, from, set }: { id: string; from: string; set: (row: MessagesRow) => Record<string, Json> },
  ): Promise<boolean> => {
    const changed = await asSystem(tenant, ({ table }) => {
      const row = table(MESSAGES).get(id);
      return row?.status === from ? [{ collection: MESSAGES, id, set: set(row) }] : [];
    });
    return changed > 0;
  };

  const setOf = (outcome: Outcome, row: MessagesRow): Record<string, Json> => {
    const done = { nextAttemptAt: null, failure: null, lastError: null };
    if (!('why' in outcome)) return { ...done, status: outcome.is === 'sent' ? 'SENT' : 'FILED', sentAt: moment() };
    const why = { failure: FAILURES[outcome.is], lastError: outcome.why };
    const again = outcome.is === 'failed' ? nextAttemptAt(row.attempts ?? 1, clock()) : undefined;
    if (again !== undefined) return { ...why, status: 'WAITING', nextAttemptAt: moment(again) };
    return { ...why, status: 'ERROR', nextAttemptAt: null };
  };
  const write = (tenant: string, id: string, outcome: Outcome): Promise<boolean> =>
    change(tenant, { id, from: 'SENDING', set: (row) => setOf(outcome, row) });

  /** What is written: of a campaign its newsletter, of all else the body, in which links have the house's address. */
  const textOf = (
    tenant: string,
    row: MessagesRow,
    body: string,
  ): Pick<Letter, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> => {
    const company = records.shared.table('tenants').get(tenant);
    return body === undefined
      ? undefined
      : outgoingLetter({ table, company, tenant, publicUrl, now: moment() }, row, body);
  };
  const delivery = createDelivery({ outbox: createOutbox({ asSystem, clock }), transportFor, letterFor });

  const runTenant = async (tenant: string, stopping: AbortSignal): Promise<number> => {
    await settle(tenant);
    const now = moment();
    const due = records
      .company(tenant)
      .table(MESSAGES)
      .equal('status', 'WAITING')
      .filter((row) => row.channel === 'MAIL' && (row.nextAttemptAt ?? '') <= now)
      .sort((a, b) => ((a.nextAttemptAt ?? '') < (b.nextAttemptAt ?? '') ? -1 : 1));
    let attempts = 0;
    for (const row of due.slice(0, ROUND)) {
      if (stopping.aborted) break;
      const outcome = await deliver(tenant, row);
      if (outcome) attempts += 1;
      // Where one letter did not get through, the others need not wait for the same silence: they stay as they are.
      if (outcome?.is === 'failed') break;
    }
    return attempts;
  };

  const round = async (stopping: AbortSignal): Promise<number> => {
    const counts = await Promise.all(records.companies(MESSAGES).map((tenant) => runTenant(tenant, stopping)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const ticker = every({ job: 'mail', interval: INTERVAL, round });
  const stopListening = records.onWrite(MESSAGES, (rows) => {
    const isDue = (row: Row | undefined) => row?.['status'] === 'WAITING' && textIn(row, 'nextAttemptAt') <= moment();
    if (rows.some(isDue)) ticker.tick();
  });
  return {
    ...ticker,
    stop: () => {
      stopListening();
      return ticker.stop();
    },
  };
}

/** Mails whose moment has come, those that wait longest first. */
const dueOf = (waiting: readonly MessagesRow[], now: string): readonly MessagesRow[] =>
  waiting
    .filter((row) => row.channel === 'MAIL' && (row.nextAttemptAt ?? '') <= now)
    .sort((a, b) => ((a.nextAttemptAt ?? '') < (b.nextAttemptAt ?? '') ? -1 : 1));
