import type { SendSteps } from '../../engine/resource/use-send.ts';
import type { MailTo } from '../../wire/mail.ts';

/** Sends today's mail of a role to oneself. */
export const sendTest =
  (role: string): SendSteps<MailTo> =>
  (send) =>
    send({ path: '/daily-reminder/test', method: 'POST', body: { role }, isOnce: true });

/** Turns one's own morning mail on or off. */
export const switchMine =
  (isOn: boolean): SendSteps<unknown> =>
  (send) =>
    send({ path: '/daily-reminder/mine', method: 'POST', body: { isOn } });
