import { threadOfStay } from '../../../../src/domain/mail/inbox/thread.ts';
import { notFound } from '../../../http/http-error.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { ConversationsRow } from '../../../live/rows/stored/conversations.ts';
import type { GuestsRow } from '../../../live/rows/stored/guests.ts';
import type { MessagesRow } from '../../../live/rows/stored/messages.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';
import { resourceNamed, type Context } from '../../../records/context.ts';
import { findInScope } from '../../../records/scope.ts';
import { CONVERSATIONS } from './names.ts';
import { MESSAGES } from '../../../accounts/one-time-links.ts';

/** A thread with its subject; a stay's thread exists before anybody has written. */
export type ThreadSubject = {
  readonly id: string;
  readonly head: ConversationsRow | undefined;
  readonly stay: ReservationsRow | undefined;
  readonly guest: GuestsRow | undefined;
};
export type AskedTalk = { readonly threadId?: string | undefined; readonly reservationId?: string | undefined };

/** The thread with an id, or of a stay. @throws HttpError 404 if the caller cannot see it */
export function talkFor(context: Context, { threadId, reservationId }: AskedTalk): ThreadSubject {
  const { snapshot, table } = context;
  const threads = resourceNamed(snapshot, CONVERSATIONS);
  const stays = resourceNamed(snapshot, 'reservations');
  if (!threads || !stays) throw notFound();
  const id = threadId ?? threadOfStay(reservationId ?? '');
  const head = findInScope(context, threads, id);
  const stayId = threadId === undefined ? reservationId : head?.reservationId;
  const stay = (stayId ?? '') === '' ? undefined : findInScope(context, stays, stayId ?? '');
  if (threadId === undefined ? !stay : !head) throw notFound();
  return { id, head, stay, guest: table('guests').get(stay?.guestId ?? head?.guestId ?? '') };
}

/** Max messages of one answer; older ones are in the outbox. */
const MAX_MESSAGES = 200;

/** The messages, oldest first: for a stay also those from before threads existed. */
export function messagesOf(table: Tables, { id, stay }: Pick<ThreadSubject, 'id' | 'stay'>) {
  const messages = table(MESSAGES);
  const rows = new Map<string, MessagesRow>();
  for (const row of messages.equal('threadId', id)) rows.set(row.id, row);
  for (const row of stay ? messages.equal('reservationId', stay.id) : []) {
    if ((row.threadId ?? '') === '') rows.set(row.id, row);
  }
  const sorted = [...rows.values()].sort((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? -1 : 1));
  return { rows: sorted.slice(-MAX_MESSAGES), hasMore: sorted.length > MAX_MESSAGES };
}
