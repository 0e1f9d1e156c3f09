import { BUILT_IN } from '../../../src/domain/mail/built-in.ts';
import {
  type Filling,
  filledMail,
  type GuestKind,
  type MailTemplate,
  type MailText,
  type TemplateKind,
} from '../../../src/domain/mail/template.ts';
import { PAGE_MARK } from '../../../src/domain/guest-page/link.ts';
import { stayMoney } from '../../../src/domain/reservations/balance.ts';
import { isReleased } from '../../../src/domain/reservations/status.ts';
import { addressLine } from '../../../src/domain/estates/address.ts';
import { longDate, longMonth, type MailLanguage, mailMoney } from '../../../src/domain/mail/words.ts';
import { daysBetween } from '../../../src/domain/calendar/iso-date.ts';
import { guestPageAddress } from '../reservations/guest-page/pages.ts';
import { peopleIn } from '../reservations/people.ts';
import { type MailSettings } from './settings.ts';
import type { PutOf, Tables } from '../../live/rows/company.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import type { StatementsRow } from '../../live/rows/stored/statements.ts';

export const TEMPLATES = 'message-templates';

/** The company's own text for this mail; the built-in one if there is none, or the company turned its own off. */
export function templateOf(table: Tables, kind: TemplateKind): MailTemplate {
  const built = BUILT_IN[kind];
  for (const row of table(TEMPLATES).all()) {
    if (row.kind !== kind || row.isActive === false) continue;
    const { subject, body } = built;
    return {
      subject: { en: row.subjectEn || subject.en, tr: row.subjectTr || subject.tr },
      body: { en: row.bodyEn || body.en, tr: row.bodyTr || body.tr },
    };
  }
  return built;
}

const ofCompany = ({ company }: MailSettings): Filling => ({
  'company.name': company.name,
  'company.phone': company.phone,
  'company.email': company.email,
  'company.address': company.address,
  'company.website': company.website,
});

/** The language of mails to a person: their own, if the product has it. @param usual the default */
export const mailLanguageOf = (
  person: { readonly language?: string | null } | undefined,
  usual: MailLanguage = 'tr',
): MailLanguage => {
  const own = person?.language;
  return own === 'en' || own === 'tr' ? own : usual;
};

type StayWords = {
  readonly table: Tables;
  readonly settings: MailSettings;
  readonly stay: ReservationsRow;
  readonly language: MailLanguage;
  /** Somebody else reads it: omits the link to the guest's page. */
  readonly isForOthers?: boolean;
};
type StayMail = StayWords & { readonly kind: GuestKind };

/** The current values of a stay. Omits a price that the channel collects, because we do not charge it. */
function stayFilling({ table, settings, stay, language, isForOthers = false }: StayWords): Filling {
  const guest = table('guests').get(stay.guestId);
  const estate = table('estates').get(stay.estateId);
  const checkIn = stay.checkIn;
  const checkOut = stay.checkOut;
  const currency = stay.currency ?? '';
  const { total, remaining, refunded, refundDue } = stayMoney(stay);
  const isOver = isReleased(stay.status ?? '');
  const isNoShow = (stay.noShowAt ?? '') !== '';
  const money = (minor: number) => (minor > 0 && currency !== '' ? mailMoney(minor, currency, language) : '');
  return {
    ...ofCompany(settings),
    'guest.firstName': guest?.firstName ?? '',
    'guest.lastName': guest?.lastName ?? '',
    'reservation.code': stay.code ?? '',
    'reservation.checkIn': longDate(checkIn, language),
    'reservation.checkOut': longDate(checkOut, language),
    'reservation.nights': String(daysBetween(checkIn, checkOut)),
    'reservation.guests': String(peopleIn(stay)),
    'reservation.total': stay.collectedBy === 'CHANNEL' ? '' : money(total),
    'reservation.remaining': money(remaining),
    'reservation.fee': isOver ? money(total) : '',
    'reservation.refund': isOver ? money(refunded + refundDue) : '',
    'reservation.arrivalTime': stay.plannedArrival ?? '',
    'reservation.departureTime': stay.plannedDeparture ?? '',
    'reservation.page': isForOthers || isOver || isNoShow ? '' : (guestPageAddress(table, stay.id) ?? PAGE_MARK),
    'estate.name': estate?.propertyName ?? '',
    'estate.address': addressLine(estate?.address),
    'estate.checkInTime': estate?.checkInTime || settings.checkInTime,
    'estate.checkOutTime': estate?.checkOutTime || settings.checkOutTime,
  };
}

/** A guest's mail about a stay. */
export const composeForGuest = ({ kind, ...words }: StayMail): MailText =>
  filledMail(templateOf(words.table, kind), stayFilling(words), words.language);

type OwnWords = Omit<StayWords, 'stay'> & {
  readonly stay: ReservationsRow | undefined;
  /** The guest of a thread without a stay. */
  readonly guest: GuestsRow | undefined;
  readonly words: MailText;
};

/** A message written by staff, with the names in braces filled in with current values. */
export function composeOwn({ stay, guest, words, ...known }: OwnWords): MailText {
  const { subject, body } = words;
  const both = { subject: { en: subject, tr: subject }, body: { en: body, tr: body } };
  const filling: Filling = stay
    ? stayFilling({ ...known, stay })
    : {
        ...ofCompany(known.settings),
        'guest.firstName': guest?.firstName ?? '',
        'guest.lastName': guest?.lastName ?? '',
      };
  return filledMail(both, filling, known.language);
}

type StatementMail = {
  readonly table: Tables;
  readonly settings: MailSettings;
  readonly statement: StatementsRow;
  /** The owner's name. */
  readonly name: string;
  /** The address of the statement. */
  readonly link: string;
  readonly language: MailLanguage;
};

/** An owner's mail about their own statement; contains nobody else's figures. */
export function composeStatement({ table, settings, statement, name, link, language }: StatementMail): MailText {
  const estate = table('estates').get(statement.estateId);
  const home = [estate?.code ?? '', estate?.propertyName ?? ''].filter((text) => text !== '').join(' · ');
  const filling: Filling = {
    ...ofCompany(settings),
    'owner.name': name,
    'statement.month': longMonth(statement.period ?? '', language),
    'statement.estate': home,
    'statement.balance': mailMoney(statement.balance ?? 0, statement.currency, language),
    'statement.link': link,
  };
  return filledMail(templateOf(table, 'OWNER_STATEMENT'), filling, language);
}

type Morning = {
  readonly table: Tables;
  readonly settings: MailSettings;
  readonly user: PutOf<'users'>;
  readonly today: string;
  readonly sections: string;
  readonly language: MailLanguage;
};

/** The morning mail around its sections. */
export function composeReminder({ table, settings, user, today, sections, language }: Morning): MailText {
  const filling: Filling = {
    ...ofCompany(settings),
    'user.firstName': user.name ?? '',
    date: longDate(today, language),
    sections,
  };
  return filledMail(templateOf(table, 'REMINDER'), filling, language);
}
