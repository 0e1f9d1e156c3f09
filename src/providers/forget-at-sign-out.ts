import { sessionKey, subscribeSession } from './session.ts';

/** Removes everything stored under this prefix at sign-out, so the next person at this browser cannot see it. */
export function forgetAtSignOut(prefix: string): void {
  subscribeSession(() => {
    if (sessionKey() !== '') return;
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}
