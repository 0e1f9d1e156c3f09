import { request } from '../../providers/http.ts';
import type { SignInAnswer } from '../../providers/session.ts';
import type { FactorBegun, FactorState, LinkAnswer, LinkUsed, RecoveryCodes, UserSessions } from '../../wire/people.ts';

const FACTOR = '/auth/second-factor';

export async function factorState(signal?: AbortSignal): Promise<FactorState> {
  return (await request<FactorState>({ path: FACTOR, signal })).data;
}

/** @throws HttpError 409 when there is one already */
export async function beginFactor(): Promise<FactorBegun> {
  return (await request<FactorBegun>({ path: `${FACTOR}/begin`, method: 'POST', body: {} })).data;
}

/** @throws HttpError 422 with `errors.code`, as the following */
export async function confirmFactor(code: string): Promise<readonly string[]> {
  const { data } = await request<RecoveryCodes>({ path: `${FACTOR}/confirm`, method: 'POST', body: { code } });
  return data.recoveryCodes;
}

export async function newRecoveryCodes(code: string): Promise<readonly string[]> {
  const { data } = await request<RecoveryCodes>({ path: `${FACTOR}/recovery`, method: 'POST', body: { code } });
  return data.recoveryCodes;
}

export async function switchFactorOff(body: { password: string; code: string }): Promise<void> {
  await request({ path: `${FACTOR}/off`, method: 'POST', body });
}

const sessionsPath = (userId: string): string => `/user-sessions/${encodeURIComponent(userId)}`;

export async function sessionsOf(userId: string, signal?: AbortSignal): Promise<UserSessions> {
  return (await request<UserSessions>({ path: sessionsPath(userId), signal })).data;
}

/** Ends one, or all but the caller's own. */
export async function endSessionsOf(userId: string, session?: string): Promise<void> {
  const query = session === undefined ? '' : `?session=${encodeURIComponent(session)}`;
  await request({ path: `${sessionsPath(userId)}${query}`, method: 'DELETE' });
}

/** Where a one-time link leads. */
export type LinkScreen = 'invite' | 'reset';
const linkPath = (screen: LinkScreen, token: string): string => `/public/${screen}/${encodeURIComponent(token)}`;

/** @throws HttpError 404 when the link opens nothing, whatever the reason */
export async function linkFacts(screen: LinkScreen, token: string, signal: AbortSignal): Promise<LinkAnswer> {
  return (await request<LinkAnswer>({ path: linkPath(screen, token), isGuest: true, signal })).data;
}

/** @returns the session it opened, or that it opened none */
export async function choosePassword(
  screen: LinkScreen,
  token: string,
  password: string,
): Promise<SignInAnswer | LinkUsed> {
  const call = { path: linkPath(screen, token), method: 'POST', isGuest: true, body: { password } } as const;
  return (await request<SignInAnswer | LinkUsed>(call)).data;
}
