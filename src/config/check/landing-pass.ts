import type { ClientPage } from '../page-types.ts';
import type { Finding, Resource } from '../types.ts';
import type { JsonFile } from './json-file.ts';
import { pointerOf } from './json-file.ts';
import { findingAt, type Shared } from './shared-files.ts';
import { unknownName } from './suggest.ts';

/**
 * The landing table of `_menu.json`: its roles and addresses must exist. Warnings, because people of other roles land
 * on the first entry of the menu. Codes RES208, RES222.
 * @param paths addresses of all lists and pages, including those of disabled files
 */
export function checkLanding({ shared, paths }: { shared: Shared; paths: readonly string[] }): Finding[] {
  const json = shared.menuFile;
  if (!json) return [];
  return Object.entries(shared.landing).flatMap(([role, path]) => {
    const pointer = pointerOf('/landing', role);
    const warn = (code: string, what: string, wrong: string, known: readonly string[]): Finding[] =>
      known.includes(wrong)
        ? []
        : [findingAt({ json, code, level: 'warning', pointer, message: unknownName({ what, wrong, known }) })];
    return [...warn('RES208', 'role', role, shared.roles), ...warn('RES222', 'screen', path, paths)];
  });
}

type RowAddresses = {
  readonly resources: Readonly<Record<string, Resource>>;
  readonly pages: Readonly<Record<string, Pick<ClientPage, 'route' | 'more'>>>;
  readonly jsonOf: (path: string) => JsonFile | undefined;
};

/** `rowTo` of lists: the address must belong to a page. Code RES222. */
export function checkRowAddresses({ resources, pages, jsonOf }: RowAddresses): Finding[] {
  const known = Object.values(pages).flatMap(({ route, more }) => [route, ...more]);
  return Object.values(resources).flatMap(({ file, list: { rowTo } }) => {
    const json = jsonOf(file);
    if (!json || rowTo === undefined || known.includes(rowTo)) return [];
    const message = unknownName({ what: 'screen', wrong: rowTo, known: known.filter((path) => path.endsWith('/:id')) });
    return [findingAt({ json, code: 'RES222', level: 'warning', pointer: '/list/rowTo', message })];
  });
}
