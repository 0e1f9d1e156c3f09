import type { SendSteps } from '../../../engine/resource/use-send.ts';
import type { KbsLinkMade } from '../../../wire/kbs.ts';

const linksPath = (stayId: string): string => `/kbs/links/${encodeURIComponent(stayId)}`;

/** Fails if the stay is over. */
export const sendGuestDataLink =
  (stayId: string): SendSteps<KbsLinkMade> =>
  (send) =>
    send({ path: linksPath(stayId), method: 'POST', body: {} });

export const revokeLink =
  (stayId: string): SendSteps<unknown> =>
  (send) =>
    send({ path: linksPath(stayId), method: 'DELETE' });
