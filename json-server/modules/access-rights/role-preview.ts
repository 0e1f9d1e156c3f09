import { isJsonObject } from '../../../src/config/values.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { forbidden, notFound } from '../../http/http-error.ts';
import { USERS } from '../../accounts/authenticate.ts';
import { mayPreview, previewId, PREVIEWS, roleKey } from '../../accounts/preview.ts';
import { atHome, resourceNamed } from '../../records/context.ts';
import { json } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';
import { rolesOf } from './rights.ts';

/**
 * `POST /api/role-previews` {role}: staff start to see the product as a role does, never a higher one; their own
 * history records it.
 */
export const rolePreviewRoute = ({ records }: { readonly records: Records }): Route => ({
  method: 'POST',
  path: '/api/role-previews',
  access: 'signedIn',
  handle: async (call: SignedCall) => {
    const { snapshot, caller } = call;
    if (!mayPreview(caller.role)) throw forbidden();
    const { value } = await call.body();
    const wanted = isJsonObject(value) ? value['role'] : undefined;
    const roles = rolesOf(snapshot);
    const role = roles.find((option) => option.value === wanted);
    const own = roles.find((option) => option.value === caller.role);
    if (role === undefined) throw notFound();
    if ((role.rank ?? 0) > (own?.rank ?? 0)) throw forbidden();
    const { now } = caller.values;
    const begun = previewId(caller.sessionId, caller.tenant, roleKey(role.value));
    const users = resourceNamed(snapshot, USERS);
    // Their record is in their home company, whichever company they are looking at.
    await records.write(atHome(call), (work) => {
      work.shared.put(PREVIEWS, { id: begun, at: now });
      if (users === undefined) return;
      work.addHistoryOnce({ resource: users, row: caller.user, action: 'viewedAsRole', id: `${begun} ${now}` });
    });
    return json(201, { role: role.value, label: role.label });
  },
});
