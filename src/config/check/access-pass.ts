import { ACTIONS } from '../access.ts';
import { checkIcon, checkGroupFor, checkRoles, checkShared, type CheckContext, fieldNames } from './context.ts';
import { pointerOf } from './json-file.ts';
import { checkBadge } from './pages-pass.ts';
import { unknownName } from './suggest.ts';
import { isUserVariable, ownValue } from '../values.ts';
import { checkWhere, USER_VALUES } from './where-pass.ts';
import { said } from './said.ts';

/** Roles, actions and row scopes; menu group, dialect, icon and domain rule. Codes RES208–RES211, RES301, RES302. */
export function checkAccess(context: CheckContext): void {
  const { raw, resource, report } = context;
  const actions = [...(resource.only ?? [...ACTIONS, ...Object.keys(resource.actions)]), '*'];
  const { grants = {}, rows = {}, fieldsIf = {} } = raw.access ?? {};
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
    const isOfPerson = isUserVariable(role);
    if (isOfPerson) checkUserValue(context, role, pointerOf('/access/rows', role));
    else checkRoles(context, [role], () => pointerOf('/access/rows', role));
    checkWhere({ context, where, pointer: pointerOf('/access/rows', role) });
    if (!isOfPerson && !Object.hasOwn(resource.access.grants, role)) {
      const message = said`"${role}" is granted nothing here, so its rows never count.`;
      report({ code: 'RES906', level: 'warning', pointer: pointerOf('/access/rows', role), message });
    }
  }
  for (const [role, values] of Object.entries(fieldsIf)) {
    if (role === '$comment') continue;
    checkRoles(context, [role], () => pointerOf('/access/fieldsIf', role));
    for (const [value, names] of Object.entries(values)) {
      checkUserValue(context, value, pointerOf('/access/fieldsIf', role, value));
      names.forEach((name, index) => {
        if (ownValue(resource.fields, name)) return;
        const message = unknownName({ what: 'field', wrong: name, known: fieldNames(context) });
        report({ code: 'RES201', pointer: pointerOf('/access/fieldsIf', role, value, index), message });
      });
    }
  }
  checkPlace(context);
}

/** `$user.estateScope`: a value the server knows about the person. Code RES213. */
function checkUserValue({ report }: CheckContext, value: string, pointer: string): void {
  const name = value.slice('$user.'.length);
  if (isUserVariable(value) && USER_VALUES.includes(name)) return;
  const known = USER_VALUES.map((each) => `$user.${each}`);
  report({ code: 'RES213', pointer, message: unknownName({ what: 'value of the user', wrong: value, known }) });
}

function checkPlace(context: CheckContext): void {
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
  if (raw.menu) {
    checkBadge(context, raw.menu, resource);
    checkRoles(context, raw.menu.notFor ?? [], (index) => pointerOf('/menu/notFor', index));
    checkGroupFor(context, raw.menu.groupFor);
  }
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
