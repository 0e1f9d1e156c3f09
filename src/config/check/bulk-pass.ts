import type { CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { said } from './said.ts';
import { unknownName } from './suggest.ts';

/** Actions on several rows of the list at once. Codes RES209, RES213, RES220. */
export function checkBulk({ raw, resource, report }: CheckContext): void {
  const bulk = raw.list?.bulk;
  if (bulk === undefined || bulk === false) return;
  if (resource.api.routed) {
    report({ code: 'RES220', pointer: '/list/bulk', message: said`Routes of their own answer these calls.` });
  }
  if (bulk === true) return;
  const known = ['edit', 'delete', ...Object.keys(resource.actions)];
  bulk.forEach((name, index) => {
    const pointer = pointerOf('/list/bulk', index);
    if (!known.includes(name)) {
      report({ code: 'RES209', pointer, message: unknownName({ what: 'action', wrong: name, known }) });
    } else if (resource.actions[name]?.copy) {
      const message = said`"${name}" begins one new record in a form; it cannot be done with several at once.`;
      report({ code: 'RES213', pointer, message });
    }
  });
}
