import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import type { ReminderItem } from '../../../src/domain/mail/reminder.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { KbsNotificationsRow } from '../../live/rows/stored/kbs-notifications.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { peopleIn } from '../reservations/people.ts';

/** A record that belongs to a home. */
type OfHome = { readonly estateId?: string | null };

export const homeIn = (table: Tables, row: OfHome): string => {
  const estate = table('estates').get(row.estateId ?? '');
  return estate ? `${estate.code ?? ''} ${estate.propertyName ?? ''}` : '';
};

export const guestIn = (table: Tables, row: ReservationsRow | KbsNotificationsRow): string => {
  const guest = table('guests').get(row.guestId ?? '');
  return guest ? `${guest.firstName} ${guest.lastName}`.trim() : '';
};

export const stayItem = (table: Tables, row: ReservationsRow): ReminderItem => ({
  home: homeIn(table, row),
  code: row.code ?? '',
  guest: guestIn(table, row),
  people: peopleIn(row),
});

/** Undefined once everything is paid. */
export const owedOf = (row: ReservationsRow): ReminderItem['owed'] => {
  const minor = stayMoney(row).remaining;
  const currency = row.currency ?? '';
  return minor > 0 && currency !== '' ? { minor, currency } : undefined;
};

export const byHome = (items: readonly ReminderItem[]): readonly ReminderItem[] =>
  [...items].sort((a, b) => ((a.home ?? '') < (b.home ?? '') ? -1 : 1));
