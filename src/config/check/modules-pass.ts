import { MODULE_LIST } from '../modules.ts';
import type { Finding } from '../types.ts';
import { ownValue } from '../values.ts';
import { checkShared, type CheckSurroundings } from './context.ts';
import { pointerOf } from './json-file.ts';
import { findingAt, type Shared } from './shared-files.ts';
import { unknownName } from './suggest.ts';

const ENUMS_FILE = '_enums.json';

const declared = ({ enums }: Pick<Shared, 'enums'>): readonly string[] =>
  ownValue(enums, MODULE_LIST)?.options.map(({ value }) => value) ?? [];

/** `module` of a resource or page: must be one that packages can contain. Code RES204. */
export function checkModule({
  raw,
  ...around
}: CheckSurroundings & { readonly raw: { readonly module?: string | false } }) {
  if (typeof raw.module !== 'string') return;
  const known = declared(around.shared);
  checkShared(around, {
    code: 'RES204',
    file: ENUMS_FILE,
    what: 'module',
    wrong: raw.module,
    known,
    pointer: '/module',
  });
}

/** `module` of the groups in `_menu.json`; the menu stays. Code RES204. */
export function checkGroupModules(shared: Shared): Finding[] {
  const { menu, menuFile: json, broken } = shared;
  if (!json || !menu || broken.has(ENUMS_FILE)) return [];
  const known = declared(shared);
  return menu.flatMap(({ module }, index) => {
    if (module === undefined || known.includes(module)) return [];
    const message = unknownName({ what: 'module', wrong: module, known });
    return [findingAt({ json, code: 'RES204', pointer: `${pointerOf('/groups', index)}/module`, message })];
  });
}
