import { useState } from 'react';
import { matchPath, useLocation } from 'react-router';

type KnownRoute = { readonly path: string };
type Seen<Route> = { readonly routes: readonly Route[]; readonly pathname: string; readonly inUse: Route | undefined };

const routeAt = <Route extends KnownRoute>(routes: readonly Route[], pathname: string): Route | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));

/**
 * The screen that somebody is typing on although a changed configuration has it no more for them: it stays until they
 * leave, so that nothing typed is lost; the server refuses whatever they may do no longer. Where nothing is typed, the
 * place says what it says to everybody without the right.
 * @param hasTyped whether the screen holds something that is not saved
 */
export function useScreenInUse<Route extends KnownRoute>(
  routes: readonly Route[],
  hasTyped: boolean,
): Route | undefined {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState<Seen<Route>>({ routes, pathname, inUse: undefined });
  if (seen.routes === routes && seen.pathname === pathname) return seen.inUse;
  const isHere = seen.pathname === pathname && routeAt(routes, pathname) === undefined;
  const inUse = isHere ? (seen.inUse ?? (hasTyped ? routeAt(seen.routes, pathname) : undefined)) : undefined;
  setSeen({ routes, pathname, inUse });
  return inUse;
}
