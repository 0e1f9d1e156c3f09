import { expect, test, vi } from 'vitest';
import { makeResource } from '../../../src/config/testing.ts';
import type { Config } from '../../../src/config/types.ts';
import type { WebhookCalls } from '../../live/rules/domain-write.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { companiesIn } from '../../live/rows/company.ts';
import { effectOf } from './effects.ts';

const boats = makeResource({ name: 'boats', fields: { name: { type: 'text' } } });

test('a webhook is called by its name, under an id of the run', () => {
  const write = { collection: 'webhook-deliveries', create: { id: 'd1' } };
  const webhookCalls = {
    named: vi.fn<WebhookCalls['named']>((_table, name) => (name === 'The shop' ? 'w1' : undefined)),
    call: vi.fn<WebhookCalls['call']>(() => [write]),
  };
  const store = createMemoryStore();
  store.define('boats', { unique: [], ordered: {}, search: [] });
  const companies = companiesIn(store);
  const { table } = companies.company('demo');
  const config = { resources: { boats } } as unknown as Config;
  const now = '2026-11-20T09:00:00.000Z';
  const surroundings = {
    table,
    shared: companies.shared.table,
    config,
    now,
    today: '2026-11-20',
    outgoing: { webhookCalls },
  };
  const when = { kind: 'change' as const, on: ['create'] };
  const rule = { name: 'tell', label: { en: 'Tell' }, isOff: false, when, then: [] };
  const row = { id: 'b1', tenantId: 'demo', name: 'Ada' };
  const acting = { rule, resource: boats, row, id: 'run' };
  const call = (webhook: string) => effectOf(surroundings, acting, { kind: 'call', webhook }, 0);
  expect(call('The shop')).toEqual({ writes: [write], done: 'call The shop' });
  expect(webhookCalls.call.mock.calls).toEqual([
    [{ table, webhookId: 'w1', event: 'automation.tell', resource: 'boats', row, now, once: 'auto-run-0' }],
  ]);
  expect(call('Another')).toEqual({ writes: [], done: 'call Another', lacks: 'NO_WEBHOOK' });
});
