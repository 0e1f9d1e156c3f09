import { createHash } from 'node:crypto';
import type { RecordWrite, WebhookCall } from '../../live/rules/domain-write.ts';
import type { Tables } from '../../live/rows/company.ts';
import { deliveriesOf } from './deliveries.ts';
import { DELIVERIES, WEBHOOKS } from './names.ts';

/** Without a cause (`once`) it is told each time. */
type Call = Omit<WebhookCall, 'once'> & Partial<Pick<WebhookCall, 'once'>>;

/** characters of an id made of a cause */
const ID_LENGTH = 32;

/**
 * The delivery that tells a webhook of a record, as writes for the running transaction; none where it is not active. The
 * webhook's own events and condition are not asked.
 */
export function callWebhook({ table, webhookId, once, ...told }: Call): readonly RecordWrite[] {
  const webhook = table(WEBHOOKS).get(webhookId);
  if (webhook?.status !== 'ACTIVE') return [];
  if (once === undefined) return deliveriesOf(table, webhook, [told]);
  const id = createHash('sha256').update(`${webhookId} ${once}`).digest('hex').slice(0, ID_LENGTH);
  return table(DELIVERIES).get(id) ? [] : deliveriesOf(table, webhook, [{ ...told, id }]);
}

/** The id of the company's webhook of that name; undefined where there is none. */
export function webhookNamed(table: Tables, name: string): string | undefined {
  return table(WEBHOOKS)
    .equal('name', name)
    .map(({ id }) => id)
    .at(0);
}
