import { isJsonObject } from '../../../src/config/values.ts';
import type { Route, SignedCall } from '../../call.ts';
import { forbidden, notFound } from '../../http-error.ts';
import { USERS } from '../../middleware/authenticate.ts';
import { mayPreview, previewId, PREVIEWS, roleKey } from '../../middleware/preview.ts';
import type { Context } from '../../records/context.ts';
import { noteOnce } from '../../records/history.ts';
import { json } from '../../reply.ts';
import { GLOBAL, type Store } from '../../store/types.ts';
import { rolesOf } from './rights.ts';

/** `POST /api/role-previews` {role}: staff begin to look as a role does, never a higher one; it is noted in their own history. */
export const rolePreviewRoute = ({ store }: { readonly store: Store }): Route => ({
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
    const users = snapshot.config.resources[USERS];
    await store.transact((tx) => {
      tx.put(PREVIEWS, GLOBAL, { id: begun, at: now });
      if (users === undefined) return;
      const home = { ...caller, tenant: caller.homeTenant };
      const context: Context = { snapshot, caller: home, read: (name, tenant) => tx.table(name, tenant) };
      noteOnce({ tx, context, resource: users, row: caller.user, action: 'viewedAsRole', id: `${begun} ${now}` });
    });
    return json(201, { role: role.value, label: role.label });
  },
});
