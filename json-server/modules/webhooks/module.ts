import { allowsPrivate } from '../../http/outside/private-addresses.ts';
import { createPostOutside } from '../../http/outside/post.ts';
import { queueOf } from '../../records/queues.ts';
import type { Module } from '../module.ts';
import { callWebhook, webhookNamed } from './call-webhook.ts';
import { defineQueue, removalsOf, waitingDeliveries } from './deliveries.ts';
import { forgetTold, oldDeliveries } from './keep.ts';
import { DELIVERIES, WEBHOOKS } from './names.ts';
import { tellWebhooks } from './observe.ts';
import { deliveryRule, webhookRule } from './rules.ts';
import { createWebhookSender } from './sender.ts';

/** Webhooks: notify other programs of events. */
export const webhooks: Module = {
  name: 'webhooks',
  rules: { webhook: webhookRule, 'webhook-delivery': deliveryRule },
  goesWith: { webhook: ({ before, table }) => removalsOf(table(DELIVERIES).equal('webhookId', before.id)) },
  followers: { guests: [forgetTold] },
  queues: [
    queueOf({ name: 'webhooks', collection: DELIVERIES, states: ['WAITING', 'SENDING', 'FAILED'], since: 'at' }),
  ],
  observers: [tellWebhooks],
  webhookCalls: { named: webhookNamed, call: callWebhook },
  jobs: [oldDeliveries],
  jobCollections: [DELIVERIES],
  hasWaiting: (table) => waitingDeliveries(table).length > 0 && table(WEBHOOKS).equal('status', 'ACTIVE').length > 0,
  define: defineQueue,
  start: (running) => {
    const sender = createWebhookSender({ ...running, post: createPostOutside({ isFree: allowsPrivate }) });
    sender.tick();
    return sender.stop;
  },
};
