import { collectionOf } from '../../../src/config/collection.ts';
import { isSubscribedTo, eventsOfChange } from '../../../src/domain/webhooks/events.ts';
import type { Observer } from '../../live/rules/domain-write.ts';
import { isMet } from './condition.ts';
import { deliveriesOf } from './deliveries.ts';
import { toldKinds } from './known-events.ts';
import { WEBHOOKS } from './names.ts';

/**
 * Creates a delivery for every event of a write that an active webhook subscribes to, in the write's transaction. Most
 * companies have few webhooks and most writes concern none, so the first lookup is an index of those.
 */
export const tellWebhooks: Observer = ({ resource, config, before, after, table, companies, now, today }) => {
  const row = after ?? before;
  if (row === undefined || config.resources[WEBHOOKS] === undefined) return [];
  const webhooks = table(WEBHOOKS).equal('status', 'ACTIVE');
  if (webhooks.length === 0) return [];
  const collection = collectionOf(resource);
  const kind = toldKinds(config).get(collection);
  const base = config.resources[collection];
  if (kind === undefined || base === undefined) return [];
  const events = eventsOfChange(kind, { before, after });
  return webhooks.flatMap((webhook) => {
    const wanted = events.filter((event) => isSubscribedTo(webhook.events, event));
    const asked = { config, resource: base, row, table, companies, now, today };
    if (wanted.length === 0 || !isMet(webhook.condition, asked)) return [];
    const told = wanted.map((event) => ({ event, resource: collection, row, now }));
    return deliveriesOf(table, webhook, told);
  });
};
