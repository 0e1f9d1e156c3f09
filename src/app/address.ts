import { useSyncExternalStore } from 'react';

/**
 * The address outside the product's router: the signed-out screens have none. Both hear `popstate`, so a step taken here is
 * seen by the router and a step back by both.
 */
export function goTo({ path, replace = false }: { path: string; replace?: boolean }): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  tellAddress();
}

/** Notifies code outside the product's router about the router's navigation. */
export function tellAddress(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Path, query and hash now. */
export function useAddress(): { pathname: string; search: string; hash: string } {
  const href = useSyncExternalStore(subscribe, () => window.location.href);
  const { pathname, search, hash } = new URL(href);
  return { pathname, search, hash };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
