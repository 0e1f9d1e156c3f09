import type { Challenge, SignInAnswer } from '../wire/sign-in.ts';
import { request } from './http.ts';
import { speakAs } from './i18n.ts';
import { safeTo, withTo } from './safe-to.ts';
import { accessToken, clearSession, refreshToken, storeSession } from './session.ts';
import { expectSessionEnd } from './session-end.ts';

type Credentials = { readonly email: string; readonly password: string; readonly remember?: boolean };

/** A sign-in that waits for the code of the second factor. */
export type Challenged = Pick<Challenge, 'challenge'> & { readonly remember: boolean };

/**
 * @param remember false: the session ends with this browser, and on the server when it is not used for some hours
 * @returns what `enterCode` needs, when the person has a second factor; nobody is signed in before that
 * @throws HttpError 400 with `errors.email` when the credentials are wrong, 429 with `retryAfter`, 0 when no answer came
 */
export async function signIn(body: Credentials): Promise<Challenged | undefined> {
  const { data } = await request<SignInAnswer | Challenge>({
    path: '/auth/login',
    method: 'POST',
    body,
    isPublic: true,
  });
  // Remembered by default, like on the server.
  const remember = body.remember ?? true;
  if ('secondFactor' in data) return { challenge: data.challenge, remember };
  await speakAs(data.userData);
  storeSession({ answer: data, keepTenant: false, remember });
  return undefined;
}

/** @throws HttpError 400 with `errors.code`, or `errors.challenge` when too much time has passed; 429 */
export async function enterCode({ challenge, remember }: Challenged, code: string): Promise<void> {
  const body = { challenge, code };
  const { data } = await request<SignInAnswer>({ path: '/auth/login/code', method: 'POST', body, isPublic: true });
  await speakAs(data.userData);
  storeSession({ answer: data, keepTenant: false, remember });
}

/** Ends the session here and, when it can be reached, on the server; other tabs follow. */
export function signOut(): void {
  // After signing out on purpose there is no way back to the screen: the next person may be somebody else.
  leave('/login');
}

/** Signs out so that a person with more rights can sign in and continue at `to`. */
export function signInAsAnother(to: string | undefined): void {
  leave(withTo('/login', safeTo(to)));
}

function leave(address: string): void {
  const token = accessToken();
  // Not awaited: a person who signs out is signed out, whatever the network does.
  if (token !== null) {
    request({
      path: '/auth/logout',
      method: 'POST',
      body: { refreshToken: refreshToken() },
      headers: { Authorization: `Bearer ${token}` },
      isPublic: true,
    }).catch(() => undefined);
  }
  window.history.pushState(null, '', address);
  expectSessionEnd();
  clearSession();
}
