import { createHmac } from 'node:crypto';
import type { Json } from '../../../src/config/types.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import { nextSending, signatureHead, signedText } from '../../../src/domain/webhooks/retry.ts';
import { stoppedLetter } from '../../../src/domain/webhooks/stopped-letter.ts';
import type { JobWatch } from '../../http/job-watch.ts';
import type { PostHook } from '../../http/outside/post-hook.ts';
import type { Table } from '../../live/rows/company.ts';
import type { WebhookDeliveriesRow } from '../../live/rows/stored/webhook-deliveries.ts';
import type { WebhooksRow } from '../../live/rows/stored/webhooks.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { Records } from '../../records/records.ts';
import type { ShownTo } from '../../records/shown-to.ts';
import { DELIVERIES, SECRET, TEST_EVENT, WEBHOOKS } from './names.ts';

/** Messages on their way to one webhook at once. */
const AT_ONCE = 4;
/** Webhooks that are sent to at once. */
const MOST_LANES = 32;
/** The answer of a receiver that wants no more. */
const GONE = 410;
/** ms within which something is first sent */
const FIRST_TRY = 60 * 60 * 1000;

type Deps = {
  readonly records: Records;
  readonly asSystem: AsSystem;
  readonly shownTo: ShownTo;
  readonly post: PostHook;
  readonly watch: Pick<JobWatch, 'mistake'>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
};
export type Sender = {
  /** Begins to send what is due. @returns to how many webhooks */
  readonly begin: () => number;
  /** Sends what is due. Resolves with how much it sent, once each has its answer. */
  readonly run: () => Promise<number>;
  /** Resolves once nothing is on its way. */
  readonly settled: () => Promise<void>;
};

/** What waits: also what was being sent when a server ended, which nobody knows to have arrived. */
export const waitingIn = (deliveries: Pick<Table<WebhookDeliveriesRow>, 'equal'>): readonly WebhookDeliveriesRow[] =>
  (['WAITING', 'SENDING'] as const).flatMap((status) => deliveries.equal('status', status));

type Sending = { readonly tenant: string; readonly row: WebhookDeliveriesRow };

/** The messages of a record leave one after the other, to each webhook: a later one waits for those before it. */
function firstOfEach(waiting: readonly WebhookDeliveriesRow[]): readonly WebhookDeliveriesRow[] {
  const first = new Map<string, WebhookDeliveriesRow>();
  for (const row of waiting.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const key = `${row.webhookId ?? ''} ${row.resource ?? ''} ${row.record ?? ''}`;
    if (!first.has(key)) first.set(key, row);
  }
  return [...first.values()];
}

/** Sends beside the requests, at least once: an attempt is on disk before the message leaves. */
export function createSender({ records, asSystem, shownTo, post, watch, clock }: Deps): Sender {
  const lanes = new Map<string, Promise<void>>();
  const put = (row: WebhookDeliveriesRow, more: Partial<WebhookDeliveriesRow>): RecordWrite => ({
    collection: DELIVERIES,
    row: { ...row, ...more },
  });

  const dueIn = (tenant: string): Sending[] => {
    const now = new Date(clock()).toISOString();
    return firstOfEach(waitingIn(records.company(tenant).table(DELIVERIES)))
      .filter((row) => (row.nextAt ?? '') <= now)
      .map((row) => ({ tenant, row }));
  };

  /** What a message says: the record as its webhook's role and person see it; undefined where they may not. */
  const dataOf = (tenant: string, hook: WebhooksRow, row: WebhookDeliveriesRow): Json | undefined => {
    if (row.event === TEST_EVENT) return { message: 'This is a test.' };
    const kept: unknown = JSON.parse(row.body ?? '{}');
    if (!isJsonObject(kept)) return undefined;
    const deputy = { tenant, userId: hook.userId ?? '', ...(hook.role && { role: hook.role }) };
    return shownTo(deputy, { resource: row.resource ?? '', row: { ...kept, id: row.record ?? '' } });
  };

  const send = (tenant: string, hook: WebhooksRow, row: WebhookDeliveriesRow, data: Json) => {
    const body = JSON.stringify({ id: row.id, event: row.event, at: row.at, tenantId: tenant, data });
    const seconds = Math.floor(clock() / 1000);
    const secret = records.secretOf({ tenant, collection: WEBHOOKS, field: SECRET, row: hook }) ?? '';
    const signature = createHmac('sha256', secret).update(signedText(seconds, body)).digest('hex');
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Konak-Delivery': row.id,
      'Konak-Signature': signatureHead(seconds, signature),
    };
    return post(hook.url, { headers, body });
  };

  /** Nothing is sent to it any more, and whoever made it hears of it. */
  const stopped = (
    hook: WebhooksRow,
    reason: 'GONE' | 'FAILING',
    table: Parameters<Parameters<AsSystem>[1]>[0]['table'],
  ) => {
    const maker = table('users').get(hook.userId ?? '');
    const now = new Date(clock()).toISOString();
    const language = maker?.language === 'tr' ? ('tr' as const) : ('en' as const);
    const writes: RecordWrite[] = [{ collection: WEBHOOKS, id: hook.id, set: { isActive: false }, action: 'pause' }];
    if (!maker) return writes;
    const letter = stoppedLetter({ language, url: hook.url, reason });
    const create = {
      id: `webhook-${hook.id}-${Date.parse(now)}`,
      ...{ kind: 'OTHER', channel: 'MAIL', status: 'WAITING', nextAttemptAt: now },
      ...{ userId: maker.id, to: maker.email, language, ...letter },
    };
    return [...writes, { collection: 'messages', create }];
  };

  const note = (tenant: string, id: string, { status, text, ms }: { status: number; text: string; ms: number }) =>
    asSystem(tenant, ({ table, now }) => {
      const row = table(DELIVERIES).get(id);
      const hook = table(WEBHOOKS).get(row?.webhookId ?? '');
      if (row?.status !== 'SENDING') return [];
      const last = { lastStatus: status === 0 ? null : status, lastAnswer: text.slice(0, 500), lastMs: ms };
      if (status >= 200 && status < 300) {
        const taken = hook && { ...hook, lastDeliveryAt: now, failingSince: null };
        return [
          put(row, { ...last, status: 'DELIVERED', nextAt: null }),
          ...(taken ? [{ collection: WEBHOOKS, row: taken }] : []),
        ];
      }
      const since = Date.parse(row.at ?? now);
      const next = status === GONE ? undefined : nextSending({ attempts: row.attempts ?? 1, since, now: clock() });
      const state = next === undefined ? ('GIVEN_UP' as const) : ('WAITING' as const);
      const writes = [
        put(row, { ...last, status: state, nextAt: next === undefined ? null : new Date(next).toISOString() }),
      ];
      if (!hook || hook.isActive === false) return writes;
      if (status === GONE) return [...writes, ...stopped(hook, 'GONE', table)];
      const failingSince = hook.failingSince ?? now;
      // It has taken nothing since what is given up now was first sent.
      const isFailing = next === undefined && Date.parse(failingSince) <= since + FIRST_TRY;
      if (isFailing) return [...writes, ...stopped(hook, 'FAILING', table)];
      return [...writes, ...(hook.failingSince ? [] : [{ collection: WEBHOOKS, row: { ...hook, failingSince } }])];
    });

  const sendOne = async ({ tenant, row: { id } }: Sending): Promise<void> => {
    const { row, hook } = await asSystem(tenant, ({ table, now }) => {
      const found = table(DELIVERIES).get(id);
      const webhook = table(WEBHOOKS).get(found?.webhookId ?? '');
      if (!found || !['WAITING', 'SENDING'].includes(found.status ?? '')) return { writes: [] };
      // What was waiting when its webhook was stopped or deleted is not sent.
      if (!webhook || webhook.isActive === false) {
        return { writes: [put(found, { status: 'GIVEN_UP', nextAt: null })] };
      }
      const begun = { ...found, status: 'SENDING' as const, attempts: (found.attempts ?? 0) + 1, lastAt: now };
      return { writes: [{ collection: DELIVERIES, row: begun }], row: begun, hook: webhook };
    });
    if (!row) return;
    const data = dataOf(tenant, hook, row);
    if (data === undefined) {
      await asSystem(tenant, () => [put(row, { status: 'SKIPPED', nextAt: null })]);
      return;
    }
    const began = clock();
    const answer = await send(tenant, hook, row, data);
    await note(tenant, id, { ...answer, ms: Math.max(0, clock() - began) });
  };

  /** Sends some of one webhook; a slow receiver keeps nobody else waiting. */
  const sendLane = async (queue: Sending[]): Promise<void> => {
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        // The store may be read-only for a while; what waits goes on waiting.
        await sendOne(next).catch((error: unknown) => watch.mistake('webhooks', error));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };

  const begin = (): readonly Promise<number>[] => {
    const queues = new Map<string, Sending[]>();
    for (const each of records.companiesHere(DELIVERIES).flatMap(dueIn)) {
      const key = `${each.tenant} ${each.row.webhookId ?? ''}`;
      queues.set(key, [...(queues.get(key) ?? []), each]);
    }
    return [...queues].flatMap(([key, queue]) => {
      if (lanes.has(key) || lanes.size >= MOST_LANES) return [];
      const count = queue.length;
      const lane = sendLane(queue).finally(() => lanes.delete(key));
      lanes.set(key, lane);
      return lane.then(() => count);
    });
  };

  return {
    begin: () => begin().length,
    run: async () => (await Promise.all(begin())).reduce((sum, count) => sum + count, 0),
    settled: async () => {
      await Promise.all(lanes.values());
    },
  };
}
