import { apiBase } from './boot.ts';
import { explainShut } from './session-end.ts';
import { accessToken, clearSession, hasSession, refreshToken, storeSession } from './session.ts';
import type { SignInAnswer } from '../wire/sign-in.ts';

/** `unreachable`: nothing is known about the session, so it stays. */
export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

const LOCK = 'konak-refresh';
let queue: Promise<unknown> = Promise.resolve();
let running: Promise<RefreshOutcome> | undefined;

/**
 * Gets a new access token after a 401: once for any number of parallel calls, and once for all tabs if the browser has
 * Web Locks (reliability R13). A refresh token works once, so a second attempt would end the session.
 * @param usedToken the token of the refused call; if it is no longer the stored one, it was refreshed already
 */
export function refreshSession(usedToken: string | null): Promise<RefreshOutcome> {
  running ??= withTokensHeld(
    () => refresh(usedToken),
    () => accessToken() !== usedToken,
  ).finally(() => {
    running = undefined;
  });
  return running;
}

async function refresh(usedToken: string | null): Promise<RefreshOutcome> {
  const current = accessToken();
  if (current !== null && current !== usedToken) return 'refreshed';
  const token = refreshToken();
  if (current === null || token === null) return endSession();
  try {
    const answer = await fetch(`${apiBase()}/auth/refresh`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ refreshToken: token }),
    });
    if (answer.ok) {
      const renewed = (await answer.json()) as SignInAnswer;
      // Somebody signed out or in during the call: that takes precedence, and this session must not come back.
      if (refreshToken() !== token) return hasSession() ? 'refreshed' : 'ended';
      storeSession({ answer: renewed, keepTenant: true });
      return 'refreshed';
    }
    // 5xx and 429 say nothing about the token
    if (answer.status >= 500 || answer.status === 429) return 'unreachable';
    if (refreshToken() !== token && hasSession()) return 'refreshed';
    if (await saysShut(answer)) explainShut();
    return endSession();
  } catch {
    return 'unreachable';
  }
}

/** Whether it is the company that was suspended or closed. */
async function saysShut(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'type' in body && body.type === 'urn:konak:problem:companyShut';
}

function endSession(): RefreshOutcome {
  clearSession();
  return 'ended';
}

/**
 * Runs a token exchange exclusively, in this tab and all others: later callers wait and then find the new tokens.
 * @param isDone whether another tab has already done it. Browsers release a lock before other tabs see its holder's
 * writes (tabs are separate processes), so a caller that had to wait checks this before using possibly old tokens.
 */
export async function withTokensHeld<T>(work: () => Promise<T>, isDone?: () => boolean): Promise<T> {
  // Absent outside secure contexts (plain http on a LAN name) and in tests: then at least this tab keeps the order.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  }
  const asked = Date.now();
  return locks.request(LOCK, async () => {
    if (isDone) await until(isDone, Date.now() - asked > HELD ? LATE : SOON);
    return work();
  });
}

const HELD = 15; // ms; a longer wait means another holder came first
/** ms in which what another tab wrote arrives: on a busy machine, and as a rule */
const LATE = 1500;
const SOON = 60;
const STEP = 15; // ms

async function until(isTrue: () => boolean, most: number): Promise<void> {
  for (let waited = 0; waited < most && !isTrue(); waited += STEP) {
    await new Promise((resolve) => setTimeout(resolve, STEP));
  }
}
