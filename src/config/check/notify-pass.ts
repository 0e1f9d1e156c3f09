import { builtInActions } from '../history-actions.ts';
import { checkRoles, type CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { unknownName } from './suggest.ts';
import { checkWhere } from './where-pass.ts';
import { said } from './said.ts';

/** Notifications and their receivers. Codes RES208, RES209, RES220, RES223 and those of conditions. */
export function checkNotify(context: CheckContext): void {
  const { resource, report } = context;
  const known = [...builtInActions(resource.name), ...Object.keys(resource.actions)];
  if (resource.notify.length > 0 && resource.tenancy === 'global') {
    report({ code: 'RES220', pointer: '/notify', message: said`Only of records that belong to a tenant ("tenancy").` });
  }
  resource.notify.forEach(({ on, roles, where, list }, index) => {
    const pointer = pointerOf('/notify', index);
    on.forEach((name, at) => {
      if (known.includes(name)) return;
      const message = unknownName({ what: 'action', wrong: name, known });
      report({ code: 'RES209', pointer: pointerOf(pointer, 'on', at), message });
    });
    checkRoles(context, roles, (at) => pointerOf(pointer, 'roles', at));
    const views = resource.list.views.map(({ id }) => id);
    if (list !== undefined && !views.includes(list)) {
      const message = unknownName({ what: 'view', wrong: list, known: views, of: resource.name });
      report({ code: 'RES223', pointer: `${pointer}/list`, message });
    }
    if (where) checkWhere({ context, where, pointer: `${pointer}/where` });
  });
}
