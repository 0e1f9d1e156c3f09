import type { SendSteps } from '../../engine/resource/use-send.ts';
import type { KbsPersonsAnswer, KbsSent } from '../../wire/kbs.ts';

/** What is typed of one person; what is left out stays as it is known. */
export type TypedPerson = { readonly ref?: string; readonly [field: string]: string | boolean | undefined };

/** Sends everything that is ready, and nothing twice: what was sent is ready no more, so asked again it means the rest. */
export const sendAll: SendSteps<KbsSent> = (send) => send({ path: '/kbs/send-all', method: 'POST', body: {} });

export const personsPath = (stayId: string): string => `/kbs/persons/${encodeURIComponent(stayId)}`;

/** Refused with `persons.0.lastName` … where something is wrong with one of them. */
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
