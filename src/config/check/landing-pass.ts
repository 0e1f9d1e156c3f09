import type { Finding } from '../types.ts';
import { pointerOf } from './json-file.ts';
import { findingAt, type Shared } from './shared-files.ts';
import { unknownName } from './suggest.ts';

/**
 * The landing table of `_menu.json`: roles that there are, addresses that some file has. Warnings, because whoever it
 * does not help lands on the first entry of the menu. Codes RES208, RES222.
 * @param paths addresses of all lists and pages, those of files that are turned off too
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
