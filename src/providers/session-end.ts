import { hasSession, subscribeSession } from './session.ts';

/** Why nobody is signed in any more: the session has ended, another tab has signed out, or the company is shut. */
export type SessionEnd = 'expired' | 'elsewhere' | 'shut';

let wasSignedIn = hasSession();
let end: SessionEnd | undefined;
let isShut = false;

/** For the sign-in screen: why the person is there without having asked for it. Undefined for everybody else. */
export function sessionEnd(): SessionEnd | undefined {
  return end;
}

/** The person signs out here and now, and needs no explanation. Called before the session is cleared. */
export function expectSessionEnd(): void {
  wasSignedIn = false;
  end = undefined;
}

/** The session that is cleared next ends because the company was suspended or closed. */
export function explainShut(): void {
  isShut = true;
}

function note(cause: SessionEnd): void {
  const isSignedIn = hasSession();
  if (isSignedIn) end = undefined;
  else if (wasSignedIn) end = isShut ? 'shut' : cause;
  isShut = false;
  wasSignedIn = isSignedIn;
}

// Both live as long as the page. Capture comes first, so a change made by another tab is known as such by the time
// that session.ts passes it on.
window.addEventListener('storage', () => note('elsewhere'), { capture: true });
subscribeSession(() => note('expired'));
