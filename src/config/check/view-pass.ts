import type { Resource } from '../types.ts';
import type { CheckSurroundings } from './context.ts';
import { unknownName } from './suggest.ts';

/** Checks that a saved view of this name exists. Code RES223. */
export function checkView(
  { report }: CheckSurroundings,
  { resource, view, pointer }: { resource: Resource; view: string; pointer: string },
): void {
  const known = resource.list.views.map(({ id }) => id);
  if (known.includes(view)) return;
  report({ code: 'RES223', pointer, message: unknownName({ what: 'view', wrong: view, known, of: resource.name }) });
}
