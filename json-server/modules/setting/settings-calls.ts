import type { Route, SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import type { Repositories } from '../../records/repository.ts';
import type { Records } from '../../records/records.ts';
import { settingsRow } from '../../records/settings/company-settings.ts';
import { resourceNamed } from '../../records/context.ts';
import { SETTINGS } from '../../accounts/second-factors.ts';

type Deps = { readonly records: Records; readonly repository: Repositories };

/** The one record of the caller's tenant. @throws HttpError 404 before the server has created it */
function requireSettings(deps: Deps, { snapshot, caller }: SignedCall) {
  const resource = resourceNamed(snapshot, SETTINGS);
  const row = settingsRow(deps.records.of({ snapshot, caller }).table);
  if (!resource || !row) throw notFound();
  return { id: row.id, repository: deps.repository({ snapshot, caller, resource }) };
}

/** `GET` and `PATCH /api/settings`: the settings of the company, without knowing the record's id. */
export const settingsRoutes = (deps: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/settings',
    access: { subject: 'Settings', action: 'show' },
    handle: (call: SignedCall) => {
      const { id, repository } = requireSettings(deps, call);
      return repository.get(id);
    },
  },
  {
    method: 'PATCH',
    path: '/api/settings',
    access: { subject: 'Settings', action: 'edit' },
    handle: async (call: SignedCall) => {
      const { id, repository } = requireSettings(deps, call);
      return repository.merge(id, (await call.body()).value, call.request.headers['if-match']);
    },
  },
];
