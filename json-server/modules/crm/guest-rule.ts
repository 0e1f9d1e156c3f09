import { refuseGuestChange, whyRetained } from '../../../src/domain/crm/erasure.ts';
import type { Json } from '../../../src/config/types.ts';
import type { DomainRule, DomainWrite } from '../../live/rules/domain-write.ts';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { standingIn, staysOf } from './stays.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';

const NOTIFICATIONS = 'kbs-notifications';
/** Personal data; the country and the language stay for the statistics. */
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
export const anonymousValues = (guest: GuestsRow): Readonly<Record<string, Json>> => ({
  ...PERSONAL,
  firstName: 'Anonim',
  lastName: `#${guest.id.slice(-6)}`,
});

/** The facts that decide whether a person's data must be kept for now. */
function retentionFacts(record: GuestsRow, { table, now }: Pick<DomainWrite, 'table' | 'now'>) {
  const { own, along } = staysOf(record.id, table);
  const notifications = table(NOTIFICATIONS).equal('guestId', record.id);
  return {
    erasureReason: record.erasureReason,
    stays: [...own, ...along],
    notifications: notifications.map(({ status }) => status),
    today: todayIn(new Date(now)),
  };
}

/**
 * A guest or lead: derives the standing from the stays; becomes anonymous for good after the legal period or on request
 * (KB5, KVKK).
 */
export const guestRule: DomainRule<GuestsRow> = ({ record, before, table, now }) => {
  const fixed = refuseGuestChange(before);
  if (fixed) return { refused: fixed };
  // The merge itself decides what the record becomes.
  if ((record.mergedIntoId ?? '') !== '') return { set: {} };
  if (before === undefined || (record.anonymisedAt ?? '') === '') return { set: { ...standingIn(record.id, table) } };
  const retained = whyRetained(retentionFacts(record, { table, now }));
  return retained ? { refused: retained } : { set: { ...standingIn(record.id, table), ...anonymousValues(record) } };
};
