import type { Row } from '../../../src/config/types.ts';
import type { RecordWrite, RowRemoval } from '../../live/rules/domain-write.ts';
import type { WebhookQueueRow } from '../../live/rows/own-rows.ts';
import type { DefineTable, PutOf, Tables } from '../../live/rows/company.ts';
import type { WebhookDeliveriesRow } from '../../live/rows/stored/webhook-deliveries.ts';
import type { WebhooksRow } from '../../live/rows/stored/webhooks.ts';
import { newId } from '../../records/new-id.ts';
import { SYSTEM } from '../../records/system.ts';
import { DELIVERIES, KEPT, QUEUE } from './names.ts';

/** Declares the tables beside the records; call once per store. */
export function defineQueue(define: DefineTable): void {
  const ordered = { webhookId: 'plain', lane: 'plain', due: 'plain', at: 'plain' } as const;
  define(QUEUE, { unique: [], ordered, search: [] });
  define(KEPT, { unique: [], ordered: {}, search: [] });
}

/** The key that finds a webhook's due entries. @param at ISO instant */
const dueKey = (webhookId: string, at: string): string => `${webhookId} ${at}`;

/** A webhook's due entries, the longest waiting first. @param now ISO instant */
export const dueOf = (table: Tables, webhookId: string, now: string): readonly WebhookQueueRow[] =>
  table(QUEUE).range('due', { gte: dueKey(webhookId, ''), lt: dueKey(webhookId, `${now}~`) });

/** The queue entry with its next attempt at a moment. @param at ISO instant */
export const queuedFor = (row: WebhookQueueRow, at: string): RecordWrite => ({
  collection: QUEUE,
  row: { ...row, due: dueKey(row.webhookId, at) },
});

type Place = {
  readonly id: string;
  readonly tenantId: string;
  readonly webhookId: string;
  readonly resource: string;
  readonly recordId: string | null;
  /** ISO instant */
  readonly at: string;
};

/** A queue entry that is not due yet. An event without a record waits for no other. */
export const placeOf = ({ id, tenantId, webhookId, resource, recordId, at }: Place): WebhookQueueRow => ({
  id,
  tenantId,
  webhookId,
  at,
  due: '',
  seq: 0,
  attempts: 0,
  firstAt: null,
  lane: `${webhookId} ${recordId === null ? id : `${resource}/${recordId}`}`,
});

export type DeliveredEvent = {
  readonly event: string;
  /** The name of its resource; '' = an event without a record. */
  readonly resource: string;
  readonly row: Row | null;
  /** ISO instant */
  readonly now: string;
  /** The id of the delivery; by default a new one. */
  readonly id?: string;
};

/**
 * The deliveries of some events of one record to a webhook, in this order. Only the first is due at once, and only if
 * no earlier one is pending.
 */
export function deliveriesOf(
  table: Tables,
  webhook: WebhooksRow,
  told: readonly DeliveredEvent[],
): readonly RecordWrite[] {
  const tenantId = webhook.tenantId ?? '';
  return told.flatMap(({ event, resource, row, now, id = newId() }, index): RecordWrite[] => {
    const recordId = row?.id ?? null;
    const place = placeOf({ id, tenantId, webhookId: webhook.id, resource, recordId, at: now });
    const ahead = table(QUEUE).equal('lane', place.lane);
    const isFirst = ahead.length === 0 && index === 0;
    const queued = { ...place, seq: Math.max(0, ...ahead.map(({ seq }) => seq)) + 1 + index };
    const delivery: PutOf<typeof DELIVERIES> = {
      id,
      tenantId,
      version: 1,
      createdAt: now,
      createdBy: SYSTEM.id,
      updatedAt: now,
      updatedBy: SYSTEM.id,
      webhookId: webhook.id,
      event,
      at: now,
      resource,
      recordId,
      status: 'WAITING',
      attemptCount: 0,
      attempts: [],
      nextAt: isFirst ? now : null,
    };
    return [
      { collection: DELIVERIES, row: delivery },
      ...(row ? [{ collection: KEPT, row: { id, tenantId, row } }] : []),
      isFirst ? queuedFor(queued, now) : { collection: QUEUE, row: queued },
    ];
  });
}

/** The next entry in its lane, once one has ended. @param ended its id @param now ISO instant */
export function nextInLane(table: Tables, { lane, id: ended }: WebhookQueueRow, now: string): readonly RecordWrite[] {
  const [next] = table(QUEUE)
    .equal('lane', lane)
    .filter(({ id }) => id !== ended)
    .sort((a, b) => a.seq - b.seq);
  if (next === undefined || next.due !== '') return [];
  const delivery = table(DELIVERIES).get(next.id);
  return [queuedFor(next, now), ...(delivery ? [{ collection: DELIVERIES, row: { ...delivery, nextAt: now } }] : [])];
}

/** Removes all data of deliveries. */
export const removalsOf = (deliveries: readonly WebhookDeliveriesRow[]): readonly RowRemoval[] =>
  deliveries.flatMap(({ id, tenantId }) =>
    [DELIVERIES, QUEUE, KEPT].map((collection) => ({ collection, tenant: tenantId ?? '', remove: id })),
  );

/** The deliveries waiting for all webhooks of a company, for monitoring. */
export function waitingDeliveries(table: Tables): { readonly length: number; readonly oldestAt: string | undefined } {
  const queue = table(QUEUE);
  for (const { at } of queue.ordered('at', 'ASC')) return { length: queue.size, oldestAt: at };
  return { length: 0, oldestAt: undefined };
}
