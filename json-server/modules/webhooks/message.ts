import { createHmac } from 'node:crypto';
import { readsOnly } from '../../../src/config/where-readable.ts';
import { isWhereShaped } from '../../../src/config/where-shape.ts';
import type { Json } from '../../../src/config/types.ts';
import { stateFieldIn, TEST_EVENT } from '../../../src/domain/webhooks/events.ts';
import { signatureHeader, signedText } from '../../../src/domain/webhooks/signature.ts';
import type { ActingFor } from '../../accounts/acting-for.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { WebhookDeliveriesRow } from '../../live/rows/stored/webhook-deliveries.ts';
import type { WebhooksRow } from '../../live/rows/stored/webhooks.ts';
import type { ShownTo } from '../../records/shown-to.ts';
import { KEPT } from './names.ts';

/** The body a receiver gets, without its signature. */
export type Body = { readonly [key: string]: Json };

type Setup = { readonly actingFor: ActingFor; readonly shownTo: ShownTo };
type Telling = { readonly table: Tables; readonly webhook: WebhooksRow; readonly delivery: WebhookDeliveriesRow };

/**
 * The body of a delivery at this moment: the record as it was, limited to what the person behind the webhook may now
 * see; or the reason why there is none.
 */
export function messageBody({ actingFor, shownTo }: Setup, telling: Telling): Body | 'NO_MAKER' | 'NOT_SHOWN' {
  const { table, webhook, delivery } = telling;
  const { id, resource: name } = delivery;
  const at = delivery.at ?? null;
  const event = delivery.event ?? '';
  const tenantId = webhook.tenantId ?? '';
  const deputy = { tenant: tenantId, userId: webhook.makerId ?? '', role: webhook.role };
  const behalf = actingFor(deputy);
  if (behalf === undefined) return 'NO_MAKER';
  const said = { id, event, at, tenantId };
  if (event === TEST_EVENT) return { ...said, data: { webhookId: webhook.id, name: webhook.name ?? null } };
  const row = table(KEPT).get(id)?.row;
  const resource = behalf.snapshot.config.resources[name ?? ''];
  const data = row && resource && shownTo(deputy, { resource: resource.name, row });
  if (data === undefined || resource === undefined) return 'NOT_SHOWN';
  const { readable } = behalf.snapshot.rightsOf({ role: deputy.role, resource });
  const state = stateFieldIn(event);
  const { condition } = webhook;
  // Neither an event's name nor its delivery may reveal a field hidden from the role.
  const isOpen = state === undefined || !Object.hasOwn(resource.fields, state) || readable.has(state);
  const isAskable = !isWhereShaped(condition) || readsOnly(condition, { resource, readable });
  return isOpen && isAskable ? { ...said, data } : 'NOT_SHOWN';
}

/** The headers of a body. @param now ms since 1970 */
export function headersOf(secret: string, { id, body, now }: { id: string; body: string; now: number }) {
  const seconds = Math.floor(now / 1000);
  const hex = createHmac('sha256', secret).update(signedText(seconds, body)).digest('hex');
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Konak-Webhooks',
    'Konak-Delivery': id,
    'Konak-Signature': signatureHeader(seconds, hex),
  };
}
