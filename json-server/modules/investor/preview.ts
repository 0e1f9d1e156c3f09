import { isJsonObject } from '../../../src/config/values.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { forbidden, notFound } from '../../http/http-error.ts';
import { mayPreview, previewId, PREVIEWS } from '../../accounts/preview.ts';
import { findInScope } from '../../records/scope.ts';
import { titleOf } from '../../../src/config/title.ts';
import { json } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';

/**
 * `POST /api/investor-previews` {investorId}: staff start to see the product as an owner does; the owner's history
 * records it.
 */
export const previewRoutes = ({ records }: { readonly records: Records }): readonly Route[] => [
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
      const context = records.of({ snapshot, caller });
      const row = typeof id === 'string' ? findInScope(context, investors, id) : undefined;
      if (row === undefined) throw notFound();
      const { now } = caller.values;
      const begun = previewId(caller.sessionId, caller.tenant, row.id);
      await records.write({ snapshot, caller }, (work) => {
        work.shared.put(PREVIEWS, { id: begun, at: now });
        work.addHistoryOnce({ resource: investors, row, action: 'viewedAs', id: `${begun} ${now}` });
      });
      return json(201, { investorId: row.id, name: titleOf({ resource: investors, row }) });
    },
  },
];
