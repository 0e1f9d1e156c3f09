import { addDays } from '../../../src/domain/calendar/iso-date.ts';
import type { ReminderItem } from '../../../src/domain/mail/reminder.ts';
import { rowsByIndex } from '../../records/indexed.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { guestDataIn } from '../reservations/people.ts';
import { byHome, guestIn, homeIn } from './reminder-items.ts';

/** Days ahead for which expiring permits and papers are listed. */
const EXPIRING = 30;
/** Days back for which expired papers are still listed. */
const EXPIRED = 30;

const OPEN_KBS = ['INCOMPLETE', 'READY', 'ERROR'];

/** Unsent notifications of guests, and stays without all their guests entered. */
export function openNotifications(table: Tables, arriving: readonly ReservationsRow[]): readonly ReminderItem[] {
  const open = OPEN_KBS.flatMap((status) =>
    rowsByIndex(table('kbs-notifications'), (each) => each.equal('status', status)).map((row): ReminderItem => {
      const note = status === 'INCOMPLETE' ? 'incomplete' : status === 'ERROR' ? 'failed' : undefined;
      const stay = table('reservations').get(row.reservationId ?? '');
      return { home: homeIn(table, row), code: stay?.code ?? '', guest: guestIn(table, row), note };
    }),
  );
  return [...open, ...byHome(unknownGuests(table, arriving))];
}

function unknownGuests(table: Tables, arriving: readonly ReservationsRow[]): readonly ReminderItem[] {
  const inHouse = ['IN_HOUSE', 'DEPARTURE_DELAYED'].flatMap((state) =>
    rowsByIndex(table('reservations'), (each) => each.equal('stayState', state)),
  );
  // A guest who is entered and in the house has a notification, listed above.
  const awaited = arriving.filter((row) => (row.actualCheckInAt ?? '') === '' && (row.noShowAt ?? '') === '');
  return [...new Set([...awaited, ...inHouse])].flatMap((row): ReminderItem[] => {
    const { state, ...entered } = guestDataIn(row, table);
    if (state === 'complete' || (state !== 'fewer' && inHouse.includes(row))) return [];
    const lacks = state === 'fewer' ? { entered } : { note: 'incomplete' as const };
    return [{ home: homeIn(table, row), code: row.code ?? '', guest: guestIn(table, row), ...lacks }];
  });
}

/** Permits and papers of homes that expire soon or have just expired. */
export function expiringPapers(table: Tables, today: string): readonly ReminderItem[] {
  const running = { gte: addDays(today, -EXPIRED), lt: addDays(today, EXPIRING + 1) };
  const permits = rowsByIndex(table('legal-permits'), (each) => each.range('expiresAt', running))
    .filter((row) => row.status === 'VALID')
    .map((row): ReminderItem => ({
      home: homeIn(table, row),
      code: row.permitNo,
      date: row.expiresAt ?? '',
      note: 'permit',
    }));
  // A permit's own paper expires with the permit, listed above.
  const papers = rowsByIndex(table('estate-documents'), (each) => each.range('expiresAt', running))
    .filter((row) => row.type !== 'SHORT_TERM_RENTAL_PERMIT')
    .map((row): ReminderItem => ({ home: homeIn(table, row), date: row.expiresAt ?? '', note: 'paper' }));
  return [...permits, ...papers].sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1));
}
