import { isOpen } from '../../../src/domain/kbs/notification.ts';
import { anonymousFrom } from '../../../src/domain/kbs/retention.ts';
import type { Json, Row } from '../../../src/config/types.ts';
import { textIn } from '../../rows.ts';
import type { AlsoWritten, DomainRule, DomainWrite } from '../../rules/domain-write.ts';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import { NOTIFICATIONS, STAY_GUESTS, STAYS } from './stay.ts';

const HISTORY = '_history';
/** What is known of a person; where they come from and their language stay for the counts. */
const PERSONAL: Readonly<Record<string, Json>> = {
  ...{ tcIdentityNo: null, foreignIdNo: null, passportNo: null, birthDate: null, fatherName: null, motherName: null },
  ...{ phone: null, email: null, notes: null, tags: [], isBlocked: false, blockReason: null },
  ...{ documentSeenAt: null, documentSeenBy: null },
};

/** The days on which the guest's stays end. */
function departuresOf(guest: Row, table: DomainWrite['table']): readonly string[] {
  const main = table(STAYS).equal('guestId', guest.id);
  const others = table(STAY_GUESTS)
    .equal('guestId', guest.id)
    .flatMap((row) => table(STAYS).get(textIn(row, 'reservationId')) ?? []);
  return [...main, ...others].map((stay) => textIn(stay, 'checkOut')).filter((date) => date !== '');
}

/** The guest's history without what it said: who did what and when remains. */
export const forgotten = (guest: Row, table: DomainWrite['table']): readonly AlsoWritten[] =>
  table(HISTORY)
    .equal('record', `guests/${guest.id}`)
    .map((row) => ({ collection: HISTORY, row: { ...row, changes: {} } }));

/** KB5: a guest is made anonymous after the legal time, for good; stays, notifications and counts remain. */
export const guestRule: DomainRule = ({ record, before, table, now }) => {
  const isAsked =
    textIn(record, 'anonymisedAt') !== '' && before !== undefined && textIn(before, 'anonymisedAt') === '';
  if (!isAsked) {
    const isGone = before !== undefined && textIn(before, 'anonymisedAt') !== '';
    return isGone ? { refused: { status: 409, field: 'firstName', key: 'kbs.anonymous', params: {} } } : { set: {} };
  }
  const from = anonymousFrom(departuresOf(record, table));
  if (from !== undefined && from > todayIn(new Date(now))) {
    return { refused: { status: 409, field: 'anonymisedAt', key: 'kbs.tooEarly', params: { date: from } } };
  }
  const isUntold = (row: Row): boolean => isOpen(textIn(row, 'status')) || row['status'] === 'SENDING';
  if (table(NOTIFICATIONS).equal('guestId', record.id).some(isUntold)) {
    return { refused: { status: 409, field: 'anonymisedAt', key: 'kbs.unsent', params: {} } };
  }
  const name = { firstName: 'Anonim', lastName: `#${record.id.slice(-6)}` };
  return { set: { ...PERSONAL, ...name } };
};
