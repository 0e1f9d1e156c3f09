import { text } from '../http/query.ts';
import type { NotificationPage } from '../../src/wire/notifications.ts';
import type { Caller, Route, SignedCall } from '../accounts/call.ts';
import { malformed } from '../http/http-error.ts';
import { notificationsFor, notifyingResources } from '../records/notifications.ts';
import { json } from '../http/reply.ts';
import { readableRow } from '../records/search/subtitle.ts';
import { pickText } from '../../src/config/texts.ts';
import { acceptedLanguage } from '../../src/config/catalogues.ts';
import type { Records } from '../records/records.ts';
import type { DefineTable } from '../live/rows/company.ts';

/** How far a person has read notifications: one row per person, in the partition of the tenant they work in. */
const MARKS = '_notification_marks';
const PAGE = 20;
const ISO_INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Declares the table; call once per store. */
export const defineNotifications = (define: DefineTable): void =>
  define(MARKS, { unique: [], ordered: {}, search: [] });

/** Ids of people are unique only within their own tenant. */
const markId = ({ homeTenant, user }: Caller): string => `${homeTenant}.${user.id}`;

/** Other people's changes, from the records' histories, and how far the caller has read. */
export function notificationRoutes({ records }: { records: Records }): readonly Route[] {
  const readAtOf = (call: SignedCall): string => {
    return records.of(call).table(MARKS).get(markId(call.caller))?.readAt ?? '';
  };
  const answer = (call: SignedCall, before?: string, only?: 'new' | 'mine') => {
    const context = records.of(call);
    const language = acceptedLanguage(call.request.headers['accept-language']);
    const page = notificationsFor({
      context,
      readAt: readAtOf(call),
      before,
      limit: PAGE,
      only,
      words: { spoken: (at) => readableRow({ ...at, language }), text: (text) => pickText(text, language) },
    });
    const answered: NotificationPage = { ...page, resources: notifyingResources(context).map(({ name }) => name) };
    return json(200, answered);
  };

  return [
    {
      method: 'GET',
      path: '/api/notifications',
      answer: 'NotificationPage',
      query: { before: text, only: text },
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
        await records.write(call, (work) => {
          // Never backwards (another tab may have read further), and never ahead of the clock.
          const readAt = [readAtOf(call), upTo < caller.values.now ? upTo : caller.values.now].sort().at(-1) ?? upTo;
          work.put(MARKS, { id: markId(caller), tenantId: caller.tenant, readAt });
        });
        return answer(call);
      },
    },
  ];
}
