import { ACTIONS } from '../access.ts';
import { checkIcon, checkRoles, checkShared, type Context } from './context.ts';
import { pointerOf } from './json-file.ts';
import { checkBadge } from './pages-pass.ts';
import { unknownName } from './suggest.ts';
import { checkWhere } from './where-pass.ts';
import { said } from './said.ts';

/** Roles, actions and row scopes; menu group, dialect, icon and domain rule. Codes RES208–RES211, RES301, RES302. */
export function checkAccess(context: Context): void {
  const { raw, resource, report } = context;
  const actions = [...(resource.only ?? [...ACTIONS, ...Object.keys(resource.actions)]), '*'];
  const { grants = {}, rows = {} } = raw.access ?? {};
  for (const [role, granted] of Object.entries(grants)) {
    if (role === '$comment') continue;
    checkRoles(context, [role], () => pointerOf('/access/grants', role));
    granted.forEach((action, index) => {
      if (actions.includes(action)) return;
      const pointer = pointerOf('/access/grants', role, index);
      report({ code: 'RES209', pointer, message: unknownName({ what: 'action', wrong: action, known: actions }) });
    });
  }
  for (const [role, where] of Object.entries(rows)) {
    if (role === '$comment') continue;
    checkRoles(context, [role], () => pointerOf('/access/rows', role));
    checkWhere({ context, where, pointer: pointerOf('/access/rows', role) });
    if (!Object.hasOwn(resource.access.grants, role)) {
      const message = said`"${role}" is granted nothing here, so its rows never count.`;
      report({ code: 'RES906', level: 'warning', pointer: pointerOf('/access/rows', role), message });
    }
  }
  checkPlace(context);
}

function checkPlace(context: Context): void {
  const { raw, resource, shared, known, report } = context;
  checkIcon(context, raw.icon, '/icon');
  checkShared(context, {
    code: 'RES211',
    file: '_dialects.json',
    what: 'dialect',
    wrong: resource.api.dialect,
    known: Object.keys(shared.dialects),
    pointer: '/api/dialect',
  });
  if (resource.menu && shared.menu) {
    const groups = shared.menu.map(({ id }) => id);
    const group = { wrong: resource.menu.group, known: groups, pointer: '/menu/group' };
    checkShared(context, { code: 'RES210', file: '_menu.json', what: 'menu group', ...group });
  }
  if (raw.menu) checkBadge(context, raw.menu, resource);
  const isMade = !resource.single && (resource.only?.includes('create') ?? true);
  if (resource.menu?.to === 'create' && !(isMade && (resource.api.routed?.calls.includes('create') ?? true))) {
    const message = said`Nobody makes a new record here, so the entry of the menu cannot lead to its form.`;
    report({ code: 'RES213', pointer: '/menu/to', message });
  }
  if (raw.menu === undefined) {
    const message = said`No "menu": its screens are reached by address or relation only. Write "menu": false if that is meant.`;
    report({ code: 'RES902', level: 'warning', pointer: '', message });
  }
  if (raw.domain !== undefined && !known.domain.includes(raw.domain)) {
    report({
      code: 'RES302',
      pointer: '/domain',
      message: unknownName({ what: 'domain rule', wrong: raw.domain, known: known.domain }),
    });
  }
}
