import { newKey } from '../../engine/resource/new-key.ts';
import { request } from '../../providers/http.ts';
import type { KbsLinkMade, KbsPersonsAnswer, KbsSent } from '../../wire/kbs.ts';

/** What is typed of one person; what is left out stays as it is known. */
export type TypedPerson = { readonly ref?: string; readonly [field: string]: string | boolean | undefined };

/** Sends everything that is ready. @throws HttpError */
export async function sendAll(): Promise<KbsSent> {
  const headers = { 'Idempotency-Key': newKey() };
  return (await request<KbsSent>({ path: '/kbs/send-all', method: 'POST', body: {}, headers })).data;
}

export const personsPath = (stayId: string): string => `/kbs/persons/${encodeURIComponent(stayId)}`;
const linksPath = (stayId: string): string => `/kbs/links/${encodeURIComponent(stayId)}`;

/** @throws HttpError 422 with `persons.0.lastName` … */
export async function savePersons(stayId: string, persons: readonly TypedPerson[]): Promise<KbsPersonsAnswer> {
  const headers = { 'Idempotency-Key': newKey() };
  return (await request<KbsPersonsAnswer>({ path: personsPath(stayId), method: 'POST', body: { persons }, headers }))
    .data;
}

/** @throws HttpError */
export async function removePerson(link: { readonly id: string; readonly version: number }): Promise<void> {
  const headers = { 'If-Match': `"${link.version}"` };
  await request({ path: `/stay-guests/${encodeURIComponent(link.id)}`, method: 'DELETE', headers });
}

/** @throws HttpError 409 when the stay is over */
export const makeLink = async (stayId: string): Promise<KbsLinkMade> =>
  (await request<KbsLinkMade>({ path: linksPath(stayId), method: 'POST', body: {} })).data;

/** @throws HttpError */
export async function revokeLink(stayId: string): Promise<void> {
  await request({ path: linksPath(stayId), method: 'DELETE' });
}
