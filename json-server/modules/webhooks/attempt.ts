import { reasonOf } from '../../../src/domain/webhooks/outcome.ts';
import type { ActingFor } from '../../accounts/acting-for.ts';
import type { JobWatch } from '../../http/job-watch.ts';
import type { PostOutside } from '../../http/outside/post.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { Records } from '../../records/records.ts';
import type { ShownTo } from '../../records/shown-to.ts';
import { messageBody, headersOf } from './message.ts';
import { DELIVERIES, QUEUE, WEBHOOKS } from './names.ts';
import { beginAttempt, endDelivery, noteOutcome, type DeliveryOutcome, type Taken } from './outcome.ts';

export type AttemptSetup = {
  readonly records: Pick<Records, 'company' | 'secretOf'>;
  readonly asSystem: AsSystem;
  readonly actingFor: ActingFor;
  readonly shownTo: ShownTo;
  readonly post: PostOutside;
  /** Receives rounds and errors. */
  readonly watch: JobWatch;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
};

/** A delivery that is still to be sent, with its webhook and queue entry. */
export function deliveryToSend(table: Tables, id: string): Taken | undefined {
  const queued = table(QUEUE).get(id);
  const delivery = table(DELIVERIES).get(id);
  const webhook = table(WEBHOOKS).get(queued?.webhookId ?? '');
  return queued && delivery && webhook ? { queued, delivery, webhook } : undefined;
}

/**
 * Makes the function that tries one delivery: builds its body, stores the attempt, sends the message and records the
 * outcome; each step only while the webhook is active.
 */
export function createAttempt({ records, asSystem, actingFor, shownTo, post, watch, clock }: AttemptSetup) {
  const change = async (
    tenant: string,
    id: string,
    writesFor: (table: Tables, taken: Taken, now: string) => readonly RecordWrite[],
  ): Promise<boolean> => {
    const written = await asSystem(tenant, ({ table, now }) => {
      const taken = deliveryToSend(table, id);
      return taken ? writesFor(table, taken, now) : [];
    });
    return written.length > 0;
  };
  const send = async (webhook: Taken['webhook'], id: string, body: string): Promise<DeliveryOutcome> => {
    const place = { tenant: webhook.tenantId ?? '', collection: WEBHOOKS, field: 'secret' };
    const secret = records.secretOf({ ...place, row: webhook });
    if (secret === undefined) return { reason: 'NO_SECRET', code: null, answer: '', ms: 0 };
    const began = performance.now();
    const posted = await post(webhook.url, { body, headers: headersOf(secret, { id, body, now: clock() }) });
    const ms = Math.round(performance.now() - began);
    if (typeof posted === 'string') return { reason: posted, code: null, answer: '', ms };
    return { reason: reasonOf(posted.status), code: posted.status, answer: posted.text, ms };
  };
  return async (tenant: string, id: string): Promise<void> => {
    const { table } = records.company(tenant);
    const taken = deliveryToSend(table, id);
    if (taken?.webhook.status !== 'ACTIVE') return;
    const body = messageBody({ actingFor, shownTo }, { table, ...taken });
    if (typeof body === 'string') {
      await change(tenant, id, (inside, now, at) =>
        endDelivery(inside, now, { status: 'SKIPPED', reason: body, updatedAt: at }),
      );
      return;
    }
    const hasBegun = await change(tenant, id, (_, now, at) =>
      now.webhook.status === 'ACTIVE' && now.delivery.status !== 'SENDING' ? beginAttempt(now, body, at) : [],
    );
    if (!hasBegun) return;
    // Any failure is an outcome: without a record the delivery would be retried at once, forever.
    const outcome = await send(taken.webhook, id, JSON.stringify(body)).catch((error: unknown): DeliveryOutcome => {
      watch.mistake('webhooks', error);
      return { reason: 'UNREACHABLE', code: null, answer: '', ms: 0 };
    });
    await change(tenant, id, (inside, now, at) => noteOutcome(inside, now, outcome, at));
  };
}
