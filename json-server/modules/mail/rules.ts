import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { PAGE_MARK, withoutMark } from '../../../src/domain/guest-page/link.ts';
import { guestPageState } from '../../../src/domain/guest-page/page.ts';
import {
  placeholdersOf,
  QUICK_REPLY,
  TEMPLATE_KINDS,
  type TemplateKind,
  unknownPlaceholders,
} from '../../../src/domain/mail/template.ts';
import { namesIn } from '../../../src/domain/text/placeholders.ts';
import { isEnded, isRevived } from '../../../src/domain/reservations/cancel.ts';
import { pageFor } from '../reservations/guest-page/pages.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { DomainAnswer, DomainRule, Followed, Follower, RecordWrite } from '../../live/rules/domain-write.ts';
import { composeForGuest, mailLanguageOf, TEMPLATES } from './compose.ts';
import { cancellationId, confirmationId } from './names.ts';
import { threadOf } from './inbox/followers.ts';
import { mailSettings } from './settings.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { MessageTemplatesRow } from '../../live/rows/stored/message-templates.ts';
import { MESSAGES } from '../../accounts/one-time-links.ts';

const isKind = (kind: string): kind is TemplateKind => (TEMPLATE_KINDS as readonly string[]).includes(kind);
const isQuickReply = (kind: string): kind is typeof QUICK_REPLY => kind === QUICK_REPLY;

/** A template may only use the names that its mail has; the refusal of another name lists them. */
export const templateRule: DomainRule<MessageTemplatesRow> = ({ record, before, table, now }) => {
  const kind = record.kind;
  const isQuick = isQuickReply(kind);
  if (!isQuick && !isKind(kind)) return { set: {} };
  for (const other of table(TEMPLATES).all()) {
    if (other.kind !== kind || other.id === record.id || (isQuick && other.name !== record.name)) continue;
    return { refused: { status: 409, field: isQuick ? 'name' : 'kind', key: 'mail.templateTwice', params: {} } };
  }
  for (const field of ['subjectEn', 'subjectTr', 'bodyEn', 'bodyTr'] as const) {
    const unknown = unknownPlaceholders(record[field], kind);
    if (unknown.length === 0) continue;
    const allowed = placeholdersOf(kind).map((name) => `{${name}}`);
    const params = { names: unknown.map((name) => `{${name}}`).join(', '), allowed: allowed.join(', ') };
    return { refused: { status: 422, field, key: 'mail.placeholder', params } };
  }
  // An automatic mail applies from now on: nobody gets last month's.
  const isTimed = (record.sendWhen ?? '') !== '';
  const isSame =
    before !== undefined &&
    before.sendWhen === record.sendWhen &&
    before.sendDays === record.sendDays &&
    before.isActive === record.isActive;
  return { set: isTimed && !isSame ? { sendSince: now } : {} };
};

/** A letter that refers to the guest's page creates the page and contains its address. */
function withGuestPage(record: MessagesRow, table: Tables, now: string): DomainAnswer {
  const threadId = threadOf(record);
  const body = record.body ?? '';
  const isLater = record.fillsIn === true && namesIn(body).includes('reservation.page');
  if (!body.includes(PAGE_MARK) && !isLater) return { set: { threadId } };
  const stay = table('reservations').get(record.reservationId ?? '');
  const isOpen = stay && guestPageState(stay, todayIn(new Date(now))) === 'ACTIVE';
  // A WhatsApp message has left already, with the text it had then.
  if (!isOpen || record.channel !== 'MAIL') return { set: { threadId, body: withoutMark(body) } };
  const { path, writes } = pageFor({ table, tenant: stay.tenantId ?? '', stay, now, by: 'system' });
  return { set: { threadId, body: body.replaceAll(PAGE_MARK, () => path) }, writes };
}

/**
 * Assigns a new message to the thread of its stay. Applies people's requests to its state: stop it, or retry it as if
 * for the first time.
 */
export const messageRule: DomainRule<MessagesRow> = ({ record, before, table, now }) => {
  if (!before) return withGuestPage(record, table, now);
  const isNew = (key: 'cancelledAt' | 'retriedAt') => (record[key] ?? '') !== '' && record[key] !== before[key];
  if (isNew('cancelledAt')) return { set: { status: 'CANCELLED' } };
  return isNew('retriedAt') ? { set: { status: 'WAITING', failure: null, lastError: null } } : { set: {} };
};

const isConfirmed = (row: ReservationsRow | undefined): boolean => row?.status === 'SUCCESSFUL';

/** ms before a mail about a step reaches a guest: a step taken by mistake can be undone before anybody hears of it. */
const REGRET = 30_000;

type Told = Pick<Followed, 'table' | 'now'> & {
  readonly stay: ReservationsRow;
  readonly kind: 'GUEST_CONFIRMATION' | 'GUEST_CANCELLATION' | 'GUEST_NO_SHOW';
  /** The message's key, so that it is written once per stay. */
  readonly id: string;
};

/** Writes to the guest of a stay if they have an address; a stopped message is written again. */
function tellGuest({ table, now, stay, kind, id }: Told): readonly RecordWrite[] {
  const settings = mailSettings(table);
  const guest = table('guests').get(stay.guestId);
  const to = guest?.email ?? '';
  if (to === '') return [];
  const language = mailLanguageOf(guest, settings.language);
  const { subject, body } = composeForGuest({ table, settings, stay, kind, language });
  const nextAttemptAt = new Date(Date.parse(now) + REGRET).toISOString();
  const letter = { to, language, subject, body, nextAttemptAt };
  const stopped = table(MESSAGES).get(id);
  if (stopped) {
    const set = { ...letter, cancelledAt: null, retriedAt: now };
    return stopped.status === 'CANCELLED' ? [{ collection: MESSAGES, id, set, action: 'retry' }] : [];
  }
  const create = { id, kind, channel: 'MAIL', status: 'WAITING', reservationId: stay.id, ...letter };
  return [{ collection: MESSAGES, create }];
}

/** Stops a message that is still waiting. */
function stop({ table, now }: Pick<Followed, 'table' | 'now'>, id: string): readonly RecordWrite[] {
  if (table(MESSAGES).get(id)?.status !== 'WAITING') return [];
  return [{ collection: MESSAGES, id, set: { cancelledAt: now, nextAttemptAt: null }, action: 'cancel' }];
}

/**
 * Sends the confirmation automatically if the company wants it: once per stay, when it becomes confirmed; not to guests
 * without an address, and not again when a check-out or a cancellation is undone. A stopped one is written again.
 */
export const confirmStay: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  if (!after || !isConfirmed(after) || isConfirmed(before) || before?.status === 'FINISHED') return [];
  if (!mailSettings(table).sendsConfirmations) return [];
  return tellGuest({ table, now, stay: after, kind: 'GUEST_CONFIRMATION', id: confirmationId(after.id) });
};

/** Stops a waiting confirmation when the stay is cancelled or no longer confirmed. */
export const stopConfirmation: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  if (!after || isConfirmed(after) || after.status === 'FINISHED' || after.status === before?.status) return [];
  return stop({ table, now }, confirmationId(after.id));
};

/**
 * The person who cancels a stay, or ends a no-show's stay, decides whether the guest is told; a cancellation that is
 * undone in time is not sent.
 */
export const tellCancelled: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  if (!after) return [];
  const id = cancellationId(after.id);
  if (isRevived(after, before)) return stop({ table, now }, id);
  if (after.tellGuest !== true || !isEnded(after, before)) return [];
  const kind = after.cancelReason === 'NO_SHOW' ? 'GUEST_NO_SHOW' : 'GUEST_CANCELLATION';
  return tellGuest({ table, now, stay: after, kind, id });
};

/** Stops scheduled and automatic messages of a stay that is cancelled. */
export const stopTimed: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  if (!after || !isEnded(after, before)) return [];
  const waiting = table(MESSAGES)
    .equal('reservationId', after.id)
    .filter(({ status }) => status === 'WAITING');
  const isTimed = ({ id, kind, nextAttemptAt }: MessagesRow) =>
    id.startsWith('own-') || (kind === 'REPLY' && (nextAttemptAt ?? '') > now);
  return waiting.filter(isTimed).flatMap(({ id }) => stop({ table, now }, id));
};
