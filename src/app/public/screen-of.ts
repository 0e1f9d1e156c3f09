import type { ComponentType } from 'react';
import { screenPath } from '../../providers/safe-to.ts';

const ID = '/:id';
const isChild = (path: string, parent: string): boolean =>
  path.startsWith(`${parent}/`) && !path.slice(parent.length + 1).includes('/');

/**
 * The public screen at an address, and what stands there at `:id` as it was written ('' where there is none).
 * @param routes `/v1/public/x/:id` is the file of `/v1/public/x`; a longer address that is listed has a file of its own
 */
export function screenOf<Props>({
  pathname,
  routes,
  at,
}: {
  readonly pathname: string;
  readonly routes: readonly string[];
  readonly at: (route: string) => ComponentType<Props> | undefined;
}): { readonly Screen: ComponentType<Props>; readonly id: string } | undefined {
  const path = screenPath(pathname);
  const exact = routes.find((route) => route === path);
  const parent = routes.find((route) => route.endsWith(ID) && isChild(path, route.slice(0, -ID.length)));
  const route = exact ?? parent?.slice(0, -ID.length);
  const Screen = route === undefined ? undefined : at(route);
  if (!Screen) return undefined;
  return { Screen, id: exact ? '' : (pathname.split('/').filter(Boolean).at(-1) ?? '') };
}
