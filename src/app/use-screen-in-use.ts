import { useState } from 'react';
import { matchPath, useLocation } from 'react-router';

type KnownRoute = { readonly path: string };
type Seen<Route> = { readonly routes: readonly Route[]; readonly pathname: string; readonly inUse: Route | undefined };

const routeAt = <Route extends KnownRoute>(routes: readonly Route[], pathname: string): Route | undefined =>
  routes.find(({ path }) => matchPath(path, pathname));

/**
 * The screen somebody is typing on although the changed configuration no longer has it for them: it stays until they
 * leave, so no input is lost; the server refuses everything they may no longer do. Without input, the usual message for
 * missing rights is shown.
 * @param hasTyped whether the screen contains unsaved input
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
