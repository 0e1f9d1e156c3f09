import { postHook } from '../../http/outside/post-hook.ts';
import { every } from '../../jobs/ticker.ts';
import type { Module } from '../module.ts';
import { DELIVERIES } from './names.ts';
import { createSender, waitingIn } from './sender.ts';
import { tellWebhooks } from './webhook-events.ts';
import { deliveryRule, webhookRule } from './webhook-rule.ts';

/** ms between two looks at what is to be sent */
const INTERVAL = 500;

/** Tells others' programs what happens: at least once, in the order of each record, signed. */
export const webhooks: Module = {
  name: 'webhooks',
  rules: { webhook: webhookRule, 'webhook-delivery': deliveryRule },
  observers: [tellWebhooks],
  aging: [{ collection: DELIVERIES, at: 'at', keptFor: 30 * 24 * 60 * 60 * 1000 }],
  hasWaiting: (table) => waitingIn(table(DELIVERIES)).length > 0,
  start: (running) => {
    const sender = createSender({ ...running, post: postHook });
    const { leading } = running.records;
    const round = () => Promise.resolve(sender.begin());
    const { stop } = every({ job: 'webhooks', interval: INTERVAL, leading, round, watch: running.watch });
    return async () => {
      await stop();
      await sender.settled();
    };
  },
};
