import type { Route, SignedCall } from '../../call.ts';
import { notFound } from '../../http-error.ts';
import type { Requests } from '../../records/requests.ts';
import { repositoryFor } from '../../repository.ts';
import type { Store } from '../../store/types.ts';
import { SETTINGS, settingsRow } from '../../settings/company-settings.ts';

type Deps = { readonly store: Store; readonly requests: Requests };

/** The one record of the caller's tenant. @throws HttpError 404 before the server has made it */
function found(deps: Deps, { snapshot, caller }: SignedCall) {
  const resource = snapshot.config.resources[SETTINGS];
  const row = settingsRow((name) => deps.store.table(name, caller.tenant));
  if (!resource || !row) throw notFound();
  return { id: row.id, repository: repositoryFor({ ...deps, snapshot, caller, resource }) };
}

/** `GET` and `PATCH /api/settings`: the settings of the company, without asking which record they are. */
export const settingsRoutes = (deps: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/settings',
    access: { subject: 'Settings', action: 'show' },
    handle: (call: SignedCall) => {
      const { id, repository } = found(deps, call);
      return repository.get(id);
    },
  },
  {
    method: 'PATCH',
    path: '/api/settings',
    access: { subject: 'Settings', action: 'edit' },
    handle: async (call: SignedCall) => {
      const { id, repository } = found(deps, call);
      return repository.merge(id, (await call.body()).value, call.request.headers['if-match']);
    },
  },
];
