import { createHash } from 'node:crypto';
import type { RecordWrite, WebhookCall } from '../../live/rules/domain-write.ts';
import type { Tables } from '../../live/rows/company.ts';
import { deliveriesOf } from './deliveries.ts';
import { DELIVERIES, WEBHOOKS } from './names.ts';

/** Without a cause (`once`) each call makes a delivery. */
type Call = Omit<WebhookCall, 'once'> & Partial<Pick<WebhookCall, 'once'>>;

/** characters of an id derived from a cause */
const ID_LENGTH = 32;

/**
 * The delivery of a record to a webhook, as writes for the running transaction; none if it is not active. Ignores the
 * webhook's own events and condition.
 */
export function callWebhook({ table, webhookId, once, ...told }: Call): readonly RecordWrite[] {
  const webhook = table(WEBHOOKS).get(webhookId);
  if (webhook?.status !== 'ACTIVE') return [];
  if (once === undefined) return deliveriesOf(table, webhook, [told]);
  const id = createHash('sha256').update(`${webhookId} ${once}`).digest('hex').slice(0, ID_LENGTH);
  return table(DELIVERIES).get(id) ? [] : deliveriesOf(table, webhook, [{ ...told, id }]);
}

/** The id of the company's webhook with that name; undefined if there is none. */
export function webhookNamed(table: Tables, name: string): string | undefined {
  return table(WEBHOOKS)
    .equal('name', name)
    .map(({ id }) => id)
    .at(0);
}
