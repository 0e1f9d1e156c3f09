import type { AuthProvider } from '@refinedev/core';
import { HttpError } from './http-error.ts';
import { hasSession, sessionUser } from './session.ts';
import { signIn, signOut } from './sign-in.ts';

/**
 * Refine's interface to the session. It does not navigate to `/login`: `app/Root.tsx` shows the signed-out screens once
 * the session is gone, whoever ended it (this tab, another one, a refused refresh), so this happens exactly once.
 */
export const authProvider: AuthProvider = {
  login: async ({ email, password }: { email: string; password: string }) => {
    try {
      const challenged = await signIn({ email, password });
      // The product's own sign-in screen asks for the code; this call cannot.
      return challenged ? { success: false, error: new Error('A code is needed') } : { success: true };
    } catch (error) {
      return { success: false, error: error instanceof HttpError ? error : new Error(String(error)) };
    }
  },
  logout: () => {
    signOut();
    return Promise.resolve({ success: true });
  },
  check: () => Promise.resolve({ authenticated: hasSession() }),
  // http.ts has dealt with a 401 before anybody sees it, and a 403 signs nobody out (S9).
  onError: () => Promise.resolve({}),
  getIdentity: () => Promise.resolve(sessionUser() ?? null),
  getPermissions: () => Promise.resolve(sessionUser()?.role ?? null),
};
