import {
  TEMPLATE_KINDS,
  type TemplateKind,
  placeholdersOf,
  unknownPlaceholders,
} from '../../../src/domain/mail/template.ts';
import type { DomainRule, Follower } from '../../live/rules/domain-write.ts';
import { composeForGuest, languageOf, TEMPLATES } from './compose.ts';
import { confirmationId, MESSAGES } from './names.ts';
import { mailSettings } from './settings.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { MessageTemplatesRow } from '../../live/rows/stored/message-templates.ts';

const isKind = (kind: string): kind is TemplateKind => (TEMPLATE_KINDS as readonly string[]).includes(kind);

/** A template asks for what its mail knows and nothing else; who types another name is told which there are. */
export const templateRule: DomainRule<MessageTemplatesRow> = ({ record, table }) => {
  const kind = record.kind;
  if (!isKind(kind)) return { set: {} };
  for (const other of table(TEMPLATES).all()) {
    if (other.kind !== kind || other.id === record.id) continue;
    return { refused: { status: 409, field: 'kind', key: 'mail.templateTwice', params: {} } };
  }
  for (const field of ['subjectEn', 'subjectTr', 'bodyEn', 'bodyTr'] as const) {
    const unknown = unknownPlaceholders(record[field], kind);
    if (unknown.length === 0) continue;
    const allowed = placeholdersOf(kind).map((name) => `{${name}}`);
    const params = { names: unknown.map((name) => `{${name}}`).join(', '), allowed: allowed.join(', ') };
    return { refused: { status: 422, field, key: 'mail.placeholder', params } };
  }
  return { set: {} };
};

/** The state of a message follows what people ask: to stop it, or to try again as if for the first time. */
export const messageRule: DomainRule<MessagesRow> = ({ record, before }) => {
  if (!before) return { set: {} };
  const isNew = (key: 'cancelledAt' | 'retriedAt') => (record[key] ?? '') !== '' && record[key] !== before[key];
  if (isNew('cancelledAt')) return { set: { status: 'CANCELLED' } };
  return isNew('retriedAt') ? { set: { status: 'WAITING', failure: null, lastError: null } } : { set: {} };
};

const isConfirmed = (row: ReservationsRow | undefined): boolean => row?.status === 'SUCCESSFUL';

/** ms until a confirmation leaves: whoever confirmed the wrong stay takes it back, and nobody was told. */
const REGRET = 30_000;

/**
 * A confirmation goes out by itself where the company wants it: once a stay, when it becomes confirmed; not to those who
 * have no address, and not again when a check-out is taken back. One that was stopped is written anew.
 */
export const confirmStay: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  if (!after || !isConfirmed(after) || isConfirmed(before) || before?.status === 'FINISHED') return [];
  const settings = mailSettings(table);
  const guest = table('guests').get(after.guestId);
  const to = guest?.email ?? '';
  if (!settings.sendsConfirmations || to === '') return [];
  const language = languageOf(guest, settings.language);
  const kind = 'GUEST_CONFIRMATION';
  const { subject, body } = composeForGuest({ table, settings, stay: after, kind, language });
  const nextAttemptAt = new Date(Date.parse(now) + REGRET).toISOString();
  const letter = { to, language, subject, body, nextAttemptAt };
  const id = confirmationId(after.id);
  const stopped = table(MESSAGES).get(id);
  if (stopped) {
    const set = { ...letter, cancelledAt: null, retriedAt: now };
    return stopped.status === 'CANCELLED' ? [{ collection: MESSAGES, id, set, action: 'retry' }] : [];
  }
  const create = { id, kind, channel: 'MAIL', status: 'WAITING', reservationId: after.id, ...letter };
  return [{ collection: MESSAGES, create }];
};

/** A confirmation still on its way is stopped when the stay comes to nothing, or is confirmed no longer. */
export const stopConfirmation: Follower<ReservationsRow> = ({ before, after, table, now }) => {
  if (!after || isConfirmed(after) || after.status === 'FINISHED' || after.status === before?.status) return [];
  const message = table(MESSAGES).get(confirmationId(after.id));
  if (message?.status !== 'WAITING') return [];
  return [{ collection: MESSAGES, id: message.id, set: { cancelledAt: now, nextAttemptAt: null }, action: 'cancel' }];
};
