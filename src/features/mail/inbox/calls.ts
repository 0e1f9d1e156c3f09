import type { SendSteps } from '../../../engine/resource/use-send.ts';
import type { InboxLinked, InboxSent } from '../../../wire/inbox.ts';

export type WrittenMessage = {
  readonly threadId?: string;
  readonly reservationId?: string;
  readonly channel: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
  readonly sendAt?: string;
  readonly files?: readonly string[];
};
/** Adds a message to a thread: to the guest, or among colleagues. */
export const sayInThread =
  (written: WrittenMessage): SendSteps<InboxSent> =>
  (send) =>
    send({ path: '/inbox/messages', method: 'POST', body: written, isOnce: true });

/** Runs an action of a thread. */
export const stepOfThread =
  (id: string, action: string, body: object = {}): SendSteps<unknown> =>
  (send) =>
    send({ path: `/conversations/${encodeURIComponent(id)}/actions/${action}`, method: 'POST', body });

/** Stops a message that has not been sent. */
export const stopMessage =
  (id: string): SendSteps<unknown> =>
  (send) =>
    send({ path: `/messages/${encodeURIComponent(id)}/actions/cancel`, method: 'POST', body: {} });

/** Links the thread to a stay, whose thread continues it. */
export const linkThread =
  (threadId: string, reservationId: string): SendSteps<InboxLinked> =>
  (send) =>
    send({ path: '/inbox/link', method: 'POST', body: { threadId, reservationId }, isOnce: true });
