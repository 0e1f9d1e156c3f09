import { request } from './http.ts';
import { accessToken, clearSession, refreshToken, storeSession, type SignInAnswer } from './session.ts';

/**
 * @throws HttpError 400 with `errors.email` when the credentials are wrong, 429 with `retryAfter`, 0 when no answer came
 */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  const { data } = await request<SignInAnswer>({
    path: '/auth/login',
    method: 'POST',
    body: { email, password },
    isGuest: true,
  });
  storeSession({ answer: data, keepTenant: false });
}

/** Ends the session here and, when it can be reached, on the server; other tabs follow. */
export function signOut(): void {
  const token = accessToken();
  // Not awaited: a person who signs out is signed out, whatever the network does.
  if (token !== null) {
    request({
      path: '/auth/logout',
      method: 'POST',
      body: { refreshToken: refreshToken() },
      headers: { Authorization: `Bearer ${token}` },
      isGuest: true,
    }).catch(() => undefined);
  }
  // A person who leaves on purpose is not led back to where they were: the next one may be somebody else.
  window.history.pushState(null, '', '/login');
  clearSession();
}
