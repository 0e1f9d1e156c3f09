import { sessionKey, subscribeSession } from './session.ts';

/** Whoever signs in next at this browser learns nothing of what is kept in it under this prefix. */
export function forgetAtSignOut(prefix: string): void {
  subscribeSession(() => {
    if (sessionKey() !== '') return;
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) localStorage.removeItem(key);
  });
}
