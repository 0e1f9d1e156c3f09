import { nextAttemptAt } from '../../../src/domain/mail/attempts.ts';
import { mailHtml, oneLine } from '../../../src/domain/mail/template.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import { every, type Ticker } from '../../jobs/ticker.ts';
import type { AsSystem } from '../../records/as-system.ts';
import { textIn } from '../../live/rows/rows.ts';
import type { Records } from '../../records/records.ts';
import { campaignLetter } from './campaign-letter.ts';
import { languageOf } from './compose.ts';
import { MESSAGES } from './names.ts';
import { mailSettings } from './settings.ts';
import type { Letter, Outcome, Transport } from './transport.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';

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
    const campaign = campaignLetter({ table: records.company(tenant).table, company, tenant, publicUrl }, row);
    if (campaign) return campaign;
    const link = row.link ?? '';
    const text = {
      subject: oneLine(row.subject ?? ''),
      body: link === '' ? body : body.replaceAll(link, () => `${publicUrl}${link}`),
    };
    return { subject: text.subject, text: text.body, html: mailHtml(text, languageOf(row)) };
  };
  const letterOf = (tenant: string, row: MessagesRow, body: string): Letter => {
    const company = records.shared.table('tenants').get(tenant);
    const settings = mailSettings(records.company(tenant).table, company);
    const language = languageOf(row);
    return {
      ...{ id: row.id, tenant, to: row.to ?? '', language, date: row.createdAt || moment() },
      fromName: oneLine(settings.fromName) || 'Konak',
      replyTo: settings.replyTo,
      ...textOf(tenant, row, body),
    };
  };

  /** Takes, sends and notes one message. @returns what became of it; undefined when somebody else changed it before */
  const deliver = async (tenant: string, row: MessagesRow): Promise<Outcome | undefined> => {
    const key = keyOf(tenant, row.id);
    inHand.add(key);
    try {
      const set = (now: MessagesRow) => ({ status: 'SENDING', attempts: (now.attempts ?? 0) + 1 });
      if (!(await change(tenant, { id: row.id, from: 'WAITING', set }))) return undefined;
      const body = bodyOf ? bodyOf(tenant, row) : (row.body ?? '');
      const outcome = body === undefined ? LINK_ENDED : await transportFor(tenant).send(letterOf(tenant, row, body));
      unwritten.set(key, outcome);
      await write(tenant, row.id, outcome);
      unwritten.delete(key);
      return outcome;
    } finally {
      inHand.delete(key);
    }
  };

  /** Messages that were in hand when a server died, or whose outcome could not be written. */
  const settle = async (tenant: string): Promise<void> => {
    for (const row of records.company(tenant).table(MESSAGES).equal('status', 'SENDING')) {
      const key = keyOf(tenant, row.id);
      if (inHand.has(key)) continue;
      const known = unwritten.get(key);
      if (known) await write(tenant, row.id, known);
      else if (transportFor(tenant).isRepeatable) {
        const set = () => ({ status: 'WAITING', nextAttemptAt: moment() });
        await change(tenant, { id: row.id, from: 'SENDING', set });
      } else await write(tenant, row.id, { is: 'unknown', why: '' });
      unwritten.delete(key);
    }
  };

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
