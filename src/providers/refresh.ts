import { apiBase } from './boot.ts';
import { accessToken, clearSession, refreshToken, storeSession, type SignInAnswer } from './session.ts';

/** `unreachable`: nothing is known about the session, so it stays. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

const LOCK = 'konak-refresh';
let running: Promise<RefreshOutcome> | undefined;

/**
 * Gets a new access token after a 401: once for any number of parallel calls, and once for all tabs where the
 * browser has Web Locks (reliability R13). A refresh token works once, so a second try would end the session.
 * @param usedToken the token the refused call carried; when it is no longer the stored one, somebody was faster
 */
export function refreshSession(usedToken: string | null): Promise<RefreshOutcome> {
  running ??= alone(() => refresh(usedToken)).finally(() => {
    running = undefined;
  });
  return running;
}

async function refresh(usedToken: string | null): Promise<RefreshOutcome> {
  const current = accessToken();
  if (current !== null && current !== usedToken) return 'refreshed';
  const token = refreshToken();
  if (current === null || token === null) return end();
  try {
    const answer = await fetch(`${apiBase()}/auth/refresh`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ refreshToken: token }),
    });
    if (answer.ok) {
      storeSession({ answer: (await answer.json()) as SignInAnswer, keepTenant: true });
      return 'refreshed';
    }
    // 5xx and 429 say nothing about the token
    return answer.status >= 500 || answer.status === 429 ? 'unreachable' : end();
  } catch {
    return 'unreachable';
  }
}

function end(): RefreshOutcome {
  clearSession();
  return 'ended';
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  // Absent outside secure contexts (plain http on a LAN name) and in tests.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(LOCK, work) : work();
}
