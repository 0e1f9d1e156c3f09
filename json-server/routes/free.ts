import { RateLimiterMemory } from 'rate-limiter-flexible';
import { malformed } from '../http-error.ts';
import { consume } from '../limits.ts';
import type { ResourceRoute } from '../middleware/gate.ts';
import { tableOf } from '../records/context.ts';
import { json } from '../reply.ts';
import type { Store } from '../store/types.ts';

/** Questions a minute and person: a fast typist needs a third of it. */
const QUESTIONS = 120;
const WINDOW = 60; // seconds
const MAX_LENGTH = 200;

/**
 * `GET /api/<path>/_free?entityId=deniz-evi` → `{ "free": true }`: whether nobody has this value of a field that says
 * `checkFree`, while it is typed. For those who may create such records; saving asks again. @throws HttpError 400, 429
 */
export function freeRoute(store: Store): ResourceRoute {
  const limiter = new RateLimiterMemory({ points: QUESTIONS, duration: WINDOW });
  return {
    method: 'GET',
    shape: '/_free',
    action: () => 'create',
    handle: async ({ request: { url }, snapshot, caller, resource }) => {
      await consume(limiter, caller.user.id);
      const mark = url.indexOf('?');
      const asked = [...new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1))];
      const [[name, value] = ['', '']] = asked;
      const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
      if (asked.length !== 1 || field?.type !== 'text' || !field.checkFree || value.length > MAX_LENGTH) {
        throw malformed('One field with "checkFree" and its value are needed.');
      }
      const table = tableOf(
        { snapshot, caller, read: (collection, tenant) => store.table(collection, tenant) },
        resource,
      );
      return json(200, { free: table.findUnique(name, value.trim()) === undefined });
    },
  };
}
