import { computeKeys } from '../compute.ts';
import { fieldOfInput } from '../keys.ts';
import { wherePaths } from '../where-paths.ts';
import type { Where } from '../types.ts';
import type { CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { said } from './said.ts';

/** Fields that hide each other in a circle have no defined result. Code RES218. */
export function checkCircles(context: CheckContext): void {
  const reads = dependencies(context);
  for (const name of reads.keys()) {
    const path = pathBack(reads, name);
    if (!path) continue;
    const message = said`Whether this is shown depends on itself: ${path.join(' → ')}.`;
    context.report({ code: 'RES218', pointer: pointerOf('/fields', name), message });
    return;
  }
}

/** Field → the fields its visibility depends on, through its own `showIf` or its sections'. */
function dependencies({ resource }: CheckContext): Map<string, readonly string[]> {
  const ofWhere = (where: Where | undefined) =>
    where === undefined
      ? []
      : wherePaths(where).flatMap((path) => {
          const [key = ''] = path.split('.');
          const compute = Object.hasOwn(resource.fields, key) ? resource.fields[key]?.compute : undefined;
          const keys = compute ? computeKeys(compute) : [key];
          return keys.flatMap((part) => fieldOfInput(resource, part)?.name ?? []);
        });
  const sections = [...resource.create.sections, ...resource.edit.sections];
  return new Map(
    Object.values(resource.fields).map((field) => {
      const own = sections.filter(({ rows }) => rows.some((row) => row.includes(field.name)));
      return [field.name, [field.showIf, ...own.map(({ showIf }) => showIf)].flatMap(ofWhere)];
    }),
  );
}

function pathBack(reads: ReadonlyMap<string, readonly string[]>, start: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (name: string, path: readonly string[]): string[] | undefined => {
    for (const next of reads.get(name) ?? []) {
      if (next === start) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}
