import { hookRefusal } from '../../http/outside/private-hooks.ts';
import type { Config } from '../../../src/config/types.ts';
import type { DomainAnswer, DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import type { WebhookDeliveriesRow } from '../../live/rows/stored/webhook-deliveries.ts';
import type { WebhooksRow } from '../../live/rows/stored/webhooks.ts';
import { newId } from '../../records/new-id.ts';
import { conditionOf } from './condition.ts';
import { DELIVERIES, TEST_EVENT, WEBHOOKS } from './names.ts';
import { isEmptyCondition, stateFieldsOf } from './webhook-events.ts';

const HAPPENINGS: ReadonlySet<string> = new Set(['*', 'created', 'updated', 'deleted']);

/** Whether there is such an event: of a resource with records of its own, what happens to them or a state of theirs. */
function isEvent({ resources }: Config, event: string): boolean {
  const [name = '', part = '', ...rest] = event.split('.');
  const resource = Object.hasOwn(resources, name) ? resources[name] : undefined;
  if (!resource || resource.of || resource.api.routed || [WEBHOOKS, DELIVERIES].includes(name)) return false;
  if (rest.length === 0) return HAPPENINGS.has(part);
  return stateFieldsOf(resource).some(
    (field) => field.name === part && field.options.some(({ value }) => value === rest.join('.')),
  );
}

const refused = (field: string, key: `webhooks.${string}`, params = {}): DomainAnswer => ({
  refused: { status: 422, field, key, params },
});

function wrongIn({ record, config }: DomainWrite<WebhooksRow>): DomainAnswer | undefined {
  const url = hookRefusal(record.url);
  if (url !== undefined) return refused('url', `webhooks.${url}`);
  if (config === undefined) return undefined;
  const unknown = record.events.find((event) => !isEvent(config, event));
  if (unknown !== undefined) return refused('events', 'webhooks.event', { value: unknown });
  const { condition } = record;
  if (isEmptyCondition(condition)) return undefined;
  const names = [...new Set(record.events.map((event) => event.split('.')[0] ?? ''))];
  const other = names.find((name) => {
    const resource = config.resources[name];
    return resource === undefined || conditionOf(config, resource, condition) === undefined;
  });
  return other === undefined ? undefined : refused('condition', 'webhooks.condition', { name: other });
}

/** A webhook tells of what there is, to addresses outside, for whoever makes it. `testWanted` is never stored. */
export const webhookRule: DomainRule<WebhooksRow> = (write) => {
  const { record, before, table, now } = write;
  const wrong = wrongIn(write);
  if (wrong) return wrong;
  if (!before) {
    const maker = table('users').get(record.createdBy ?? '');
    return { set: { userId: record.createdBy, role: record.role ?? maker?.role ?? null } };
  }
  if (record.testWanted !== true) return { set: {} };
  const row = {
    id: newId(),
    ...{ tenantId: record.tenantId ?? '', webhookId: record.id, event: TEST_EVENT, record: '', resource: '' },
    ...{ at: now, nextAt: now, status: 'WAITING', attempts: 0, version: 1, createdAt: now },
  };
  return { set: { testWanted: null }, writes: [{ collection: DELIVERIES, row }] };
};

/** What is asked to be sent again is due at once, as if nothing had been tried. `resendWanted` is never stored. */
export const deliveryRule: DomainRule<WebhookDeliveriesRow> = ({ record, now }) =>
  record.resendWanted === true
    ? { set: { resendWanted: null, status: 'WAITING', nextAt: now, attempts: 0 } }
    : { set: {} };
