import { newKey } from '../../engine/resource/new-key.ts';
import { request } from '../../providers/http.ts';
import type { KbsLinkMade, KbsOverview, KbsPersonsAnswer } from '../../wire/kbs.ts';

/** What is typed of one person; what is left out stays as it is known. */
export type TypedPerson = { readonly ref?: string; readonly [field: string]: string | boolean | undefined };

/** @throws HttpError */
export const overviewOf = async (signal: AbortSignal): Promise<KbsOverview> =>
  (await request<KbsOverview>({ path: '/kbs/overview', signal })).data;

/** Sends everything that is ready. @throws HttpError */
export async function sendAll(): Promise<{ queued: number; left: number }> {
  const headers = { 'Idempotency-Key': newKey() };
  return (await request<{ queued: number; left: number }>({ path: '/kbs/send-all', method: 'POST', body: {}, headers }))
    .data;
}

const of = (kind: 'persons' | 'links', stayId: string): string => `/kbs/${kind}/${encodeURIComponent(stayId)}`;

/** @throws HttpError */
export const personsOf = async (stayId: string, signal?: AbortSignal): Promise<KbsPersonsAnswer> =>
  (await request<KbsPersonsAnswer>({ path: of('persons', stayId), signal })).data;

/** @throws HttpError 422 with `persons.0.lastName` … */
export async function savePersons(stayId: string, persons: readonly TypedPerson[]): Promise<KbsPersonsAnswer> {
  const headers = { 'Idempotency-Key': newKey() };
  return (await request<KbsPersonsAnswer>({ path: of('persons', stayId), method: 'POST', body: { persons }, headers }))
    .data;
}

/** @throws HttpError */
export async function removePerson(link: { readonly id: string; readonly version: number }): Promise<void> {
  const headers = { 'If-Match': `"${link.version}"` };
  await request({ path: `/stay-guests/${encodeURIComponent(link.id)}`, method: 'DELETE', headers });
}

/** @throws HttpError 409 when the stay is over */
export const makeLink = async (stayId: string): Promise<KbsLinkMade> =>
  (await request<KbsLinkMade>({ path: of('links', stayId), method: 'POST', body: {} })).data;

/** @throws HttpError */
export async function revokeLink(stayId: string): Promise<void> {
  await request({ path: of('links', stayId), method: 'DELETE' });
}
