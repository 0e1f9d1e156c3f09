import { refuseGuestChange, whyRetained } from '../../../src/domain/crm/erasure.ts';
import type { Json } from '../../../src/config/types.ts';
import type { DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { standingIn, staysOf } from './stays.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';

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

/** What decides whether a person's data stay for now. */
function retaining(record: GuestsRow, { table, now }: Pick<DomainWrite, 'table' | 'now'>) {
  const { own, along } = staysOf(record.id, table);
  const notifications = table(NOTIFICATIONS).equal('guestId', record.id);
  return {
    erasureReason: record.erasureReason,
    stays: [...own, ...along],
    notifications: notifications.map(({ status }) => status),
    today: todayIn(new Date(now)),
  };
}

/** A guest or lead: what the stays make of them; made anonymous for good after the legal time or on request (KB5, KVKK). */
export const guestRule: DomainRule<GuestsRow> = ({ record, before, table, now }) => {
  const fixed = refuseGuestChange(before);
  if (fixed) return { refused: fixed };
  // Merging says itself what becomes of the record.
  if ((record.mergedIntoId ?? '') !== '') return { set: {} };
  if (before === undefined || (record.anonymisedAt ?? '') === '') return { set: { ...standingIn(record.id, table) } };
  const retained = whyRetained(retaining(record, { table, now }));
  return retained ? { refused: retained } : { set: { ...standingIn(record.id, table), ...anonymous(record) } };
};
