import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import { collectionIn, TEST_EVENT } from '../../../src/domain/webhooks/events.ts';
import { isSameJson } from '../../../src/config/keys.ts';
import { mayLend } from '../../accounts/acting-for.ts';
import { addressFault, allowsPrivate } from '../../http/outside/private-addresses.ts';
import type { DomainAnswer, DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import type { WebhookDeliveriesRow } from '../../live/rows/stored/webhook-deliveries.ts';
import type { WebhooksRow } from '../../live/rows/stored/webhooks.ts';
import { conditionFault } from './condition.ts';
import { deliveriesOf, placeOf, queuedFor } from './deliveries.ts';
import { wrongEvent } from './known-events.ts';
import { KEPT, QUEUE, WEBHOOKS } from './names.ts';

type Write = DomainWrite<WebhooksRow>;

const webhookRefusal = (field: string, key: Refusal['key'], params: Refusal['params'] = {}): Refusal => ({
  status: 422,
  field,
  key,
  params,
});

const hasChanged = ({ record, before }: Write, ...keys: readonly (keyof WebhooksRow)[]): boolean =>
  before === undefined || keys.some((key) => !isSameJson(record[key], before[key]));

function addressRefusal(write: Write): Refusal | undefined {
  const fault = hasChanged(write, 'url') ? addressFault(write.record.url, allowsPrivate()) : undefined;
  return fault && webhookRefusal('url', `webhooks.url.${fault}`);
}

function eventsRefusal(write: Write): Refusal | undefined {
  const { record, config } = write;
  if (config === undefined || !hasChanged(write, 'events')) return undefined;
  const wrong = record.events.map((event) => wrongEvent(config, event)).find((each) => each !== undefined);
  return wrong && webhookRefusal('events', 'webhooks.event', wrong);
}

function conditionRefusal(write: Write): Refusal | undefined {
  const { record, config } = write;
  const { condition } = record;
  if (config === undefined || !condition || !hasChanged(write, 'events', 'condition')) return undefined;
  for (const collection of new Set(record.events.map(collectionIn))) {
    const resource = config.resources[collection];
    const fault = resource && conditionFault(config, resource, condition);
    if (fault) return webhookRefusal('condition', 'webhooks.condition', { collection, ...fault });
  }
  return undefined;
}

/**
 * The person who decides what is sent where is responsible, and their rights limit it: nobody sends in another's name.
 */
function withOwner(write: Write): DomainAnswer {
  const { record, table, config } = write;
  const { role } = record;
  const maker = table('users').get(record.updatedBy ?? '');
  if (maker === undefined || config === undefined) return { refused: webhookRefusal('url', 'webhooks.maker') };
  if (!mayLend({ config }, maker.role, role)) return { refused: webhookRefusal('role', 'webhooks.role') };
  return { set: { makerId: maker.id } };
}

/**
 * A webhook's address, events and owner; `test` sends it a test message. Resuming a stopped webhook makes the person
 * who resumes it its owner.
 */
export const webhookRule: DomainRule<WebhooksRow> = (write) => {
  const { record, before, table, now } = write;
  const wrong = addressRefusal(write) ?? eventsRefusal(write) ?? conditionRefusal(write);
  if (wrong) return { refused: wrong };
  const isResumed = record.status === 'ACTIVE' && before !== undefined && before.status !== 'ACTIVE';
  const isDecided = isResumed || hasChanged(write, 'url', 'events', 'condition', 'role');
  const made = isDecided ? withOwner(write) : { set: {} };
  if (!('set' in made)) return made;
  const name = record.name || new URL(record.url).hostname;
  const isTested = before !== undefined && record.testedAt !== before.testedAt;
  const test = { event: TEST_EVENT, resource: '', row: null, now };
  return {
    set: { ...made.set, name, ...(isResumed && { failingSince: null, stopReason: null }) },
    writes: isTested ? deliveriesOf(table, record, [test]) : [],
  };
};

/** "Send again": a new attempt at once, whatever else of its record waits, with retries for three days. */
export const deliveryRule: DomainRule<WebhookDeliveriesRow> = ({ record, before, table, now }) => {
  const isResent = before !== undefined && record.resentAt !== before.resentAt;
  const { id, webhookId, resource, recordId, event } = record;
  if (!isResent || !webhookId) return { set: {} };
  if (table(WEBHOOKS).get(webhookId)?.status !== 'ACTIVE') {
    return { refused: { ...webhookRefusal('webhookId', 'webhooks.notActive'), status: 409 } };
  }
  if (event !== TEST_EVENT && table(KEPT).get(id) === undefined) {
    return { refused: { ...webhookRefusal('body', 'webhooks.nothingKept'), status: 409 } };
  }
  const place = placeOf({
    id,
    tenantId: record.tenantId ?? '',
    webhookId,
    resource: resource ?? '',
    recordId: recordId ?? null,
    at: now,
  });
  const queued = table(QUEUE).get(id);
  return {
    set: { status: 'WAITING', nextAt: now, reason: null },
    writes: [queuedFor({ ...place, seq: queued?.seq ?? 0 }, now)],
  };
};
