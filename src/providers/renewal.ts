import { refreshSession } from './refresh.ts';
import { serverNow } from './server-time.ts';
import { accessToken, subscribeSession } from './session.ts';

/** ms before its end that a token is renewed: more than a slow answer takes, less than a tenth of its life */
const BEFORE_END = 60_000;
/** ms between two tries at least: the server may be away, or give tokens that end at once */
const PAUSE = 15_000;

/**
 * Renews the access token shortly before it expires, so nobody waits for a refused call first (R13). Only while the tab
 * is visible and somebody is signed in: a hidden tab keeps no session alive, and checks its token when it becomes
 * visible. All tabs share one renewal, because the second one finds the token changed. @returns a function that stops
 * it
 */
export function startRenewal(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let lastTry = -Infinity;

  const plan = () => {
    clearTimeout(timer);
    const ends = endOf(accessToken());
    if (isStopped || document.hidden || ends === undefined) return;
    const wait = Math.max(ends - BEFORE_END - serverNow(), lastTry + PAUSE - Date.now());
    timer = setTimeout(() => void renew(), wait);
  };
  const renew = async () => {
    lastTry = Date.now();
    const outcome = await refreshSession(accessToken());
    // Renewed: the session's own event plans the next. Ended: nothing is left to plan.
    if (outcome === 'unreachable') plan();
  };

  const stopSession = subscribeSession(plan);
  document.addEventListener('visibilitychange', plan);
  // A computer that slept: timers stood still, and the page may have been seen all the time.
  window.addEventListener('focus', plan);
  window.addEventListener('online', plan);
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopSession();
    document.removeEventListener('visibilitychange', plan);
    window.removeEventListener('focus', plan);
    window.removeEventListener('online', plan);
  };
}

/** The expiry in ms since 1970, by the server's clock; undefined for an invalid token. Not verified. */
function endOf(token: string | null): number | undefined {
  try {
    const body = (token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { exp } = JSON.parse(atob(body)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
