import { isNotificationUnsent } from '../../../src/domain/kbs/notification.ts';
import { anonymousFrom } from '../../../src/domain/kbs/retention.ts';
import { whyNotErasable } from '../../../src/domain/crm/standing.ts';
import type { Json } from '../../../src/config/types.ts';
import type { Refusal } from '../../../src/domain/rule/refusal.ts';
import type { DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { standingIn, staysOf } from './stays.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { KbsNotificationsRow } from '../../live/rows/stored/kbs-notifications.ts';

const NOTIFICATIONS = 'kbs-notifications';
/** What is known of a person; where they come from and their language stay for the counts. */
const PERSONAL: Readonly<Record<string, Json>> = {
  tcIdentityNo: null,
  foreignIdNo: null,
  passportNo: null,
  birthDate: null,
  fatherName: null,
  motherName: null,
  phone: null,
  email: null,
  notes: null,
  tags: [],
  isBlocked: false,
  blockReason: null,
  documentSeenAt: null,
  documentSeenBy: null,
  gender: null,
} satisfies Partial<GuestsRow>;

/** A guest's record without the person. */
export const anonymous = (guest: GuestsRow): Readonly<Record<string, Json>> => ({
  ...PERSONAL,
  firstName: 'Anonim',
  lastName: `#${guest.id.slice(-6)}`,
});

const refused = (key: Refusal['key'], params: Refusal['params'] = {}): Refusal => ({
  status: 409,
  field: 'anonymisedAt',
  key,
  params,
});

/** Why the person's data stay for now: the legal time (KB5), or on their request what is not settled, and unsent notifications. */
function whyRetained(record: GuestsRow, { table, now }: Pick<DomainWrite, 'table' | 'now'>): Refusal | undefined {
  const today = todayIn(new Date(now));
  const { own, along } = staysOf(record.id, table);
  const stays = [...own, ...along];
  if ((record.erasureReason ?? '') === '') {
    const from = anonymousFrom(stays.map((stay) => stay.checkOut).filter((date) => date !== ''));
    if (from !== undefined && from > today) return refused('kbs.tooEarly', { date: from });
  } else {
    const needed = whyNotErasable(stays, today);
    if (needed) {
      const code = stays[needed.at]?.code ?? '';
      return refused(needed.reason === 'stay' ? 'crm.liveStay' : 'crm.openBalance', { code });
    }
  }
  const isUnsent = (row: KbsNotificationsRow): boolean => isNotificationUnsent(row.status) || row.status === 'SENDING';
  return table(NOTIFICATIONS).equal('guestId', record.id).some(isUnsent) ? refused('kbs.unsent') : undefined;
}

/** A guest or lead: what the stays make of them; made anonymous for good after the legal time or on request (KB5, KVKK). */
export const guestRule: DomainRule<GuestsRow> = ({ record, before, table, now }) => {
  if (before?.anonymisedAt) return { refused: { ...refused('kbs.anonymous'), field: 'firstName' } };
  if (before?.mergedIntoId) return { refused: { ...refused('crm.merged'), field: 'firstName' } };
  // Merging says itself what becomes of the record.
  if ((record.mergedIntoId ?? '') !== '') return { set: {} };
  if (before === undefined || (record.anonymisedAt ?? '') === '') return { set: { ...standingIn(record.id, table) } };
  const retained = whyRetained(record, { table, now });
  return retained ? { refused: retained } : { set: { ...standingIn(record.id, table), ...anonymous(record) } };
};
