import { setTimeout as pause } from 'node:timers/promises';
import { hasFailed, headAfter, threadOfStay } from '../../../../src/domain/mail/inbox/thread.ts';
import type { JobWatch } from '../../../http/job-watch.ts';
import { every, type Ticker } from '../../../jobs/ticker.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { RowPut } from '../../../live/rules/domain-write.ts';
import type { AsSystem } from '../../../records/as-system.ts';
import type { Records } from '../../../records/records.ts';
import { SYSTEM } from '../../../records/system.ts';
import { newToken, partnerOf, spokenOf } from './followers.ts';
import { CONVERSATIONS, THREADS_BEGUN } from './names.ts';
import { MESSAGES } from '../../../accounts/one-time-links.ts';

/** ms between two checks for companies whose stays have no threads yet */
const INTERVAL = 5 * 60_000;
/** Stays per transaction: it blocks others for a few milliseconds at most. */
const STEP = 200;
/** ms between two transactions, so that others' writes come first */
const PAUSE = 5;

type Setup = { readonly records: Records; readonly asSystem: AsSystem; readonly watch?: JobWatch | undefined };

/** Stays with messages from before threads existed. */
function staysWithout(table: Tables): readonly string[] {
  const found = new Set<string>();
  const heads = table(CONVERSATIONS);
  for (const { reservationId } of table(MESSAGES).all()) {
    if (reservationId && !found.has(reservationId) && !heads.get(threadOfStay(reservationId))) found.add(reservationId);
  }
  return [...found];
}

/** The head of a stay's thread, derived from its messages; empty if it exists, or the stay is gone. */
function threadHead(
  table: Tables,
  reservationId: string,
  { tenant, now }: { tenant: string; now: string },
): readonly RowPut[] {
  const id = threadOfStay(reservationId);
  if (table(CONVERSATIONS).get(id) || !table('reservations').get(reservationId)) return [];
  const said = table(MESSAGES)
    .equal('reservationId', reservationId)
    .filter(({ threadId }) => (threadId ?? '') === '' || threadId === id)
    .sort((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? -1 : 1));
  const [first] = said;
  const last = said.at(-1);
  if (!first || !last) return [];
  let head: ReturnType<typeof headAfter> | undefined;
  for (const message of said) head = { ...head, ...headAfter(head, spokenOf(message)) };
  const stamps = { createdAt: first.createdAt || now, createdBy: SYSTEM.id, updatedAt: now, updatedBy: SYSTEM.id };
  // Written as given: old messages notify nobody.
  const row = { id, tenantId: tenant, version: 1, ...stamps, reservationId, ...partnerOf(last, table), ...head };
  return [
    { collection: CONVERSATIONS, row: { ...row, hasFailed: hasFailed(last), token: newToken(), assigneeId: null } },
  ];
}

/**
 * Creates the missing threads from the old messages of every stay, once per company: in small steps, each of which sees
 * what others have written meanwhile. Completed steps stay; an interrupted run continues in the next round.
 */
export function createThreadBeginner({ records, asSystem, watch }: Setup): Ticker {
  const runTenant = async (tenant: string, stopping: AbortSignal): Promise<number> => {
    const { table } = records.company(tenant);
    if (table(THREADS_BEGUN).get(tenant)) return 0;
    const stays = staysWithout(table);
    let count = 0;
    for (let at = 0; at < stays.length; at += STEP) {
      if (stopping.aborted) return count;
      const step = stays.slice(at, at + STEP);
      const made = await asSystem(tenant, (work) =>
        step.flatMap((stay) => threadHead(work.table, stay, { tenant, now: work.now })),
      );
      count += made.length;
      await pause(PAUSE);
    }
    await asSystem(tenant, ({ now }) => [
      { collection: THREADS_BEGUN, row: { id: tenant, tenantId: tenant, at: now } },
    ]);
    return count;
  };
  const round = async (stopping: AbortSignal): Promise<number> => {
    let count = 0;
    for (const tenant of records.companiesHere(MESSAGES)) count += await runTenant(tenant, stopping);
    return count;
  };
  return every({ job: 'threads-of-old-stays', interval: INTERVAL, leading: records.leading, round, watch });
}
