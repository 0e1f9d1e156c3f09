import type { JobWatch } from '../../http/job-watch.ts';
import { every, type Ticker } from '../../jobs/ticker.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { Blobs } from '../../records/files/blobs.ts';
import type { Records } from '../../records/records.ts';
import { createDelivery } from './delivery.ts';
import { fillMessage } from './inbox/filled.ts';
import { createOutbox } from './outbox.ts';
import { outgoingLetter } from './outgoing-letter.ts';
import { outgoingFiles } from './outgoing-files.ts';
import { type Letter, type MailOutcome, shortError, type Transport } from './transport.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

/** ms between two checks of the outbox; a new message also triggers one at once. */
const INTERVAL = 15_000;
/** Max messages of a tenant in one round: no tenant waits for all mail of another. */
const ROUND = 50;

/** Never send a link that opens nothing, or a letter about a missing file. */
const LINK_ENDED: MailOutcome = { is: 'refused', why: 'The link in it has ended.' };
const FILE_GONE: MailOutcome = { is: 'refused', why: 'A file of it is not there any more.' };

type PostmanSetup = {
  readonly records: Records;
  readonly clock: () => number;
  readonly asSystem: AsSystem;
  /** The company's current mail transport. */
  readonly transportFor: (tenant: string) => Transport;
  /** The product's origin, `https://konak.example`, for links into it. */
  readonly publicUrl?: string;
  /** The body to send, with its one-time link; undefined when the link no longer opens anything. */
  readonly bodyOf?: (tenant: string, row: MessagesRow) => string | undefined;
  readonly blobs: Blobs;
  readonly watch?: JobWatch;
};

/**
 * Empties the outbox. A message is taken (SENDING) in its own transaction before anything is sent, and its outcome is
 * written afterwards. A round serves all tenants in parallel and answers the number of attempts.
 */
export function createPostman(setup: PostmanSetup): Ticker {
  const { records, clock, asSystem, transportFor, publicUrl = '', bodyOf, blobs, watch } = setup;
  const nowInstant = (): string => new Date(clock()).toISOString();
  const letterFor = async (tenant: string, row: MessagesRow): Promise<{ readonly letter: Letter } | MailOutcome> => {
    const body = bodyOf ? bodyOf(tenant, row) : (row.body ?? '');
    if (body === undefined) return LINK_ENDED;
    const { table } = records.company(tenant);
    const company = records.shared.table('tenants').get(tenant);
    const letter = outgoingLetter({ table, company, tenant, publicUrl, now: nowInstant() }, row, body);
    try {
      const files = await outgoingFiles(blobs, row);
      if (!files) return FILE_GONE;
      return { letter: files.length > 0 ? { ...letter, files } : letter };
    } catch (error) {
      return { is: 'failed', why: shortError(error) };
    }
  };
  const delivery = createDelivery({
    outbox: createOutbox({ asSystem, clock, filled: fillMessage }),
    transportFor,
    letterFor,
  });

  const runTenant = async (tenant: string, stopping: AbortSignal): Promise<number> => {
    const messages = records.company(tenant).table(MESSAGES);
    await delivery.settle(tenant, messages.equal('status', 'SENDING'));
    let attempts = 0;
    for (const row of dueOf(messages.equal('status', 'WAITING'), nowInstant()).slice(0, ROUND)) {
      if (stopping.aborted) break;
      const outcome = await delivery.deliver(tenant, row);
      if (outcome) attempts += 1;
      // If the server does not respond to one letter, the others do not wait for it too: they stay in the outbox.
      if (outcome?.is === 'failed') break;
    }
    return attempts;
  };
  const round = async (stopping: AbortSignal): Promise<number> => {
    const counts = await Promise.all(records.companiesHere(MESSAGES).map((tenant) => runTenant(tenant, stopping)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const ticker = every({ job: 'mail', interval: INTERVAL, leading: records.leading, round, watch });
  const stopListening = records.onWrite(MESSAGES, (rows) => {
    const isDue = (row: MessagesRow | undefined) =>
      row?.status === 'WAITING' && (row.nextAttemptAt ?? '') <= nowInstant();
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

/** Mails that are due, the longest waiting first. */
const dueOf = (waiting: readonly MessagesRow[], now: string): readonly MessagesRow[] =>
  waiting
    .filter((row) => row.channel === 'MAIL' && (row.nextAttemptAt ?? '') <= now)
    .sort((a, b) => ((a.nextAttemptAt ?? '') < (b.nextAttemptAt ?? '') ? -1 : 1));
