import { decideFailed, type StopReason } from '../../../src/domain/webhooks/outcome.ts';
import { stopLetter } from '../../../src/domain/webhooks/stop-letter.ts';
import type { Json } from '../../../src/config/types.ts';
import type { PutOf, Tables } from '../../live/rows/company.ts';
import type { WebhookQueueRow } from '../../live/rows/own-rows.ts';
import type { WebhookDeliveriesRow } from '../../live/rows/stored/webhook-deliveries.ts';
import type { WebhooksRow } from '../../live/rows/stored/webhooks.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import { nextInLane, queuedFor } from './deliveries.ts';
import { DELIVERIES, QUEUE, WEBHOOKS } from './names.ts';

type Reason = NonNullable<WebhookDeliveriesRow['reason']>;
/** The outcome of one attempt. */
export type DeliveryOutcome = {
  readonly reason: Reason;
  /** Status code of the answer. */
  readonly code: number | null;
  /** The text of the answer, or ''. */
  readonly answer: string;
  readonly ms: number;
};

export type Taken = {
  readonly delivery: WebhookDeliveriesRow;
  readonly queued: WebhookQueueRow;
  readonly webhook: WebhooksRow;
};

/** The attempt, stored before anything is sent. */
export function beginAttempt({ delivery, queued }: Taken, body: Json, now: string): readonly RecordWrite[] {
  const attempt = { at: now, outcome: null, code: null, ms: null, answer: null };
  return [
    put(delivery, {
      status: 'SENDING',
      nextAt: null,
      body,
      updatedAt: now,
      attemptCount: (delivery.attemptCount ?? 0) + 1,
      attempts: [...(delivery.attempts ?? []), attempt],
    }),
    {
      collection: QUEUE,
      row: { ...queued, attempts: queued.attempts + 1, firstAt: queued.firstAt ?? now },
    },
  ];
}

const put = (delivery: WebhookDeliveriesRow, set: Partial<PutOf<typeof DELIVERIES>>): RecordWrite => ({
  collection: DELIVERIES,
  row: { ...delivery, ...set },
});

/** Ends a delivery, and makes the next one of its record due. */
export function endDelivery(
  table: Tables,
  { delivery, queued }: Pick<Taken, 'delivery' | 'queued'>,
  set: Partial<PutOf<typeof DELIVERIES>> & { readonly updatedAt: string },
): readonly RecordWrite[] {
  const { id, tenantId } = queued;
  return [
    put(delivery, { nextAt: null, ...set }),
    { collection: QUEUE, tenant: tenantId, remove: id },
    ...nextInLane(table, queued, set.updatedAt),
  ];
}

/** The effects of an outcome on the delivery, its lane and its webhook. */
export function noteOutcome(
  table: Tables,
  taken: Taken,
  outcome: DeliveryOutcome,
  now: string,
): readonly RecordWrite[] {
  const { reason, code } = outcome;
  const delivery = withOutcome(taken.delivery, outcome);
  const { queued, webhook } = taken;
  const about = { ...taken, delivery };
  if (reason === 'DELIVERED') {
    const set = { status: 'DELIVERED', reason: null, code, deliveredAt: now, updatedAt: now } as const;
    return [
      ...endDelivery(table, about, set),
      { collection: WEBHOOKS, row: { ...webhook, failingSince: null, lastDeliveryAt: now } },
    ];
  }
  const { attempts, firstAt } = queued;
  const failed = decideFailed({ code, attempts, firstAt, failingSince: webhook.failingSince ?? null, now });
  const { failingSince, nextAt, stops, isGone } = failed;
  const failing = { collection: WEBHOOKS, row: { ...webhook, failingSince } };
  const stopping = stops ? stopWebhook(table, webhook, { reason: stops, now }) : [];
  if (nextAt === undefined) {
    const set = { status: 'GIVEN_UP', reason: isGone ? reason : 'TOO_LATE', code, updatedAt: now } as const;
    return [...endDelivery(table, about, set), failing, ...stopping];
  }
  const tried = put(delivery, { status: 'FAILED', reason, code, nextAt, updatedAt: now });
  return [tried, queuedFor(queued, nextAt), failing, ...stopping];
}

/** The current attempt is the last in the list. */
function withOutcome(
  delivery: WebhookDeliveriesRow,
  { reason, code, answer, ms }: DeliveryOutcome,
): WebhookDeliveriesRow {
  const attempts = delivery.attempts ?? [];
  const last = attempts.at(-1);
  if (last === undefined) return delivery;
  return { ...delivery, attempts: [...attempts.slice(0, -1), { ...last, outcome: reason, code, ms, answer }] };
}

/** Repeats an interrupted attempt, because its outcome is unknown. */
export function repeatInterrupted(taken: Taken, now: string): readonly RecordWrite[] {
  const outcome: DeliveryOutcome = { reason: 'INTERRUPTED', code: null, answer: '', ms: 0 };
  const set = { status: 'FAILED', reason: 'INTERRUPTED', nextAt: now, updatedAt: now } as const;
  return [put(withOutcome(taken.delivery, outcome), set), queuedFor(taken.queued, now)];
}

/** Stops a webhook, and notifies the person who made it. */
function stopWebhook(
  table: Tables,
  webhook: WebhooksRow,
  { reason, now }: { readonly reason: StopReason; readonly now: string },
): readonly RecordWrite[] {
  const maker = table('users').get(webhook.makerId ?? '');
  const language = maker?.language === 'tr' ? 'tr' : 'en';
  const letter = stopLetter({ language, name: webhook.name ?? '', url: webhook.url, reason });
  const mail: RecordWrite = {
    collection: 'messages',
    create: {
      id: `webhook-${webhook.id}-${Date.parse(now)}`,
      kind: 'OTHER',
      channel: 'MAIL',
      status: 'WAITING',
      nextAttemptAt: now,
      userId: maker?.id ?? null,
      to: maker?.email ?? '',
      language,
      ...letter,
    },
  };
  return [
    { collection: WEBHOOKS, id: webhook.id, set: { status: 'STOPPED', stopReason: reason }, action: 'stop' },
    ...(maker ? [mail] : []),
  ];
}
