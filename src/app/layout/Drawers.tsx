import { lazy, Suspense, useEffect } from 'react';
import { hideDrawer, useDrawer } from '../drawers.ts';

const PreferencesDrawer = lazy(() => import('../preferences/PreferencesDrawer.tsx'));
const HelpDrawer = lazy(() => import('./help/HelpDrawer.tsx'));

/** The place of the layout's drawers; their code comes when the first one is opened. */
export function Drawers() {
  const drawer = useDrawer();
  // The next person to sign in starts with a closed one.
  useEffect(() => hideDrawer, []);
  if (drawer === undefined) return null;
  return (
    <Suspense>
      {drawer === 'help' ? <HelpDrawer onClose={hideDrawer} /> : <PreferencesDrawer onClose={hideDrawer} />}
    </Suspense>
  );
}
