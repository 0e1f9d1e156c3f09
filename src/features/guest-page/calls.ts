import type { SendSteps } from '../../engine/resource/use-send.ts';
import type { GuestPageLink } from '../../wire/guest-page.ts';

export const guestPageCall = (stayId: string): string => `/guest-page/${encodeURIComponent(stayId)}`;

/** Makes the link if there is none. Fails if the stay is over. */
export const makePage =
  (stayId: string): SendSteps<GuestPageLink> =>
  (send) =>
    send({ path: guestPageCall(stayId), method: 'POST', body: {} });

/** Makes a new link; the previous one stops working. */
export const renewPage =
  (stayId: string): SendSteps<GuestPageLink> =>
  (send) =>
    send({ path: guestPageCall(stayId), method: 'PUT', body: {} });

export const withdrawPage =
  (stayId: string): SendSteps<GuestPageLink> =>
  (send) =>
    send({ path: guestPageCall(stayId), method: 'DELETE' });

/** Sends the guest a mail with the link. */
export const mailPage =
  (stayId: string): SendSteps<GuestPageLink> =>
  (send) =>
    send({ path: `/guest-page-mails/${encodeURIComponent(stayId)}`, method: 'POST', body: {}, isOnce: true });
