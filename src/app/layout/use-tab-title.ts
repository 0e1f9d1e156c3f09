import { useEffect } from 'react';
import type { Crumb } from './crumbs.ts';

const PRODUCT = 'Konak';

/** Names the browser's tab after the screen, the closest first: with many tabs only the beginning can be read. */
export function useTabTitle(crumbs: readonly Crumb[]): void {
  const title = tabTitle(crumbs);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // Afterwards somebody else may use the tab.
  useEffect(
    () => () => {
      document.title = PRODUCT;
    },
    [],
  );
}

/** A group, and a record whose name is not here yet, say nothing. */
function tabTitle(crumbs: readonly Crumb[]): string {
  const names = crumbs.filter(({ label, isGroup = false }) => !isGroup && label !== '…').map(({ label }) => label);
  return [...names.reverse(), PRODUCT].join(' · ');
}
