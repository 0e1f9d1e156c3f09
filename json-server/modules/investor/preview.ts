import { isJsonObject } from '../../../src/config/values.ts';
import type { Route, SignedCall } from '../../call.ts';
import { forbidden, notFound } from '../../http-error.ts';
import { mayPreview, previewId, PREVIEWS } from '../../middleware/preview.ts';
import type { Context } from '../../records/context.ts';
import { noteOnce } from '../../records/history.ts';
import { findInScope } from '../../records/scope.ts';
import { titleOf } from '../../../src/config/title.ts';
import { json } from '../../reply.ts';
import { GLOBAL, type Store } from '../../store/types.ts';

/** `POST /api/investor-previews` {investorId}: staff begin to look as an owner does; it is noted in the owner's history. */
export const previewRoutes = ({ store }: { readonly store: Store }): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/investor-previews',
    access: 'signedIn',
    handle: async (call: SignedCall) => {
      const { snapshot, caller } = call;
      const { investors } = snapshot.config.resources;
      if (!investors || !mayPreview(caller.role)) throw forbidden();
      const { value } = await call.body();
      const id = isJsonObject(value) ? value['investorId'] : undefined;
      const context: Context = { snapshot, caller, read: (name, tenant) => store.table(name, tenant) };
      const row = typeof id === 'string' ? findInScope(context, investors, id) : undefined;
      if (row === undefined) throw notFound();
      const { now } = caller.values;
      const begun = previewId(caller.sessionId, caller.tenant, row.id);
      await store.transact((tx) => {
        tx.put(PREVIEWS, GLOBAL, { id: begun, at: now });
        noteOnce({ tx, context, resource: investors, row, action: 'viewedAs', id: `${begun} ${now}` });
      });
      return json(201, { investorId: row.id, name: titleOf({ resource: investors, row }) });
    },
  },
];
