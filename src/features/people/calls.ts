import type { SendSteps } from '../../engine/resource/use-send.ts';
import { request } from '../../providers/http.ts';
import type { SignInAnswer } from '../../wire/sign-in.ts';
import type { FactorBegun, LinkUsed, RecoveryCodes } from '../../wire/people.ts';

export const FACTOR = '/auth/second-factor';

/** @throws HttpError 409 when there is one already, 422 with `errors.password` */
export async function sendFactorBegin(password: string): Promise<FactorBegun> {
  return (await request<FactorBegun>({ path: `${FACTOR}/begin`, method: 'POST', body: { password } })).data;
}

/** @throws HttpError 422 with `errors.code`, as do the following */
export async function sendFactorCode(code: string): Promise<readonly string[]> {
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

export const sessionsPath = (userId: string): string => `/user-sessions/${encodeURIComponent(userId)}`;

/** Ends one, or all but the caller's own. */
export const endSessionsOf =
  (userId: string, session?: string): SendSteps<unknown> =>
  (send) => {
    const query = session === undefined ? '' : `?session=${encodeURIComponent(session)}`;
    return send({ path: `${sessionsPath(userId)}${query}`, method: 'DELETE' });
  };

/** The purpose of a one-time link. */
export type LinkScreen = 'invite' | 'reset' | 'confirm';
export const oneTimeLinkPath = (screen: LinkScreen, token: string): string =>
  `/public/${screen}/${encodeURIComponent(token)}`;

/** @returns the opened session, or `LinkUsed` if the link opened none */
export async function choosePassword(
  screen: LinkScreen,
  token: string,
  password: string,
): Promise<SignInAnswer | LinkUsed> {
  const call = { path: oneTimeLinkPath(screen, token), method: 'POST', isPublic: true, body: { password } } as const;
  return (await request<SignInAnswer | LinkUsed>(call)).data;
}
