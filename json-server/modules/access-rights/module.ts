import type { Route, SignedCall } from '../../accounts/call.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Module } from '../module.ts';
import { changeRights, defineChanges, rightsHistory, takeBack } from './changes.ts';
import { matrixFor, RIGHTS_ACCESS } from './rights.ts';
import { rolePreviewRoute } from './role-preview.ts';
import { WHY_PARAMETERS, explainAccess } from './why-call.ts';

function calls(deps: RouteDeps): readonly Route[] {
  const read = { ...RIGHTS_ACCESS, action: 'read' };
  const edit = { ...RIGHTS_ACCESS, action: 'edit' };
  return [
    {
      method: 'GET',
      path: '/api/access-rights',
      answer: 'RightsMatrix',
      access: read,
      handle: ({ snapshot, caller }: SignedCall) => json(200, matrixFor(snapshot, caller)),
    },
    {
      method: 'GET',
      path: '/api/access-rights/history',
      answer: 'RightsHistory',
      access: read,
      handle: ({ caller }: SignedCall) => json(200, rightsHistory(deps, caller)),
    },
    {
      method: 'POST',
      path: '/api/access-rights/changes',
      access: edit,
      handle: async (call: SignedCall) => json(200, await changeRights(deps, call)),
    },
    {
      method: 'POST',
      path: '/api/access-rights/take-back',
      access: edit,
      handle: async (call: SignedCall) => json(200, await takeBack(deps, call)),
    },
    {
      method: 'GET',
      path: '/api/_meta/why',
      access: 'signedIn',
      query: WHY_PARAMETERS,
      handle: (call: SignedCall) => json(200, explainAccess(call, deps.records)),
    },
    rolePreviewRoute(deps),
  ];
}

/** Rights: shows and explains them, changes them in the files, and previews the product as another role. */
export const accessRights: Module = { name: 'access-rights', calls, define: defineChanges };
