import { daysBetween } from '../../src/domain/calendar/iso-date.ts';
import { addressLine } from '../../src/domain/estates/address.ts';
import { BUILT_IN } from '../../src/domain/mail/built-in.ts';
import { snippetOf } from '../../src/domain/mail/inbox/thread.ts';
import { filledMail, type MailText } from '../../src/domain/mail/template.ts';
import { longDate, type MailLanguage } from '../../src/domain/mail/words.ts';
import type { Row } from '../../src/config/types.ts';
import { textIn } from '../live/rows/rows.ts';
import type { SeedData } from './seed-data.ts';

export const CONFIRMATION = 'GUEST_CONFIRMATION';

type Facts = {
  readonly stay: Row;
  readonly guest: Row | undefined;
  readonly home: Row | undefined;
  /** What the company has set. */
  readonly setting: Row | undefined;
};

/** The language of the texts in which a guest of the demo is written to. */
export const writtenIn = (row: Row | undefined): MailLanguage => (row?.['language'] === 'en' ? 'en' : 'tr');

/** What the guest of a stay is told, with the days of the stay and the hours of the home. */
export function confirmationText({ stay, guest, home, setting }: Facts, language: MailLanguage): MailText {
  const of = (row: Row | undefined, key: string): string => (row ? textIn(row, key) : '');
  const checkIn = textIn(stay, 'checkIn');
  const checkOut = textIn(stay, 'checkOut');
  const filling = {
    'guest.firstName': of(guest, 'firstName'),
    'guest.lastName': of(guest, 'lastName'),
    'reservation.code': textIn(stay, 'code'),
    'reservation.checkIn': longDate(checkIn, language),
    'reservation.checkOut': longDate(checkOut, language),
    'reservation.nights': String(daysBetween(checkIn, checkOut)),
    'estate.name': of(home, 'propertyName'),
    'estate.address': addressLine(home?.['address']),
    'estate.checkInTime': of(home, 'checkInTime') || of(setting, 'checkInTime'),
    'estate.checkOutTime': of(home, 'checkOutTime') || of(setting, 'checkOutTime'),
    'company.name': of(setting, 'companyName'),
    'company.phone': of(setting, 'companyPhone'),
    'company.website': of(setting, 'companyWebsite'),
  };
  return filledMail(BUILT_IN[CONFIRMATION], filling, language);
}

/** The confirmations with the days on which their stays are now, and the heads of threads that quote them. */
export function withConfirmations(data: SeedData): SeedData {
  const { messages = [], conversations = [], reservations = [], guests = [], estates = [], settings = [] } = data;
  const stays = new Map(reservations.map((row) => [row.id, row]));
  const people = new Map(guests.map((row) => [row.id, row]));
  const homes = new Map(estates.map((row) => [row.id, row]));
  const quoted = new Map<string, string>();
  const written = messages.map((message) => {
    const stay = message['kind'] === CONFIRMATION ? stays.get(textIn(message, 'reservationId')) : undefined;
    if (!stay) return message;
    const guest = people.get(textIn(stay, 'guestId'));
    const home = homes.get(textIn(stay, 'estateId'));
    const setting = settings.find(({ tenantId }) => tenantId === message['tenantId']);
    const { subject, body } = confirmationText({ stay, guest, home, setting }, writtenIn(message));
    quoted.set(snippetOf(textIn(message, 'body')), snippetOf(body));
    return { ...message, subject, body };
  });
  const heads = conversations.map((head) => {
    const lastText = quoted.get(textIn(head, 'lastText'));
    return lastText === undefined ? head : { ...head, lastText };
  });
  return { ...data, messages: written, conversations: heads };
}
