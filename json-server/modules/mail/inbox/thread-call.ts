import { directionOf } from '../../../../src/domain/mail/inbox/thread.ts';
import { entriesOf } from '../../../../src/config/parts.ts';
import type { Json } from '../../../../src/config/types.ts';
import type { MailText } from '../../../../src/domain/mail/template.ts';
import { stayMoney } from '../../../../src/domain/reservations/balance.ts';
import type { InboxFile, InboxMessage, InboxPerson, InboxStay, InboxThread } from '../../../../src/wire/inbox.ts';
import type { Tables } from '../../../live/rows/company.ts';
import { personName } from '../../../live/rows/rows.ts';
import type { MessagesRow } from '../../../live/rows/stored/messages.ts';
import type { ReservationsRow } from '../../../live/rows/stored/reservations.ts';
import { resourceNamed, type Context } from '../../../records/context.ts';
import { isPageOpen } from '../../reservations/guest-page/pages.ts';
import { peopleIn } from '../../reservations/people.ts';
import { mailLanguageOf } from '../compose.ts';
import type { MailSettings } from '../settings.ts';
import { fillMessage } from './filled.ts';
import { CONVERSATIONS } from './names.ts';
import { messagesOf, type ThreadSubject } from './talk.ts';

/** People of the company who may read the inbox, and so can be mentioned in a note. */
export function colleaguesIn({ snapshot, table }: Pick<Context, 'snapshot' | 'table'>): readonly InboxPerson[] {
  const threads = resourceNamed(snapshot, CONVERSATIONS);
  if (!threads) return [];
  return [...table('users').all()]
    .filter(
      ({ role, status }) => status === 'ACTIVE' && snapshot.rightsOf({ role, resource: threads }).can.has('markRead'),
    )
    .map((user) => ({ id: user.id, name: personName(user) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The text of a message: a waiting one with names in braces filled in with current values. */
const wordsOf = (row: MessagesRow, table: Tables): MailText =>
  row.fillsIn === true && row.status === 'WAITING'
    ? fillMessage(table, row)
    : { subject: row.subject ?? '', body: row.body ?? '' };

const shownFile = ({ id, name, type, size }: { readonly [key: string]: Json }): InboxFile => ({
  id: typeof id === 'string' ? id : '',
  name: typeof name === 'string' ? name : '',
  type: typeof type === 'string' ? type : '',
  size: typeof size === 'number' ? size : 0,
});

function shownMessage(row: MessagesRow, words: MailText): InboxMessage {
  return {
    id: row.id,
    direction: directionOf(row),
    channel: row.channel ?? '',
    kind: row.kind ?? '',
    status: row.status ?? '',
    author: row.authorName ?? '',
    to: row.to ?? '',
    ...words,
    at: row.createdAt ?? '',
    sentAt: row.sentAt || null,
    leavesAt: row.status === 'WAITING' ? row.nextAttemptAt || null : null,
    failure: row.failure || null,
    reason: row.lastError ?? '',
    isAutomatic: row.isAutomatic === true,
    files: entriesOf(row.files).map(shownFile),
    leftOut: (row.leftOut ?? []).map(({ name, reason }) => ({ name: name ?? '', reason: reason ?? 'KIND' })),
  };
}

function shownStay(stay: ReservationsRow, table: Tables): InboxStay {
  const { total, remaining } = stayMoney(stay);
  const { id, code, status, checkIn, checkOut, estateId, currency } = stay;
  return {
    id,
    code: code ?? '',
    status: status ?? '',
    checkIn,
    checkOut,
    estateId,
    total,
    remaining,
    currency: currency ?? '',
    home: table('estates').get(estateId)?.propertyName ?? '',
    people: peopleIn(stay),
  };
}

/** The addresses for an answer: the guest's, or the last writer's. */
export function addressesOf({ guest, head }: ThreadSubject): { readonly email: string; readonly phone: string } {
  const written = head?.address ?? '';
  return { email: (guest?.email ?? '') || (written.includes('@') ? written : ''), phone: guest?.phone ?? '' };
}

/** A thread as staff see it. */
export function shownTalk(context: Context, talk: ThreadSubject, settings: MailSettings): InboxThread {
  const { table } = context;
  const { id, head, stay, guest } = talk;
  const { rows, hasMore } = messagesOf(table, talk);
  const assignee = table('users').get(head?.assigneeId ?? '');
  return {
    id,
    head: head
      ? {
          name: head.name ?? '',
          subject: head.subject ?? '',
          state: head.state ?? '',
          unread: head.unread ?? 0,
          assignee: assignee ? { id: assignee.id, name: personName(assignee) } : null,
          version: head.version ?? 1,
        }
      : null,
    messages: rows.map((row) => shownMessage(row, wordsOf(row, table))),
    hasMore,
    stay: stay ? shownStay(stay, table) : null,
    guest: guest ? { id: guest.id, name: [guest.firstName, guest.lastName].filter(Boolean).join(' ') } : null,
    ...addressesOf(talk),
    isPageOpen: stay !== undefined && isPageOpen(table, stay, context.caller.values.today),
    language: mailLanguageOf(guest, settings.language),
    colleagues: colleaguesIn(context),
  };
}
