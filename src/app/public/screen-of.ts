import type { ComponentType } from 'react';
import { screenPath } from '../../providers/safe-to.ts';

const ID = '/:id';

/**
 * The public screen at an address, and the value of `:id` as written ('' without one).
 * @param at the screen of an address; an exact match comes before one that ends in `:id`
 */
export function screenOf<Props>({
  pathname,
  at,
}: {
  readonly pathname: string;
  readonly at: (path: string) => ComponentType<Props> | undefined;
}): { readonly Screen: ComponentType<Props>; readonly id: string } | undefined {
  const path = screenPath(pathname);
  const exact = path.endsWith(ID) ? undefined : at(path);
  if (exact) return { Screen: exact, id: '' };
  const Screen = at(`${path.slice(0, path.lastIndexOf('/'))}${ID}`);
  return Screen && { Screen, id: pathname.split('/').filter(Boolean).at(-1) ?? '' };
}
