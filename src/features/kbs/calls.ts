import type { SendSteps } from '../../engine/resource/use-send.ts';
import type { KbsPersonsAnswer, KbsSent } from '../../wire/kbs.ts';

/** The typed data of one person; absent fields keep the known values. */
export type TypedPerson = { readonly ref?: string; readonly [field: string]: string | boolean | undefined };

/** Sends everything that is ready, never twice: sent notifications are no longer ready, so a repeat sends the rest. */
export const sendAll: SendSteps<KbsSent> = (send) => send({ path: '/kbs/send-all', method: 'POST', body: {} });

export const personsPath = (stayId: string): string => `/kbs/persons/${encodeURIComponent(stayId)}`;

/** Fails with `persons.0.lastName` … for an invalid person. */
export const savePersons =
  (stayId: string, persons: readonly TypedPerson[]): SendSteps<KbsPersonsAnswer> =>
  (send) =>
    send({ path: personsPath(stayId), method: 'POST', body: { persons }, isOnce: true });

export const removePerson =
  (link: { readonly id: string; readonly version: number }): SendSteps<unknown> =>
  (send) =>
    send({
      path: `/stay-guests/${encodeURIComponent(link.id)}`,
      method: 'DELETE',
      headers: { 'If-Match': `"${link.version}"` },
    });
