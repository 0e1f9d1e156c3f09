import { collectionOf } from '../../../src/config/collection.ts';
import { isSameJson } from '../../../src/config/keys.ts';
import { oncePer } from '../../../src/config/once-per.ts';
import { SERVER_OWNED } from '../../../src/config/values.ts';
import { compileWhere } from '../../../src/config/where.ts';
import type { Field, Json, Resource } from '../../../src/config/types.ts';
import { eventsOf, wantedOf } from '../../../src/domain/webhooks/events.ts';
import type { Observed, Observer, RecordWrite } from '../../live/rules/domain-write.ts';
import type { WebhooksRow } from '../../live/rows/stored/webhooks.ts';
import { newId } from '../../records/new-id.ts';
import { conditionOf } from './condition.ts';
import { DELIVERIES, WEBHOOKS } from './names.ts';

/** What is said of these would be said of itself. */
const QUIET: ReadonlySet<string> = new Set([WEBHOOKS, DELIVERIES]);
const OWNED: ReadonlySet<string> = new Set(SERVER_OWNED);

/** The fields that may be said to reach a value: lists of values of which a record has one. */
export const stateFieldsOf = oncePer(({ fields }: Resource) =>
  Object.values(fields).filter(
    (field): field is Extract<Field, { type: 'enum' }> => field.type === 'enum' && !field.multiple,
  ),
);

export const isEmptyCondition = (condition: Json | undefined): boolean =>
  condition === null || condition === undefined || JSON.stringify(condition) === '{}';

/** Whether anything is different that is not the server's own bookkeeping. */
function hasChanged({ before, after }: Pick<Observed, 'before' | 'after'>): boolean {
  if (!before || !after) return true;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].some((key) => !OWNED.has(key) && !isSameJson(before[key] ?? null, after[key] ?? null));
}

function isMeant(
  { condition }: WebhooksRow,
  { config, resource, table, now, today, before, after }: Observed,
): boolean {
  if (isEmptyCondition(condition)) return true;
  const base = config.resources[collectionOf(resource)];
  const where = base && conditionOf(config, base, condition);
  const row = after ?? before;
  if (!base || !where || !row) return false;
  const values = { user: {}, today, now };
  const resolve = (collection: string, id: string) => table(collection).get(id);
  return compileWhere({ where, resource: base, resources: config.resources, values, resolve })(row);
}

/** Every write makes a message for each webhook that asks for it, in its own transaction: neither is there without the other. */
export const tellWebhooks: Observer = (change) => {
  const { resource, before, after, table, now } = change;
  const hooks = table(WEBHOOKS);
  const collection = collectionOf(resource);
  const row = after ?? before;
  if (hooks.size === 0 || !row || QUIET.has(collection) || !hasChanged(change)) return [];
  const states = stateFieldsOf(change.config.resources[collection] ?? resource).map(({ name }) => name);
  const events = eventsOf({ collection, before, after, states });
  return [...hooks.all()].flatMap((hook): RecordWrite[] => {
    if (hook.isActive === false) return [];
    const wanted = wantedOf(events, hook.events);
    if (wanted.length === 0 || !isMeant(hook, change)) return [];
    return wanted.map((event) => ({
      collection: DELIVERIES,
      row: {
        id: newId(),
        ...{ tenantId: hook.tenantId ?? '', webhookId: hook.id, event, record: row.id, resource: collection },
        ...{ at: now, nextAt: now, status: 'WAITING', attempts: 0, version: 1, createdAt: now },
        body: JSON.stringify(row),
      },
    }));
  });
};
