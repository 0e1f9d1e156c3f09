import { request } from './http.ts';
import { withTokensHeld } from './refresh.ts';
import { storeSession } from './session.ts';
import type { Me, OwnTenant, SignInAnswer } from '../wire/sign-in.ts';

/** The own one comes first. @throws HttpError */
export async function ownTenants(signal?: AbortSignal): Promise<readonly OwnTenant[]> {
  const { data } = await request<Me>({ path: '/auth/me', signal });
  return data.tenants;
}

/** Answers with the own sessions, as `OwnSessions`. */
export const OWN_SESSIONS = '/auth/sessions';

/** Ends one. @throws HttpError 404 when it has ended already */
export async function endSession(id: string): Promise<void> {
  await request({ path: `${OWN_SESSIONS}/${encodeURIComponent(id)}`, method: 'DELETE' });
}

/** Ends all but this one. @throws HttpError */
export async function endOtherSessions(): Promise<void> {
  await request({ path: OWN_SESSIONS, method: 'DELETE' });
}

/**
 * Every token from before ends with the old password, so the new ones are stored before any other call or tab may ask
 * for a renewal with the old.
 * @throws HttpError 422 with `errors` by field, 429 with `retryAfter`
 */
export function changePassword(body: { currentPassword: string; newPassword: string }): Promise<void> {
  return withTokensHeld(async () => {
    const { data } = await request<SignInAnswer>({ path: '/auth/password', method: 'POST', body });
    storeSession({ answer: data, keepTenant: true });
  });
}
