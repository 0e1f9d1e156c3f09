import { useWarnAboutChange } from '@refinedev/core';
import { lazy, Suspense, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { UNSAFE_NavigationContext, useLocation } from 'react-router';
import { askToLeave, subscribeLeave, wantedLeave } from './leave.ts';

const loadDialog = () => import('./LeaveDialog.tsx');
const LeaveDialog = lazy(loadDialog);

/**
 * Asks before a person leaves what they typed, in a dialog of ours. Only where the browser itself is about to go (reload,
 * another site, a closed tab) it is the browser that asks: nobody else may.
 */
export function LeaveQuestion() {
  const { warnWhen, setWarnWhen } = useWarnAboutChange();
  const { pathname } = useLocation();
  const wanted = useSyncExternalStore(subscribeLeave, wantedLeave);
  useLeaveGuard(warnWhen);
  const forget = useEffectEvent(() => setWarnWhen(false));
  useEffect(() => () => forget(), [pathname]);
  if (!wanted) return null;
  return (
    <Suspense>
      <LeaveDialog
        onStay={() => askToLeave(undefined)}
        onLeave={() => {
          setWarnWhen(false);
          askToLeave(undefined);
          wanted();
        }}
      />
    </Suspense>
  );
}

/** The router of a `BrowserRouter` has no blocker: what moves it is asked about while something is unsaved. */
function useLeaveGuard(isOn: boolean): void {
  const { navigator } = use(UNSAFE_NavigationContext);
  useEffect(() => {
    if (!isOn) return;
    // Here before it is needed: by then there may be no network.
    void loadDialog().catch(() => undefined);
    const push = navigator.push.bind(navigator);
    const go = navigator.go.bind(navigator);
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const asking: Pick<typeof navigator, 'push' | 'go'> = {
      push: (...args) => askToLeave(() => push(...args)),
      go: (delta) => askToLeave(() => go(delta)),
    };
    Object.assign(navigator, asking);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      Object.assign(navigator, { push, go });
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [navigator, isOn]);
}
