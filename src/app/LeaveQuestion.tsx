import { useWarnAboutChange } from '@refinedev/core';
import { use, useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_NavigationContext, useLocation } from 'react-router';
import { useModal } from '../ui/use-modal.ts';
import { askToLeave, subscribeLeave, wantedLeave } from './leave.ts';
import '../ui/control.css';
import '../ui/dialog.css';

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
    <Question
      onStay={() => askToLeave(undefined)}
      onLeave={() => {
        setWarnWhen(false);
        askToLeave(undefined);
        wanted();
      }}
    />
  );
}

/** The router of a `BrowserRouter` has no blocker: what moves it is asked about while something is unsaved. */
function useLeaveGuard(isOn: boolean): void {
  const { navigator } = use(UNSAFE_NavigationContext);
  useEffect(() => {
    if (!isOn) return;
    const { push, go } = navigator;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    navigator.push = (...args) => askToLeave(() => push(...args));
    navigator.go = (delta) => askToLeave(() => go(delta));
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      Object.assign(navigator, { push, go });
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [navigator, isOn]);
}

function Question({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
  const { t } = useTranslation('common');
  const id = useId();
  const dialog = useModal(onStay);
  return (
    <dialog ref={dialog} className="k-dialog" aria-labelledby={id}>
      <h2 id={id}>{t('leave.title')}</h2>
      <p>{t('warnWhenUnsavedChanges')}</p>
      <div className="k-dialog-ways">
        <button type="button" className="k-control k-control-main" onClick={onStay}>
          {t('leave.stay')}
        </button>
        <button type="button" className="k-control" onClick={onLeave}>
          {t('leave.go')}
        </button>
      </div>
    </dialog>
  );
}
