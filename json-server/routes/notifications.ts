import type { Caller, Route, SignedCall } from '../call.ts';
import { malformed } from '../http-error.ts';
import type { Context } from '../records/context.ts';
import { notificationsFor, toldOf } from '../records/notifications.ts';
import { json } from '../reply.ts';
import { spoken } from '../search/subtitle.ts';
import { textIn } from '../rows.ts';
import { languageOf } from '../texts.ts';
import type { Store } from '../store/types.ts';

/** Up to when a person has read, one row a person, in the partition of the tenant they work in. */
const MARKS = '_notification_marks';
const PAGE = 20;
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Declares the table; call once per store. */
export const defineNotifications = (store: Store): void => store.define(MARKS, { unique: [], ordered: {}, search: [] });

/** Ids of people are unique in their own tenant only. */
const markId = ({ homeTenant, user }: Caller): string => `${homeTenant}.${user.id}`;

/** What others did, from the records' histories, and how far the caller has read. */
export function notificationRoutes({ store }: { store: Store }): readonly Route[] {
  const readAtOf = (caller: Caller): string => {
    const mark = store.table(MARKS, caller.tenant).get(markId(caller));
    return mark ? textIn(mark, 'readAt') : '';
  };
  const answer = ({ caller, snapshot, request }: SignedCall, before?: string, only?: 'new' | 'mine') => {
    const context: Context = { snapshot, caller, read: (name, tenant) => store.table(name, tenant) };
    const language = languageOf(request.headers['accept-language']);
    const page = notificationsFor({
      ...{ context, readAt: readAtOf(caller), before, limit: PAGE, only },
      inWords: (at) => spoken({ ...at, language }),
    });
    return json(200, { ...page, resources: toldOf(context).map(({ name }) => name) });
  };

  return [
    {
      method: 'GET',
      path: '/api/notifications',
      access: 'signedIn',
      handle: (call) => {
        const only = call.search.get('only') ?? undefined;
        if (only !== undefined && only !== 'new' && only !== 'mine') throw malformed('"only" must be "new" or "mine".');
        return answer(call, call.search.get('before') ?? undefined, only);
      },
    },
    {
      method: 'POST',
      path: '/api/notifications/read',
      access: 'signedIn',
      handle: async (call) => {
        const { caller } = call;
        const { value } = await call.body();
        const upTo = (value as { readonly upTo?: unknown } | null | undefined)?.upTo;
        if (typeof upTo !== 'string' || !ISO_INSTANT.test(upTo)) throw malformed('"upTo" must be a moment in UTC.');
        await store.transact((tx) => {
          // Never backwards (another tab may have read further), and never ahead of the clock.
          const readAt = [readAtOf(caller), upTo < caller.values.now ? upTo : caller.values.now].sort().at(-1) ?? upTo;
          tx.put(MARKS, caller.tenant, { id: markId(caller), tenantId: caller.tenant, readAt });
        });
        return answer(call);
      },
    },
  ];
}
