import type { Route } from './call.ts';

/** A route's path up to its one parameter, which is the last segment. */
const ONE_BELOW = /^.+\/:[a-zA-Z]+$/;
/** The path without its last segment. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The routes of one path, by method. */
export type Methods<Each = Route> = ReadonlyMap<string, Each>;

/** Finds the routes of a path: the path itself first, then `…/:id`, then the first `…/*` that it is below. */
export function routeFinder(routes: readonly Route[]): (path: string) => Methods | undefined {
  const isOpenEnded = ({ path }: Route): boolean => path.endsWith('/*');
  const isOneBelow = ({ path }: Route): boolean => ONE_BELOW.test(path);
  const literal = methodsBy(
    routes.filter((route) => !isOpenEnded(route) && !isOneBelow(route)),
    ({ path }) => path,
  );
  const oneBelow = methodsBy(routes.filter(isOneBelow), ({ path }) => folderOf(path));
  const openEnded = [...methodsBy(routes.filter(isOpenEnded), ({ path }) => folderOf(path))];
  return (path) =>
    literal.get(path) ?? oneBelow.get(folderOf(path)) ?? openEnded.find(([folder]) => path.startsWith(folder))?.[1];
}

/** Groups routes by a key, then by method. */
export function methodsBy<Each extends { readonly method: string }>(
  routes: readonly Each[],
  keyOf: (route: Each) => string,
): ReadonlyMap<string, Methods<Each>> {
  const tables = new Map<string, Map<string, Each>>();
  for (const route of routes) {
    const methods = tables.get(keyOf(route)) ?? new Map<string, Each>();
    tables.set(keyOf(route), methods.set(route.method, route));
  }
  return tables;
}
