import { every, type Ticker } from '../../jobs/ticker.ts';
import { type AttemptSetup, createAttempt, deliveryToSend } from './attempt.ts';
import { dueOf } from './deliveries.ts';
import type { Records } from '../../records/records.ts';
import { DELIVERIES, QUEUE, WEBHOOKS } from './names.ts';
import { endDelivery, repeatInterrupted } from './outcome.ts';

/** ms between two checks for due deliveries; a new delivery also triggers one at once */
const INTERVAL = 1000;
/** Max messages in flight, in total and to one host. */
const AT_ONCE = 8;
const AT_ONCE_A_HOST = 2;
/** Max deliveries of a stopped webhook that end in one transaction. */
const ENDED_AT_ONCE = 200;

type Setup = Omit<AttemptSetup, 'records'> & { readonly records: Records };
type Due = { readonly key: string; readonly tenant: string; readonly id: string; readonly host: string };

/**
 * Sends in the background, after the commit. Deliveries of one record run one after the other, all others in parallel,
 * and a slow receiver delays only its own. A delivery interrupted by a shutdown is sent again under the same id. A
 * round lasts until nothing is due, and answers the number of attempts.
 */
export function createWebhookSender(setup: Setup): Ticker {
  const { records, asSystem, watch, clock } = setup;
  const attempt = createAttempt(setup);
  const inHand = new Map<string, { readonly host: string; readonly done: Promise<void> }>();
  let wake: () => void = () => undefined;

  const webhooksOf = (tenant: string, status: string) =>
    records.company(tenant).table(WEBHOOKS).equal('status', status);
  const dueNow = function* (): Generator<Due> {
    const now = new Date(clock()).toISOString();
    for (const tenant of records.companiesHere(QUEUE)) {
      const { table } = records.company(tenant);
      for (const { id: webhookId, url } of webhooksOf(tenant, 'ACTIVE')) {
        const { host } = new URL(url);
        for (const { id } of dueOf(table, webhookId, now)) yield { key: `${tenant} ${id}`, tenant, id, host };
      }
    }
  };
  const begin = ({ key, tenant, id, host }: Due): void => {
    const done = attempt(tenant, id)
      // The store may be read-only for a while; pending deliveries stay pending.
      .catch((error: unknown) => watch.mistake('webhooks', error))
      .finally(() => {
        inHand.delete(key);
        wake();
      });
    inHand.set(key, { host, done });
  };
  const isFree = (host: string): boolean =>
    [...inHand.values()].filter((other) => other.host === host).length < AT_ONCE_A_HOST;
  /** @returns the number of attempts it began */
  const fill = (tried: Set<string>): number => {
    let count = 0;
    for (const due of dueNow()) {
      if (inHand.size >= AT_ONCE) break;
      if (inHand.has(due.key) || tried.has(due.key) || !isFree(due.host)) continue;
      tried.add(due.key);
      begin(due);
      count += 1;
    }
    return count;
  };
  /** Recovers the deliveries that a server was sending when it ended; only one server sends. */
  const settle = async (tenant: string): Promise<void> => {
    const { table } = records.company(tenant);
    for (const { id } of table(DELIVERIES).equal('status', 'SENDING')) {
      if (inHand.has(`${tenant} ${id}`)) continue;
      await asSystem(tenant, ({ table: inside, now }) => {
        const taken = deliveryToSend(inside, id);
        return taken?.delivery.status === 'SENDING' ? repeatInterrupted(taken, now) : [];
      });
    }
  };
  /** Ends the pending deliveries of a stopped webhook. */
  const giveUp = async (tenant: string): Promise<void> => {
    for (const { id: webhookId } of webhooksOf(tenant, 'STOPPED')) {
      const { table } = records.company(tenant);
      while (table(QUEUE).equal('webhookId', webhookId).length > 0) {
        await asSystem(tenant, ({ table: inside, now }) => {
          const some = inside(QUEUE).equal('webhookId', webhookId).slice(0, ENDED_AT_ONCE);
          const set = { status: 'GIVEN_UP', reason: 'STOPPED', updatedAt: now } as const;
          return some.flatMap(({ id }) => {
            const taken = deliveryToSend(inside, id);
            return taken ? endDelivery(inside, taken, set) : [{ collection: QUEUE, tenant, remove: id }];
          });
        });
      }
    }
  };
  const round = async (stopping: AbortSignal): Promise<number> => {
    const tried = new Set<string>();
    let made = 0;
    for (const tenant of records.companiesHere(QUEUE)) {
      await settle(tenant);
      await giveUp(tenant);
    }
    for (;;) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      if (!stopping.aborted) made += fill(tried);
      if (inHand.size === 0) return made;
      await woken;
    }
  };
  const ticker = every({ job: 'webhooks', watch, interval: INTERVAL, leading: records.leading, round });
  const stopListening = records.onWrite(QUEUE, (rows) => {
    if (rows.every((row) => row === undefined)) return;
    wake();
    ticker.tick();
  });
  return {
    ...ticker,
    stop: () => {
      stopListening();
      return ticker.stop();
    },
  };
}
